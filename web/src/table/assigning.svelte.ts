/**
 * Who does it: where a choice asks for one worker after the other, the whole set that the game proposes is tried out in
 * one step, and can be changed.
 */
import type { TableSession } from '../net/session.svelte'
import type { OptionData } from '../net/wire'
import type { Desk } from './desk.svelte'

export class Assigning {
  readonly #desk: Desk
  /** Which of the choices that are tried out were proposed. */
  #proposal: { from: number; to: number } | null = $state.raw(null)
  /** The reader wants to choose, one after the other. */
  #byHand = false
  /** Whether a proposal is being tried out. */
  running = $state(false)

  constructor(desk: Desk) {
    this.#desk = desk
  }

  /** Where the proposal begins among the choices that are tried out; null where nothing is proposed. */
  get from(): number | null {
    const tried = this.#desk.table.rehearsed.length
    return this.#proposal && this.#proposal.to <= tried ? this.#proposal.from : null
  }

  /** Whether nothing was chosen after the proposal. */
  get isLast(): boolean {
    return this.from !== null && this.#proposal!.to === this.#desk.table.rehearsed.length
  }

  /** Answers for the reader as the game proposes, as long as it is asked who does it and nothing new comes to light. */
  async propose(session: TableSession): Promise<void> {
    const from = this.#desk.table.rehearsed.length
    this.running = true
    try {
      for (let next = this.#next; next && !this.#byHand; next = this.#next) {
        this.#desk.series.note(next)
        await session.choose([...this.#desk.table.rehearsed, next.notation], true)
      }
    } finally {
      this.running = false
    }
    const to = this.#desk.table.rehearsed.length
    if (to > from) this.#proposal = { from, to }
    if (this.#desk.decision?.shape !== 'assign') this.#byHand = false
  }

  /** Takes the proposal back: the reader chooses. */
  change(): void {
    if (this.from === null) return
    this.#byHand = true
    this.#desk.rewind(this.from)
    this.#proposal = null
  }

  get #next(): OptionData | null {
    const { decision } = this.#desk
    if (decision?.shape !== 'assign') return null
    return decision.options?.find((option) => option.default && !option.reveals) ?? null
  }
}
