/** Viscounts at the table. */
import type { Kit } from '../boards'
import Board from './Board.svelte'
import Piece from './Travels.svelte'
import Ending from './Realm.svelte'
import Summary from './Summary.svelte'
import { narrow } from '../screen.svelte'
import { say } from './say'
import { decksOf, shownBy } from './table'
import { pieceOf, TELLING } from './telling'

export const kit: Kit = {
  Board,
  Summary,
  Piece,
  Ending,
  pieceOf,
  shows: (view) => shownBy(view, narrow.current),
  laysOut: new Set(['rearrange', 'ability']),
  telling: TELLING,
  owned: { title: () => say('viscounts.decks'), of: decksOf },
}
