/** The words of the table and of Paladins' board. */
import en from '../../../../src/regnum/games/paladins/text/page/en.json'
import pl from '../../../../src/regnum/games/paladins/text/page/pl.json'
import { sayWith } from '../say'

export const say = sayWith({ en, pl })
