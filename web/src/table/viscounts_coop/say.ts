/** The words of Viscounts' board, and of what the co-op adds to it. */
import baseEn from '../../../../src/regnum/games/viscounts/text/page/en.json'
import basePl from '../../../../src/regnum/games/viscounts/text/page/pl.json'
import en from '../../../../src/regnum/games/viscounts_coop/text/page/en.json'
import pl from '../../../../src/regnum/games/viscounts_coop/text/page/pl.json'
import { sayWith } from '../say'

export const say = sayWith({ en: { ...baseEn, ...en }, pl: { ...basePl, ...pl } })
