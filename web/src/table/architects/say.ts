/** The words of the table and of Architects' board. */
import en from '../../../../src/regnum/games/architects/text/page/en.json'
import pl from '../../../../src/regnum/games/architects/text/page/pl.json'
import { sayWith } from '../say'

export const say = sayWith({ en, pl })
