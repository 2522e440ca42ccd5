/** Paladins at the table. */
import type { Kit } from '../boards'
import Board from './Board.svelte'
import Ending from './Built.svelte'
import Piece from './Travels.svelte'
import Summary from './Summary.svelte'
import { sorts } from './sorts'
import { shownBy } from './table'
import { pieceOf, TELLING } from './telling'

export const kit: Kit = { Board, Summary, Piece, Ending, pieceOf, shows: shownBy, sorts, telling: TELLING }
