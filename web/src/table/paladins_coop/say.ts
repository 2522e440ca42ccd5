/** The words of Paladins' board, and of what the co-op adds to it. */
import baseEn from '../../../../src/regnum/games/paladins/text/page/en.json'
import basePl from '../../../../src/regnum/games/paladins/text/page/pl.json'
import en from '../../../../src/regnum/games/paladins_coop/text/page/en.json'
import pl from '../../../../src/regnum/games/paladins_coop/text/page/pl.json'
import { sayWith } from '../say'

export const say = sayWith({ en: { ...baseEn, ...en }, pl: { ...basePl, ...pl } })
