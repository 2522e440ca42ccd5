/** Paladins played together, at the table: Paladins' board with the Overlord's Threats. */
import { kit as base } from '../paladins/kit'
import type { Kit } from '../boards'
import Board from './Board.svelte'
import Summary from './Summary.svelte'
import { TELLING } from './telling'

export const kit: Kit = { ...base, Board, Summary, telling: TELLING }
