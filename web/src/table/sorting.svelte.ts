/**
 * Things that each go to a slot with a name: one question a slot, one after the other, and what is left goes to the last.
 * Where the reader puts them is kept here, so that they can change places until the whole is confirmed; the answers
 * before the last one are tried out meanwhile, so that questions, previews and advice keep step.
 */
import type { TableSession } from '../net/session.svelte'
import type { DecisionData, OptionData } from '../net/wire'
import { prefs } from '../state/prefs.svelte'
import type { Desk } from './desk.svelte'
import { thingIn } from './names'

/** What is put in order, and which decision asks for which slot. */
export interface Sorts {
  /** The kinds of decision, in the order in which they are asked. */
  asked: readonly string[]
  /** The slot of what is left. */
  rest: string
  /** The things, each in one slot at the end. */
  things: readonly string[]
  /** What a slot is called. */
  name(slot: string): string
}

export type SortsOf = (desk: Desk, decision: DecisionData) => Sorts | null

type Order = readonly (string | null)[]

export class Sorting {
  readonly #desk: Desk
  readonly #sortsOf: SortsOf | undefined
  /** Where the reader has put these things, and how they lay before each change. */
  #kept: { of: string; order: Order; before: readonly Order[] } | null = $state.raw(null)
  /** Whether the page is trying out where things lie. */
  running = $state(false)
  /** The slot whose thing is to change places with the next one that is pointed at. */
  lifted: number | null = $state(null)
  /** The slot over which something is dragged. */
  over: number | null = $state(null)

  constructor(desk: Desk, sortsOf: SortsOf | undefined) {
    this.#desk = desk
    this.#sortsOf = sortsOf
  }

  get #sorts(): Sorts | null {
    const { open } = this.#desk
    const sorts = open && this.#sortsOf?.(this.#desk, open)
    return sorts && sorts.asked.includes(open.kind ?? '') ? sorts : null
  }

  get active(): boolean {
    return this.#sorts !== null
  }

  get slots(): readonly string[] {
    return this.#sorts ? [...this.#sorts.asked, this.#sorts.rest] : []
  }

  /** How many slots the choices that are tried out have filled. */
  get #tried(): number {
    return this.#sorts?.asked.indexOf(this.#desk.open?.kind ?? '') ?? 0
  }

  /** What they are filled with: what is not asked for any more. */
  get #triedThings(): readonly string[] {
    const offered = (this.#desk.open?.options ?? []).map((option) => this.thingOf(option))
    return (this.#sorts?.things ?? []).filter((thing) => !offered.includes(thing)).slice(0, this.#tried)
  }

  /** What lies in each slot. */
  get order(): Order {
    if (!this.#sorts) return []
    if (this.#kept?.of === this.#sorts.things.join()) return this.#kept.order
    return this.slots.map((_, i) => this.#triedThings[i] ?? null) // tried out before the page was opened anew
  }

  get complete(): boolean {
    return this.active && this.order.every((thing) => thing !== null)
  }

  /** What a slot is called. */
  name(slot: string): string {
    return this.#sorts?.name(slot) ?? ''
  }

  thingOf(option: OptionData): string | null {
    return thingIn(this.#desk.game, option.label.params)
  }

  /** Puts a thing into a slot, by itself the first that is free; what lay there takes the place that it leaves. */
  put(thing: string, slot = this.order.indexOf(null)): Promise<void> {
    if (this.#desk.busy || slot < 0 || !this.#sorts?.things.includes(thing)) return Promise.resolve()
    const from = this.order.indexOf(thing)
    const next = this.order.map((each, i) =>
      i === slot ? thing : i === from ? (this.order[slot] ?? null) : each,
    )
    const left = this.#sorts.things.filter((each) => !next.includes(each))
    if (left.length === 1) next[next.indexOf(null)] = left[0]!
    return from === slot ? Promise.resolve() : this.#keep(next, [...(this.#kept?.before ?? []), this.order])
  }

  /** Lifts what lies in a slot; the second one that is pointed at changes places with it. */
  point(slot: number): Promise<void> {
    const { lifted } = this
    this.lifted = lifted === null && this.order[slot] ? slot : null
    return lifted === null || lifted === slot ? Promise.resolve() : this.put(this.order[lifted]!, slot)
  }

  /** Takes the last change back; says whether there was one. */
  undo(): boolean {
    const { before } = this.#kept ?? { before: [] }
    if (!this.active || before.length === 0) return false
    if (!this.#desk.busy) void this.#keep(before.at(-1)!, before.slice(0, -1))
    return true
  }

  get canUndo(): boolean {
    return this.active && (this.#kept?.before.length ?? 0) > 0
  }

  /** Makes it count. */
  async confirm(session: TableSession): Promise<void> {
    this.running = true
    try {
      await this.#follow(session)
      const last = this.#option(this.order[this.#tried] ?? null)
      if (last) await session.choose([...this.#desk.table.rehearsed, last.notation])
    } finally {
      this.running = false
    }
  }

  #keep(order: Order, before: readonly Order[]): Promise<void> {
    this.lifted = null
    this.#kept = { of: this.#sorts!.things.join(), order, before }
    if (this.complete && prefs.confirm === 'once') return this.#desk.ask((session) => this.confirm(session))
    return this.#desk.ask(async (session) => {
      this.running = true
      await this.#follow(session).finally(() => (this.running = false))
    })
  }

  /** Tries out what lies in the first slots, but for the last one that is asked for: the whole is confirmed with it. */
  async #follow(session: TableSession): Promise<void> {
    const wanted = this.#sorts!.asked.slice(0, -1).map((_, i) => this.order[i] ?? null)
    const base = this.#desk.table.rehearsed.length - this.#tried
    if (base < 0) return // what counts already stays where it is
    if (this.#triedThings.some((thing, i) => thing !== wanted[i]))
      await session.choose(this.#desk.table.rehearsed.slice(0, base), true)
    for (let i = this.#tried; i < wanted.length; i = this.#tried) {
      const option = this.#option(wanted[i] ?? null)
      if (!option) return
      await session.choose([...this.#desk.table.rehearsed, option.notation], true)
      if (this.#tried === i) return // it was taken back meanwhile
    }
  }

  /** The answer that puts a thing into the slot that is asked for now. */
  #option(thing: string | null): OptionData | null {
    if (thing === null) return null
    return this.#desk.open?.options?.find((option) => this.thingOf(option) === thing) ?? null
  }
}
