/**
 * A first game with a teacher: short notes, each said once, when what it is about happens for the first time.
 *
 * A game brings a list of lessons (`text/lessons.json` in its folder): when, what to say, and what to point at. Lessons are
 * tried in order; the first that is due and has not been said is said.
 */
import type { DecisionData, EventData, View } from '../../net/wire'
import type { Level } from '../../games/levels'
import type { Lang } from '../../state/prefs.svelte'

export interface When {
  /** The reader has a decision of one of these kinds. */
  decision?: string[]
  /** This option is offered, or looks possible and is not. */
  option?: string
  blocked?: string
  /**
   * Something of that kind has happened, by the reader or by somebody else, with that thing: since something of the
   * kind `after`, and nothing of the kind `until` has followed.
   */
  event?: { kind: string; by?: 'me' | 'other'; thing?: string; after?: string; until?: string }
  /** Values of the view that are at least, or at most, so large; `me.` is the reader's seat. */
  value?: Record<string, number>
  below?: Record<string, number>
  /** The place holds that thing. */
  holds?: { place: string; thing: string }
  /** The game is over. */
  over?: boolean
}

export interface Lesson extends Record<Lang, string> {
  id: string
  when: When
  /** `prompt`, `advice`, `over`, or `region:`, `place:`, `thing:`, `option:` with a name; `me.` is the reader's seat. */
  at: string
  /** The rule behind it; empty where there is none. */
  clause: string
}

export interface Course {
  /** The table at which it is taught. */
  table: { seed: string; rivals: number; level: Level; options: Record<string, unknown> }
  /** A game whose lessons follow: those of a mode add to those of the game that it changes. */
  after?: string
  lessons: Lesson[]
}

export interface Situation {
  view: View
  decision: DecisionData | null
  past: readonly EventData[]
  you: number | null
}

const mine = (name: string, you: number | null) =>
  name.startsWith('me.') ? `seat${you ?? 0}.${name.slice(3)}` : name

/** Whether what a lesson waits for is the case now. */
export function isDue(when: When, { view, decision, past, you }: Situation): boolean {
  const value = (name: string) => view.numbers[mine(name, you)]?.value ?? view.values[mine(name, you)] ?? 0
  const happened = ({ kind, by, thing, after, until }: NonNullable<When['event']>) => {
    const isTheirs = ({ seat }: EventData) => by === undefined || (seat === you) === (by === 'me')
    const last = past.findLastIndex(
      (event) =>
        event.kind === kind && isTheirs(event) && (thing === undefined || event.things.includes(thing)),
    )
    const came = (what: string, from: number, to?: number) =>
      past.slice(from, to).some((event) => event.kind === what && isTheirs(event))
    return last >= 0 && (!after || came(after, 0, last)) && (!until || !came(until, last))
  }
  return [
    (when.over ?? false) === view.over,
    !when.decision || when.decision.includes(decision?.kind ?? ''),
    !when.option || (decision?.options?.some(({ notation }) => notation === when.option) ?? false),
    !when.blocked || (decision?.blocked?.some(({ notation }) => notation === when.blocked) ?? false),
    !when.event || happened(when.event),
    Object.entries(when.value ?? {}).every(([name, least]) => value(name) >= least),
    Object.entries(when.below ?? {}).every(([name, most]) => value(name) <= most),
    !when.holds ||
      (view.places[mine(when.holds.place, you)]?.things?.some(({ card }) => card === when.holds!.thing) ??
        false),
  ].every(Boolean)
}

/** The lesson to say now: the first that is due and was not said. */
export function lessonFor(
  lessons: readonly Lesson[],
  said: ReadonlySet<string>,
  situation: Situation,
): Lesson | null {
  return lessons.find((lesson) => !said.has(lesson.id) && isDue(lesson.when, situation)) ?? null
}

/** The answer that a lesson is about: the one it points at, or the one that gets the thing it points at. */
export function taughtBy({ at, when }: Lesson): string | null {
  const [family, name] = [at.slice(0, at.indexOf(':')), at.slice(at.indexOf(':') + 1)]
  return family === 'option' ? name : family === 'thing' ? (when.option ?? null) : null
}

const FIXED: Record<string, string> = {
  prompt: '#prompt',
  advice: '#prompt [data-advice]',
  over: '[data-over] h1',
}
const ATTRIBUTES: Record<string, string> = {
  region: 'data-region',
  place: 'data-place',
  thing: 'data-thing',
  option: 'data-option',
}

/** The selector of what a lesson points at; null for something that is not known. */
export function selectorOf(at: string, you: number | null): string | null {
  const [family = '', name = ''] = [at.slice(0, at.indexOf(':')), at.slice(at.indexOf(':') + 1)]
  if (!at.includes(':')) return FIXED[at] ?? null
  const attribute = ATTRIBUTES[family]
  return attribute ? `[${attribute}="${mine(name, you)}"]` : null
}
