/** Which ten cards a table plays with. */
import { KINGDOMS } from './cards'

export type Edition = '1e' | '2e' | 'mixed'

export interface KingdomChoice {
  edition: Edition
  /** A recommended set, "random", or ten cards. */
  kingdom: string | string[]
}

export const SIZE = 10

/** What a first table is played with. */
export const FIRST: KingdomChoice = { edition: '1e', kingdom: 'first_game' }

/** The recommended sets of an edition; a mixed table knows them all. */
export function setsOf(edition: Edition) {
  return KINGDOMS.filter((each) => edition === 'mixed' || each.edition === edition)
}

/** The cards that a choice names; none for a random one. */
export function cardsOf(choice: KingdomChoice): string[] {
  if (Array.isArray(choice.kingdom)) return choice.kingdom
  return KINGDOMS.find((each) => each.id === choice.kingdom)?.cards ?? []
}
