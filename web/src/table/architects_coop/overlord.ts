/** The Overlord's board, read out of a view. */
import type { EventData, View } from '../../net/wire'
import { cardsIn } from '../architects/table'
import { strip } from '../together/team'

export const LEVELS = 4

/** A demand of the row: which one and how much of it is given, or nothing while it lies face down. */
export interface Demand {
  id: string
  card: string
  given: number
  needed: number
}

export function demandsOf(view: View): (Demand | null)[] {
  const up = cardsIn(view.places['plans.0.demands'])
  return Array.from({ length: LEVELS }, (_, i) => {
    const found = up[i]
    const number = view.numbers[`demand.${i + 1}`]
    return found
      ? { id: found.id, card: found.card, given: number?.value ?? 0, needed: number?.of ?? 0 }
      : null
  })
}

/** The event that happened last. */
export const latestEvent = (view: View): string | null =>
  cardsIn(view.places['plans.0.revealed']).at(-1)?.card ?? null

/** How many schemes the deck holds, and how many future ones are still to come. */
export function schemesOf(view: View): { deck: number; future: number } {
  const onTop = view.values['plans.0.on_top'] ?? 0
  const last = cardsIn(view.places['plans.0.last']).length
  const lastOnTop = view.values['plans.0.last_on_top'] ?? 0
  const count = (name: string) => view.places[name]?.count ?? 0
  return {
    deck: count('plans.0.schemes') + onTop + lastOnTop,
    future: count('plans.0.future') - onTop + last - lastOnTop,
  }
}

export const eventsLeft = (view: View): number => view.values['plans.0.events_left'] ?? 0

/** The terms by which the Overlord takes points from everybody. */
export const TAKES: ReadonlySet<string> = new Set(['demand', 'out_of_events'])
/** The cards that he turns up: what follows from them stands under them. */
export const TURNED: ReadonlySet<string> = new Set(['overlord_scheme', 'event_revealed'])

/** What the Overlord did in his last turn, step by step; his seat comes after those of the players. */
export function hisTurn(past: readonly EventData[], seat: number): EventData[] {
  const begins = (event: EventData) => event.kind === 'turn_begins' && event.seat === seat
  return strip(past, begins, (event) => event.kind === 'turn_begins')
    .slice(1)
    .filter(({ kind }) => kind !== 'game_over')
}
