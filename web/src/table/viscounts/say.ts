/** The words of the table and of Viscounts' board. */
import en from '../../../../src/regnum/games/viscounts/text/page/en.json'
import pl from '../../../../src/regnum/games/viscounts/text/page/pl.json'
import { sayWith } from '../say'

export const say = sayWith({ en, pl })
