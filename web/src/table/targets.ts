/** Which things of the table answer the open decision, and which look as if they did. */
import type { BlockedData, DecisionData, OptionData, View } from '../net/wire'
import { isMulti, pickables, timesPicked, type Pickable } from './picks'

export interface Target {
  options: OptionData[]
  pickable: Pickable | null
  /** How many of the equal things are picked. */
  chosen: number
  blocked: BlockedData | null
}

const NOTHING: Target = { options: [], pickable: null, chosen: 0, blocked: null }

/** What each thing means for the decision, by the thing's id. */
export function targetsOf(
  decision: DecisionData | null,
  view: View,
  picks: readonly string[],
): Map<string, Target> {
  const found = new Map<string, Target>()
  if (!decision) return found
  const at = (id: string): Target => {
    let target = found.get(id)
    if (!target) found.set(id, (target = { ...NOTHING, options: [] }))
    return target
  }
  for (const blocked of decision.blocked ?? []) for (const id of blocked.targets) at(id).blocked ??= blocked
  if (isMulti(decision)) {
    for (const pickable of pickables(decision, view)) {
      const target = at(pickable.target)
      target.pickable = pickable
      target.chosen = timesPicked(picks, pickable.notation)
      target.blocked = null
    }
  } else {
    for (const option of decision.options ?? []) for (const id of option.targets) at(id).options.push(option)
  }
  for (const target of found.values()) if (target.options.length > 0) target.blocked = null
  return found
}

/** The look of the nth of several equal things. */
export function lookOf(target: Target | undefined, nth = 0): 'plain' | 'can' | 'chosen' | 'blocked' {
  if (!target) return 'plain'
  if (target.pickable) return nth < target.chosen ? 'chosen' : 'can'
  if (target.options.length > 0) return 'can'
  return target.blocked ? 'blocked' : 'plain'
}

/** The ids of everything that lies open on the table, and of the places themselves. */
export function thingsOf(view: View): Set<string> {
  const ids = new Set<string>(Object.keys(view.places))
  for (const place of Object.values(view.places))
    for (const thing of place.things ?? []) if (thing.id) ids.add(thing.id)
  return ids
}

export interface Answers {
  /** In the order of the engine: the nth is picked by the key n. */
  all: OptionData[]
  /** Those that are not on the table, or a choice between words: they stand as buttons in the prompt while there is room. */
  words: OptionData[]
  /** Those that are about something on the table. */
  things: OptionData[]
  /** The one that ends the phase or the decision. */
  stop: OptionData | null
  /** Whether the tray has to be open, because what may be chosen lies nowhere on the table. */
  tray: boolean
}

const WORDS = new Set(['use', 'option'])
/** So many answers in words have room beside their question. */
const MOST_WORDS = 6

/** How the options of a decision are offered; `shown` are the things that the reader's table shows, `laid` whether the board lays out what the decision brings. */
export function answersOf(decision: DecisionData, shown: ReadonlySet<string>, laid = false): Answers {
  const all = decision.options ?? []
  const stop = all.find((option) => option.group === 'stop') ?? null
  const inWords = WORDS.has(decision.shape ?? '')
  const free = all.filter((option) => option !== stop && (inWords || option.targets.length === 0))
  const crowded = decision.shape !== 'amount' && free.length > MOST_WORDS
  const words = crowded ? [] : free
  const things = all.filter((option) => option !== stop && !words.includes(option))
  const lost = crowded || things.some((option) => !option.targets.some((id) => shown.has(id)))
  return {
    all,
    words,
    things,
    stop,
    tray: (!laid && things.length > 0 && (decision.shape === 'tray' || decision.shape === 'order')) || lost,
  }
}
