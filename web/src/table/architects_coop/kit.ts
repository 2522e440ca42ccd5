/** Architects played together, at the table: Architects' board and that of the Overlord. */
import { kit as base } from '../architects/kit'
import type { Kit } from '../boards'
import Board from './Board.svelte'
import Summary from './Summary.svelte'
import { TELLING } from './telling'

export const kit: Kit = {
  ...base,
  Board,
  Summary,
  telling: TELLING,
  forTeam: new Set(['one_player', 'settle']),
}
