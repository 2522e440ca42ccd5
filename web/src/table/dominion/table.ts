/** Dominion's places, read out of a view. */
import type { EventData, Thing, View } from '../../net/wire'
import { BASIC, CARD } from '../../games/dominion/cards'

export interface Pile {
  id: string
  card: string
  n: number
}
export interface Held {
  id: string
  card: string
  nth: number
  n: number
}

/** The piles of the supply: those of every game first, then the kingdom by cost. Empty ones keep their place. */
export function pilesOf(view: View): { basics: Pile[]; kingdom: Pile[] } {
  const left = new Map((view.places.supply?.things ?? []).map((thing) => [thing.card, thing.n ?? 1]))
  const all = (view.sets.piles ?? [...left.keys()].filter((card) => card !== undefined)).map((card) => ({
    id: `supply:${card}`,
    card,
    n: left.get(card) ?? 0,
  }))
  const cost = (pile: Pile) => CARD.get(pile.card)?.cost ?? 0
  return {
    basics: BASIC.flatMap((card) => all.filter((pile) => pile.card === card)),
    kingdom: all
      .filter((pile) => !BASIC.includes(pile.card))
      .sort((a, b) => cost(a) - cost(b) || a.card.localeCompare(b.card)),
  }
}

const ORDER = ['action', 'treasure', 'victory', 'curse']

/** Actions, Treasures, the rest; the dearer first. */
function inOrder(a: string, b: string): number {
  const rank = (card: string) => ORDER.indexOf(CARD.get(card)?.types[0] ?? 'curse')
  const cost = (card: string) => CARD.get(card)?.cost ?? 0
  return rank(a) - rank(b) || cost(b) - cost(a) || a.localeCompare(b)
}

/** All cards of every player, when the game is over. */
export function decksOf(view: View): Map<string, number>[] {
  return (view.counts ?? []).map((deck) => new Map(Object.entries(deck).sort(([a], [b]) => inOrder(a, b))))
}

/** A hand in order. */
export function handOf(things: readonly Thing[]): Held[] {
  return things
    .filter(
      (thing): thing is Thing & { id: string; card: string } =>
        thing.id !== undefined && thing.card !== undefined,
    )
    .sort((a, b) => inOrder(a.card, b.card))
    .flatMap(({ id, card, n = 1 }) => Array.from({ length: n }, (_, nth) => ({ id, card, nth, n })))
}

/** Cards that lie in a row: equal ones together when there are many. */
export function rowOf(
  things: readonly Thing[],
  most: number,
): { id: string | undefined; card: string; n: number }[] {
  const cards = things
    .filter((thing) => thing.card !== undefined)
    .map((thing) => ({ id: thing.id, card: thing.card!, n: thing.n ?? 1 }))
  if (cards.length <= most && cards.every((card) => card.n === 1)) return cards
  const stacked = new Map<string, { id: string | undefined; card: string; n: number }>()
  for (const { id, card, n } of cards) {
    const stack = stacked.get(card)
    if (stack) stack.n += n
    else stacked.set(card, { id, card, n })
  }
  return [...stacked.values()]
}

/** The last card that a seat bought or gained, for its plate. */
export function lastOf(past: readonly EventData[], seat: number): string | null {
  const found = past.findLast(
    (event) =>
      event.seat === seat && (event.kind === 'buys' || event.kind === 'gains') && event.things.length > 0,
  )
  return found?.things.at(-1) ?? null
}

/** Who played what asks now: the last card that somebody played. */
export function causeOf(past: readonly EventData[]): { seat: number; card: string } | null {
  const found = past.findLast(
    (event) => (event.kind === 'plays' || event.kind === 'plays_again') && event.things.length > 0,
  )
  return found ? { seat: found.seat, card: found.things.at(-1)! } : null
}
