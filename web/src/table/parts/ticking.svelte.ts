/** Clocks that go on between two pushes of the server. */
import type { TableData } from '../../net/wire'

/** Seconds that each seat has left by now; the running ones go down by themselves. */
export class Ticking {
  #now = $state(0)
  #received = 0
  readonly #table: () => TableData

  constructor(table: () => TableData) {
    this.#table = table
    $effect(() => {
      const { clock, status } = table()
      this.#received = this.#now = performance.now()
      if (clock.running.length === 0 || status !== 'playing') return
      const timer = setInterval(() => (this.#now = performance.now()), 1000)
      return () => clearInterval(timer)
    })
  }

  runs(seat: number): boolean {
    const { clock, status } = this.#table()
    return clock.running.includes(seat) && status === 'playing'
  }

  left(seat: number): number {
    const gone = this.runs(seat) ? (this.#now - this.#received) / 1000 : 0
    return Math.max(0, Math.round((this.#table().clock.left[seat] ?? 0) - gone))
  }
}
