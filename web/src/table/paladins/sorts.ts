/** The three Paladins of a round: one is played, one goes on top of the deck, one to its bottom. */
import { ROUNDS } from '../../games/paladins/cards'
import type { SortsOf } from '../sorting.svelte'
import { say } from './say'
import { cardsIn } from './table'

const NAMES = {
  paladin: 'paladins.sort.play',
  top: 'paladins.sort.top',
  bottom: 'paladins.sort.bottom',
} as const

/** In the last round the others are never drawn: only the one who is played is asked for. */
export const sorts: SortsOf = ({ you, view }) => {
  const things = you === null ? [] : cardsIn(view.places[`seat${you}.hand`]).map(({ card }) => card)
  if (view.values.round === ROUNDS || things.length !== 3) return null
  return {
    asked: ['paladin', 'top'],
    rest: 'bottom',
    things,
    name: (slot) => say(NAMES[slot as keyof typeof NAMES]),
  }
}
