/** Architects played together, at the table: Architects' board and that of the Overlord. */
import { kit as base } from '../architects/kit'
import type { Kit } from '../boards'
import Board from './Board.svelte'
import { TELLING } from './telling'

export const kit: Kit = { ...base, Board, telling: TELLING }
