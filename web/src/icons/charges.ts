/** The charges that shields bear. */
import bear from '~icons/game-icons/bear-head'
import boar from '~icons/game-icons/boar'
import dragon from '~icons/game-icons/dragon-head'
import eagle from '~icons/game-icons/eagle-emblem'
import lily from '~icons/game-icons/fleur-de-lys'
import griffin from '~icons/game-icons/griffin-symbol'
import sun from '~icons/game-icons/heraldic-sun'
import key from '~icons/game-icons/key'
import lion from '~icons/game-icons/lion'
import oak from '~icons/game-icons/oak-leaf'
import rose from '~icons/game-icons/rose'
import stag from '~icons/game-icons/stag-head'
import tower from '~icons/game-icons/tower-flag'
import unicorn from '~icons/game-icons/unicorn'
import wolf from '~icons/game-icons/wolf-head'

export const CHARGES = [
  eagle,
  lion,
  stag,
  wolf,
  boar,
  bear,
  rose,
  lily,
  oak,
  sun,
  griffin,
  unicorn,
  dragon,
  key,
  tower,
]
