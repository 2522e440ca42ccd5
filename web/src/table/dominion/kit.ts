/** Dominion at the table. */
import type { Kit } from '../boards'
import Board from './Board.svelte'
import Summary from './Summary.svelte'
import { say } from './say'
import { decksOf } from './table'
import { TELLING } from './telling'

export const kit: Kit = {
  Board,
  Summary,
  telling: TELLING,
  owned: { title: () => say('over.decks'), of: decksOf },
}
