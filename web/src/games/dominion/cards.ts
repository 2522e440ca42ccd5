/** Dominion's cards and kingdoms: the very data that the engine executes. */
import cards from '../../../../src/regnum/games/dominion/data/cards.json'
import kingdoms from '../../../../src/regnum/games/dominion/data/kingdoms.json'

export interface Effect {
  op: string
  n?: number | Record<string, unknown>
  min?: number | string | Record<string, unknown>
  max?: number | string | Record<string, unknown>
  hand_size?: number
  times?: number
  filter?: { type?: string; card?: string; in?: string; max_cost?: number | { plus: number } }
  effects?: Effect[]
  then?: Effect[]
  options?: Effect[][]
}

export interface Card {
  id: string
  name: { en: string; pl: string }
  types: string[]
  cost: number
  kind: string
  editions: string[]
  provenance: string
  coin_value?: number
  vp?: { fixed?: number; per_cards_owned?: number; points?: number }
  effects?: Effect[]
  reaction?: unknown
}

export interface Kingdom {
  id: string
  name: { en: string; pl: string }
  edition: '1e' | '2e'
  cards: string[]
}

export const CARDS = cards.cards as unknown as Card[]
export const CARD = new Map(CARDS.map((card) => [card.id, card]))
export const KINGDOMS = kingdoms.kingdoms as unknown as Kingdom[]
/** The piles that lie in every game, in the order of the table. */
export const BASIC = CARDS.filter((card) => card.kind === 'basic').map((card) => card.id)

/** The kingdom cards of an edition, by cost. */
export function kingdomCards(edition: string): Card[] {
  return CARDS.filter(
    (card) => card.kind === 'kingdom' && (edition === 'mixed' || card.editions.includes(edition)),
  ).sort((a, b) => a.cost - b.cost || a.id.localeCompare(b.id))
}
