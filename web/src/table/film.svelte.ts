/**
 * Cards on the move. The table always shows the newest state and can be played on at once; what moves is a picture
 * above it, from where a thing lay before to where it lies now.
 */
import type { EventData, View } from '../net/wire'
import { prefs, SPEEDS } from '../state/prefs.svelte'
import { between, LONGEST, planned, type Flight, type PieceOf } from './motion'
import { still } from './screen.svelte'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}
export interface Moving {
  id: number
  card: string | null
  piece: string | null
  from: Box
  to: Box
  delay: number
  time: number
  hides: Element | null
}

const MOVE = 380

export class Film {
  moving: Moving[] = $state.raw([])
  #boxes = new Map<string, Box>()
  #last = 0
  /** When the flights that are under way will all have left. */
  #until = 0
  readonly #pieceOf: PieceOf | undefined

  constructor(pieceOf?: PieceOf) {
    this.#pieceOf = pieceOf
  }

  get running(): boolean {
    return this.moving.length > 0
  }

  /** Remembers where everything lies, before the table changes. */
  look(root: HTMLElement | undefined): void {
    this.#boxes.clear()
    if (!root || this.#speed === 0) return
    for (const element of root.querySelectorAll<HTMLElement>('[data-place], [data-thing]')) {
      const box = element.getBoundingClientRect()
      const name = element.dataset.place ?? element.dataset.thing!
      if (box.width === 0) continue
      if (!this.#boxes.has(name)) this.#boxes.set(name, box)
      const { thing, card } = element.dataset
      if (thing && card) this.#boxes.set(`${thing.slice(0, thing.lastIndexOf(':'))}:${card}`, box)
    }
  }

  /** Shows what happened, after the table has changed; `pieces` are those that moved where no event tells of it. */
  show(
    root: HTMLElement,
    news: readonly EventData[],
    before: View | null,
    after: View,
    pieces: readonly Flight[] = [],
  ): void {
    this.#run(
      root,
      news.length > 0
        ? planned(news, this.#pieceOf)
        : before
          ? [...between(before, after, this.#pieceOf), ...pieces]
          : [],
    )
  }

  /** Shows once more what happened. */
  again(events: readonly EventData[]): void {
    const root = document.querySelector<HTMLElement>('[data-table]')
    if (!root) return
    this.look(root)
    this.#run(root, planned(events, this.#pieceOf))
  }

  /** Everything is at once where it belongs. */
  finish(): void {
    this.moving = []
    this.#until = 0
  }

  done(id: number): void {
    this.moving = this.moving.filter((each) => each.id !== id)
  }

  get #speed(): number {
    return still.current ? 0 : SPEEDS[prefs.speed]
  }

  #run(root: HTMLElement, flights: readonly Flight[]): void {
    const speed = this.#speed
    if (speed === 0 || flights.length === 0 || document.hidden) return
    const now = performance.now()
    const wait = Math.max(0, this.#until - now)
    if (wait > LONGEST) return
    const taken = new Map<string, number>()
    const more = flights.flatMap((flight): Moving[] => {
      const from =
        this.#boxes.get(`${flight.from}:${flight.card}`) ??
        this.#boxes.get(`${flight.from}:top`) ??
        this.#boxes.get(flight.from)
      const goal = `${flight.to}:${flight.card}`
      const nth = taken.get(goal) ?? 0
      taken.set(goal, nth + 1)
      const same =
        flight.card === null
          ? []
          : [
              ...root.querySelectorAll(
                `[data-thing="${goal}"], [data-thing^="${flight.to}:"][data-card="${flight.card}"]`,
              ),
            ]
      const target = same.at(-1 - nth) ?? same.at(-1) ?? root.querySelector(`[data-place="${flight.to}"]`)
      if (!from || !target || target.getBoundingClientRect().width === 0) return []
      const hides = same.includes(target) && flight.to.endsWith('.hand') && nth < same.length ? target : null
      return [
        {
          id: ++this.#last,
          card: flight.card,
          piece: flight.piece ?? null,
          from,
          to: target.getBoundingClientRect(),
          delay: wait + flight.at * speed,
          time: MOVE * speed,
          hides,
        },
      ]
    })
    if (more.length === 0) return
    this.#until = now + Math.max(...more.map((each) => each.delay))
    this.moving = [...this.moving, ...more]
  }
}
