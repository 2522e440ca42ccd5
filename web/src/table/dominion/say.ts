/** The words of the table and of Dominion's board. */
import en from '../../../../src/regnum/games/dominion/text/page/en.json'
import pl from '../../../../src/regnum/games/dominion/text/page/pl.json'
import { sayWith } from '../say'

export const say = sayWith({ en, pl })
