/** What the others did since the reader's own last deed, one turn after the other, slowly enough to be read. */
import type { Line, Turn } from './chronicle'
import type { Desk } from './desk.svelte'

/** How long a turn is shown before the next one, in milliseconds at normal speed. */
export const DWELL = 1800

/** The turns of others from a place in the past on, each with what was told in it since. */
export function othersTurns(turns: readonly Turn[], from: number, you: number | null): Turn[] {
  return turns.flatMap((turn) => {
    if (turn.seat === null || turn.seat === you) return []
    const lines = turn.lines.filter(({ index }) => index >= from)
    return lines.length > 0 ? [{ ...turn, lines }] : []
  })
}

export class Meanwhile {
  readonly #desk: Desk
  /** Which of the turns is on show, from the reader's last deed on. */
  #at = $state(0)
  #since = $state(0)
  /** The reader turns the pages: nothing turns by itself. */
  #held = $state(false)

  constructor(desk: Desk) {
    this.#desk = desk
  }

  readonly turns: Turn[] = $derived.by(() => {
    const { turns, newFrom, you } = this.#desk
    return othersTurns(turns, newFrom, you)
  })

  /** From 0; the last one if there are fewer than there were. */
  get at(): number {
    return Math.min(this.#at, this.turns.length - 1)
  }

  get shown(): Turn | undefined {
    return this.turns[this.at]
  }

  /** Whether a later turn waits to be shown. */
  get waits(): boolean {
    return !this.#held && this.at < this.turns.length - 1
  }

  /** Somebody has just come to the table: the last turn is on show. */
  begin(): void {
    this.#since = this.#desk.newFrom
    this.#at = this.turns.length - 1
  }

  /** After each change: with the reader's own deed it begins anew. */
  renew(): void {
    if (this.#since === this.#desk.newFrom) return
    this.#since = this.#desk.newFrom
    this.#at = 0
    this.#held = false
  }

  /** The next turn is shown by itself. */
  goOn(): void {
    if (this.waits) this.#at = this.at + 1
  }

  /** The reader turns a page. */
  turn(by: number): Line[] {
    this.#held = true
    this.#at = Math.max(0, Math.min(this.at + by, this.turns.length - 1))
    return this.shown?.lines ?? []
  }
}
