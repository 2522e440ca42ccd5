/** The Overlord's board, read out of a view. */
import type { View } from '../../net/wire'
import { cardsIn } from '../architects/table'

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

/** The card that lies on top of an open pile. */
const topOf = (view: View, place: string): string | null => cardsIn(view.places[place]).at(-1)?.card ?? null

export const latestScheme = (view: View): string | null => topOf(view, 'plans.0.discards')
export const latestEvent = (view: View): string | null => topOf(view, 'plans.0.revealed')

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
