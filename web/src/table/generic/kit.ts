/** The table of any game: everything on it comes from the view and from the game's texts. */
import type { Kit } from '../boards'
import Board from './Board.svelte'

export const kit: Kit = {
  Board,
  telling: {
    begins: '',
    silent: new Set(),
    choices: new Set(),
    closes: '',
    usual: new Set(),
    picks: new Set(),
  },
}
