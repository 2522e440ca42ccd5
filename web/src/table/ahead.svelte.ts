/** What a choice would bring, looked up while the reader points at it: the engine's preview, in a sentence or two. */
import { signed } from '../i18n/signed'
import { api } from '../net/api'
import type { EventData, OptionData } from '../net/wire'
import { prefs } from '../state/prefs.svelte'
import { turnsOf } from './chronicle'
import type { Desk } from './desk.svelte'
import { capital, partName, termName } from './names'

const WAIT = 160
/** What one pays by taking it: it grows. */
const TAKEN = new Set(['debt'])

export class Ahead {
  readonly #desk: Desk
  #option: OptionData | null = $state.raw(null)
  #events: EventData[] = $state.raw([])
  #known = new Map<string, EventData[]>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(desk: Desk) {
    this.#desk = desk
  }

  /** The line: which numbers would change, and what would happen; empty while nothing is pointed at. */
  get line(): string {
    if (!this.#option) return ''
    return [...this.#changes(this.#option), ...this.#told()].join(' ')
  }

  /** The notation of the choice that is pointed at. */
  get pointed(): string | null {
    return this.#option?.notation ?? null
  }

  /** The reader points at a choice, or no longer (null). */
  point(notation: string | undefined | null): void {
    clearTimeout(this.#timer)
    const desk = this.#desk
    const option = notation
      ? (desk.decision?.options?.find((each) => each.notation === notation) ?? null)
      : null
    this.#option = option
    this.#events = option ? (this.#known.get(option.notation) ?? []) : []
    if (option && desk.session && !this.#known.has(option.notation))
      this.#timer = setTimeout(() => void this.#look(option), WAIT)
  }

  /** Another decision: nothing of what was known holds. */
  renew(): void {
    clearTimeout(this.#timer)
    this.#known.clear()
    this.#option = null
  }

  async #look(option: OptionData): Promise<void> {
    const known = this.#known
    const { id, seq, rehearsed } = this.#desk.table
    try {
      const { events } = await api.preview(id, seq, [...rehearsed, option.notation])
      known.set(option.notation, events)
      if (this.#option === option) this.#events = events
    } catch {
      // A preview is a courtesy: without it the choice is what it says.
    }
  }

  #changes({ cost, gain }: OptionData): string[] {
    const { view, game, you, rates } = this.#desk
    const sums = new Map<string, number>()
    for (const [name, n] of cost) sums.set(name, (sums.get(name) ?? 0) + (TAKEN.has(name) ? n : -n))
    for (const [name, n] of gain) sums.set(name, (sums.get(name) ?? 0) + n)
    return [...sums].flatMap(([name, change]) => {
      if (change === 0) return []
      const own = `seat${you}.${name}`
      // What all share and what a thing is called may bear one name: then the reader gets the thing.
      const common = game.catalogue.kindOf(name) === null ? view.values[name] : undefined
      const stock = view.numbers[name]?.value ?? view.numbers[own]?.value ?? view.values[own] ?? common
      const now = rates?.has(name) ? undefined : stock
      if (now !== undefined)
        return [`${partName(game, prefs.lang, 'number', name)} ${signed(now)} → ${signed(now + change)}.`]
      return [this.#counted(name, change)].filter(Boolean)
    })
  }

  /** What changes that has no number: "Fighter +2", or by a name that counts by itself, "2 Suspicions removed". */
  #counted(name: string, change: number): string {
    const { game } = this.#desk
    const one = termName(game, prefs.lang, name)
    const kind = game.catalogue.kindOf(name)
    if (one === null) return ''
    if (kind !== null && /^\d/.test(one))
      return `${game.catalogue.name(prefs.lang, kind, name, 'name', Math.abs(change))}.`
    return `${capital(one)} ${change > 0 ? '+' : ''}${signed(change)}.`
  }

  /** All that is certain, up to where the turn ends or another part of the game begins. */
  #told(): string[] {
    const { telling } = this.#desk
    const isNext = ({ kind }: EventData) => kind === telling.begins || telling.heads?.has(kind) === true
    const end = this.#events.findIndex((event, i) => i > 0 && isNext(event))
    const lines = turnsOf(end < 0 ? this.#events : this.#events.slice(0, end), telling).flatMap(
      (turn) => turn.lines,
    )
    // The deed itself is what the reader points at.
    const brings = lines.filter(({ event }) => !telling.opens?.has(event.kind))
    return brings.map(({ event }) => this.#desk.tell(event.text))
  }
}
