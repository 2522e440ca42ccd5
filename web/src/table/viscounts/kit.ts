/** Viscounts at the table. */
import type { Kit } from '../boards'
import Board from './Board.svelte'
import Piece from './Travels.svelte'
import Summary from './Summary.svelte'
import { narrow } from '../screen.svelte'
import { shownBy } from './table'
import { pieceOf, TELLING } from './telling'

export const kit: Kit = {
  Board,
  Summary,
  Piece,
  pieceOf,
  shows: (view) => shownBy(view, narrow.current),
  telling: TELLING,
}
