/** Dominion at the table. */
import type { Kit } from '../boards'
import Board from './Board.svelte'
import Summary from './Summary.svelte'
import { courseOf, TELLING } from './deck'

export const kit: Kit = { Board, Summary, telling: TELLING, course: courseOf }
