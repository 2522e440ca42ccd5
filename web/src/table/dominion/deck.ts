/** What each player owns, followed through the public events: in Dominion everybody sees what is gained and trashed. */
import { CARD } from '../../games/dominion/cards'
import type { EventData } from '../../net/wire'
import type { Telling } from '../chronicle'

export const TELLING: Telling = {
  begins: 'turn_begins',
  silent: new Set(['phase_buy', 'cleanup', 'turn_begins']),
  choices: new Set(['plays', 'buys', 'cleanup']),
  closes: 'cleanup',
  usual: new Set(['discards', 'draws']),
  picks: new Set(['picks']),
}

export type Deck = Map<string, number>

const TAKES = new Set(['buys', 'gains', 'takes_from_trash'])

/** The points in a deck. */
export function points(deck: Deck): number {
  const size = [...deck.values()].reduce((sum, n) => sum + n, 0)
  let sum = 0
  for (const [id, n] of deck) {
    const worth = CARD.get(id)?.vp
    if (worth?.fixed !== undefined) sum += n * worth.fixed
    if (worth?.per_cards_owned !== undefined) sum += n * (worth.points ?? 1) * Math.floor(size / worth.per_cards_owned)
  }
  return sum
}

function firstDeck(): Deck {
  return new Map([['copper', 7], ['estate', 3]])
}

/** Takes an event into the decks; says whether it changed one. */
export function follow(decks: Deck[], event: EventData): boolean {
  const deck = decks[event.seat]
  if (!deck || event.things.length === 0) return false
  const step = TAKES.has(event.kind) ? 1 : event.kind === 'trashes' ? -1 : 0
  for (const card of step ? event.things : []) deck.set(card, Math.max(0, (deck.get(card) ?? 0) + step))
  return step !== 0
}

export interface Course {
  /** For each seat its points after each of its turns, from the first on. */
  points: number[][]
  decks: Deck[]
}

/** How the points grew, turn by turn. */
export function courseOf(past: readonly EventData[], seats: number): Course {
  const decks = Array.from({ length: seats }, firstDeck)
  const grown: number[][] = Array.from({ length: seats }, () => [])
  const turns: number[] = Array.from({ length: seats }, () => 0)
  const note = () => decks.forEach((deck, seat) => {
    const at = Math.max(1, turns[seat]!)
    const row = grown[seat]!
    while (row.length < at) row.push(row.at(-1) ?? points(firstDeck()))
    row[at - 1] = points(deck)
  })
  note()
  for (const event of past) {
    if (event.kind === TELLING.begins) turns[event.seat] = event.count
    else follow(decks, event)
    note()
  }
  return { points: grown, decks }
}
