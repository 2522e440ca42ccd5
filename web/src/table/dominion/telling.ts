/** How the events of Dominion make turns in the chronicle. */
import { mine } from '../blows'
import type { Telling } from '../chronicle'

export const TELLING: Telling = {
  begins: 'turn_begins',
  silent: new Set(['phase_buy', 'cleanup', 'turn_begins']),
  choices: new Set(['plays', 'buys', 'cleanup']),
  closes: 'cleanup',
  usual: new Set(['discards', 'draws']),
  picks: new Set(['picks']),
  befalls: mine(
    'gains',
    'trashes',
    'discards',
    'puts_on_deck',
    'puts_deck_in_discard',
    'reveals_hand',
    'draws',
  ),
}
