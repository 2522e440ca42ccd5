/** Architects at the table. */
import type { Kit } from '../boards'
import Board from './Board.svelte'
import { say } from './say'
import Summary from './Summary.svelte'
import { shownBy } from './table'
import { ownedOf, pieceOf, pieces, TELLING } from './telling'
import Piece from './Travels.svelte'

export const kit: Kit = {
  Board,
  Summary,
  Piece,
  pieceOf,
  pieces,
  shows: shownBy,
  laysOut: new Set(['draft', 'keep', 'reset', 'end_order']),
  telling: TELLING,
  owned: { title: () => say('architects.built.all'), of: ownedOf },
}
