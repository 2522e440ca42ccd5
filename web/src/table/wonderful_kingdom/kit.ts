/** It's a Wonderful Kingdom at the table. */
import { RESOURCES } from '../../games/wonderful_kingdom/cards'
import type { Kit } from '../boards'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import Flying from './Flying.svelte'
import Summary from './Summary.svelte'
import { handsIn, ownedOf, pieceOf, pieces, shows, TELLING } from './kingdom'
import { tell } from './tell'

export const kit: Kit = {
  Board,
  Summary,
  Ending,
  telling: TELLING,
  shows,
  laysOut: new Set(['keep_advisor', 'keep_card']),
  commits: handsIn,
  rates: new Set(RESOURCES),
  owned: { title: () => tell('over.owned'), of: ownedOf },
  pieceOf,
  pieces,
  Piece: Flying,
}
