/** Viscounts played together, at the table: Viscounts' board, with the Overlord on it and above it. */
import type { Kit } from '../boards'
import { kit as base } from '../viscounts/kit'
import Board from './Board.svelte'
import Summary from './Summary.svelte'
import { pieceOf, TELLING } from './telling'
import Piece from './Travels.svelte'

export const kit: Kit = {
  ...base,
  Board,
  Summary,
  Piece,
  pieceOf,
  forTeam: new Set(['remove', 'settle']),
  telling: TELLING,
}
