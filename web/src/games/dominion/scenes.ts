/** What each card of Dominion shows: one line per card. A card without one shows what its type shows. */
import anvil from '~icons/game-icons/anvil-impact'
import axe from '~icons/game-icons/axe-in-stump'
import barrels from '~icons/game-icons/cellar-barrels'
import bell from '~icons/game-icons/ringing-bell'
import books from '~icons/game-icons/bookshelf'
import bow from '~icons/game-icons/crossbow'
import bust from '~icons/game-icons/stone-bust'
import candle from '~icons/game-icons/candle-light'
import cash from '~icons/game-icons/cash'
import castle from '~icons/game-icons/castle'
import cauldron from '~icons/game-icons/cauldron'
import coins from '~icons/game-icons/coins'
import compass from '~icons/game-icons/compass'
import crownCoin from '~icons/game-icons/crown-coin'
import drawbridge from '~icons/game-icons/drawbridge'
import gearHammer from '~icons/game-icons/gear-hammer'
import hammer from '~icons/game-icons/hammer-nails'
import hillFort from '~icons/game-icons/hill-fort'
import hood from '~icons/game-icons/hood'
import house from '~icons/game-icons/family-house'
import knight from '~icons/game-icons/black-knight-helm'
import plants from '~icons/game-icons/plant-roots'
import quill from '~icons/game-icons/scroll-quill'
import robber from '~icons/game-icons/robber-hand'
import scales from '~icons/game-icons/scales'
import shop from '~icons/game-icons/shop'
import skull from '~icons/game-icons/death-skull'
import spy from '~icons/game-icons/spy'
import stein from '~icons/game-icons/beer-stein'
import sword from '~icons/game-icons/swordman'
import tent from '~icons/game-icons/barracks-tent'
import throne from '~icons/game-icons/throne-king'
import council from '~icons/game-icons/stone-throne'
import towers from '~icons/game-icons/guarded-tower'
import twoCoins from '~icons/game-icons/two-coins'
import village from '~icons/game-icons/village'
import wagon from '~icons/game-icons/mine-wagon'
import wax from '~icons/game-icons/wax-seal'
import witch from '~icons/game-icons/witch-face'
import { scene, type Scene } from '../../art/miniature'

export const SCENES: Record<string, Scene> = {
  copper: scene(twoCoins, 'drape', 'diaper', 0.9, -2),
  silver: scene(coins, 'drape', 'diaper', 0.95, -3),
  gold: scene(crownCoin, 'drape', 'rays', 0.95, -5),
  estate: scene(house, 'hills', 'diaper', 1, 2),
  duchy: scene(hillFort, 'hills', 'diaper', 1.05, 0),
  province: scene(castle, 'hills', 'rays', 1.05, -2),
  curse: scene(skull, 'none', 'stars', 0.95),
  adventurer: scene(compass, 'hills', 'stars', 0.92, -4),
  artisan: scene(bust, 'floor', 'rays', 1, -1),
  bandit: scene(hood, 'hills', 'stars', 1, 0),
  bureaucrat: scene(quill, 'floor', 'diaper', 0.98, -2),
  cellar: scene(barrels, 'vault', 'diaper', 0.86, 8),
  chancellor: scene(wax, 'drape', 'diaper', 0.95, -4),
  chapel: scene(candle, 'vault', 'rays', 0.9, 5),
  council_room: scene(council, 'floor', 'rays', 1, -1),
  feast: scene(stein, 'drape', 'diaper', 0.95, -3),
  festival: scene(tent, 'hills', 'rays', 1.02, 2),
  gardens: scene(plants, 'hills', 'diaper', 1, -2),
  harbinger: scene(bell, 'hills', 'rays', 0.96, -3),
  laboratory: scene(cauldron, 'floor', 'stars', 0.98, -1),
  library: scene(books, 'floor', 'diaper', 0.98, -3),
  market: scene(scales, 'floor', 'diaper', 1, -1),
  merchant: scene(shop, 'floor', 'diaper', 0.98, -1),
  militia: scene(sword, 'hills', 'rays', 1.05, 1),
  mine: scene(wagon, 'vault', 'diaper', 0.9, 8),
  moat: scene(drawbridge, 'waves', 'diaper', 1, -6),
  moneylender: scene(cash, 'drape', 'diaper', 0.95, -3),
  poacher: scene(bow, 'hills', 'diaper', 0.98, -3),
  remodel: scene(hammer, 'floor', 'diaper', 1, -2),
  sentry: scene(towers, 'hills', 'stars', 1.02, -1),
  smithy: scene(anvil, 'floor', 'rays', 1, -2),
  spy: scene(spy, 'hills', 'stars', 0.98, 0),
  thief: scene(robber, 'floor', 'stars', 0.98, -2),
  throne_room: scene(throne, 'floor', 'rays', 1, -1),
  vassal: scene(knight, 'drape', 'rays', 0.95, -3),
  village: scene(village, 'hills', 'diaper', 1.08, 1),
  witch: scene(witch, 'hills', 'stars', 1, -1),
  woodcutter: scene(axe, 'hills', 'diaper', 1, 0),
  workshop: scene(gearHammer, 'floor', 'diaper', 0.92, -3),
}

export const BY_TYPE: Record<string, Scene> = {
  action: scene(gearHammer, 'floor'),
  treasure: scene(twoCoins, 'drape'),
  victory: scene(castle, 'hills'),
  curse: scene(skull, 'none', 'stars'),
}
