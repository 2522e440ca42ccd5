/** The moments of a game, fetched as they are looked at and kept. */
import { api } from '../net/api'
import type { ChatLine, EventData, Frame, TableData } from '../net/wire'
import { notices } from '../state/notices.svelte'
import type { Source } from './desk.svelte'

/** How many moments before the one on show are told in the chronicle. */
const BACK = 24

export class Moments implements Source {
  readonly #id: string
  readonly #invite: string
  readonly #made: TableData
  readonly #begins: string
  #frames = new Map<number, Promise<Frame>>()
  #now: Frame = $state.raw(null!)
  /** Everything up to the moment on show, where it was looked through from the beginning. */
  past: EventData[] = $state.raw([])
  news: EventData[] = $state.raw([])
  wanted = $state(0)
  eyes: number | null = $state(null)
  readonly chat: ChatLine[] = []

  constructor(table: TableData, first: Frame, invite: string, begins: string) {
    this.#id = table.id
    this.#invite = invite
    this.#made = table
    this.#begins = begins
    this.#now = first
    this.eyes = table.you
    this.past = first.events
  }

  readonly table: TableData = $derived.by(() => ({
    ...this.#made,
    you: this.#now.view.seat,
    view: this.#now.view,
    rehearsed: [],
    asked_undo: null,
    undo: 'none' as const,
  }))
  readonly step: number = $derived.by(() => this.#now.step)
  readonly steps: number = $derived.by(() => this.#now.steps)

  /** Whether the reader may look with the eyes of any seat: only after the game. */
  get open(): boolean {
    return this.#made.status === 'over'
  }

  /** What had just happened at the moment on show. */
  get told(): EventData | undefined {
    return this.#now.events[0] ?? this.past.at(-1)
  }

  /** Shows the moment that an address names, with the eyes that it names where the reader may look with them. */
  begin(step: number, eyes: number | null): void {
    if (eyes !== null && this.open && this.#made.seats[eyes]) this.eyes = eyes
    if (step > 0 || this.eyes !== this.#now.view.seat) void this.go(step)
  }

  async go(step: number): Promise<void> {
    const to = Math.max(0, Math.min(step, this.steps - 1))
    this.wanted = to
    try {
      const frame = await this.#frame(to)
      if (this.wanted !== to) return
      const [from, events] = [this.#now.step, await this.#told(to)]
      if (this.wanted !== to) return
      this.past = events
      this.news = to === from + 1 ? frame.events : []
      this.#now = frame
    } catch (problem) {
      notices.refused(problem)
    }
  }

  look(seat: number | null): void {
    this.eyes = seat
    this.#frames.clear()
    void this.go(this.step)
  }

  /** What was told up to a moment: the last turns, from the beginning of one. */
  async #told(step: number): Promise<EventData[]> {
    const from = Math.max(0, step - BACK)
    const frames = await Promise.all(Array.from({ length: step - from + 1 }, (_, i) => this.#frame(from + i)))
    const events = frames.flatMap((frame) => frame.events)
    return from === 0
      ? events
      : events.slice(
          Math.max(
            0,
            events.findIndex((event) => event.kind === this.#begins),
          ),
        )
  }

  #frame(step: number): Promise<Frame> {
    let found = this.#frames.get(step)
    if (!found) {
      found = api.frame(this.#id, step, this.eyes, this.#invite)
      found.catch(() => this.#frames.delete(step))
      this.#frames.set(step, found)
    }
    return found
  }
}
