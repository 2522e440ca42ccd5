/** What each card of Architects shows: an emblem for every name, a ground for every family. */
import anvil from '~icons/game-icons/anvil-impact'
import amphora from '~icons/game-icons/amphora'
import axe from '~icons/game-icons/axe-in-stump'
import banner from '~icons/game-icons/knight-banner'
import barracks from '~icons/game-icons/barracks-tent'
import barrels from '~icons/game-icons/cellar-barrels'
import bell from '~icons/game-icons/ringing-bell'
import bindle from '~icons/game-icons/bindle'
import book from '~icons/game-icons/spell-book'
import books from '~icons/game-icons/bookshelf'
import candle from '~icons/game-icons/candle-light'
import cash from '~icons/game-icons/cash'
import castle from '~icons/game-icons/castle'
import chest from '~icons/game-icons/open-treasure-chest'
import compass from '~icons/game-icons/compass'
import cross from '~icons/game-icons/gothic-cross'
import crowned from '~icons/game-icons/throne-king'
import dice from '~icons/game-icons/dice-six-faces-five'
import drawbridge from '~icons/game-icons/drawbridge'
import eagle from '~icons/game-icons/eagle-emblem'
import farmer from '~icons/game-icons/farmer'
import flat from '~icons/game-icons/flat-hammer'
import fort from '~icons/game-icons/hill-fort'
import home from '~icons/game-icons/family-house'
import hood from '~icons/game-icons/hood'
import key from '~icons/game-icons/key'
import miner from '~icons/game-icons/miner'
import moneybag from '~icons/game-icons/swap-bag'
import monk from '~icons/game-icons/monk-face'
import oak from '~icons/game-icons/oak'
import padlock from '~icons/game-icons/padlock'
import palace from '~icons/game-icons/indian-palace'
import philosopher from '~icons/game-icons/philosopher-bust'
import quill from '~icons/game-icons/scroll-quill'
import robber from '~icons/game-icons/robber-hand'
import ruins from '~icons/game-icons/ancient-ruins'
import saw from '~icons/game-icons/hand-saw'
import scales from '~icons/game-icons/scales'
import scroll from '~icons/game-icons/scroll-unfurled'
import shop from '~icons/game-icons/shop'
import skull from '~icons/game-icons/death-skull'
import spy from '~icons/game-icons/spy'
import star from '~icons/game-icons/polar-star'
import stones from '~icons/game-icons/stone-crafting'
import sun from '~icons/game-icons/heraldic-sun'
import tavern from '~icons/game-icons/tavern-sign'
import temple from '~icons/game-icons/greek-temple'
import tower from '~icons/game-icons/white-tower'
import trap from '~icons/game-icons/wolf-trap'
import trowel from '~icons/game-icons/trowel'
import visor from '~icons/game-icons/visored-helm'
import wall from '~icons/game-icons/defensive-wall'
import watch from '~icons/game-icons/tower-flag'
import windmill from '~icons/game-icons/windmill'
import type { Ground, Scene, Sky } from '../../art/miniature'
import { card } from '../../icons/cards'
import type { IconData } from '../../icons/icon'
import type { Entry } from './cards'
import { TOKEN_ICONS } from './signs'

/** By the card's id without its last part: all copies of a name show the same person or house. */
const EMBLEMS: Record<string, IconData> = {
  acolyte: candle,
  conspirator: spy,
  debt_collector: quill,
  gatekeeper: key,
  illusionist: hood,
  jeweller: TOKEN_ICONS.silversmith!,
  labourer: farmer,
  merchant: scales,
  miner,
  patron: crowned,
  pickpocket: moneybag,
  squire: visor,
  stonecutter: stones,
  swindler: dice,
  thief: robber,
  trader: TOKEN_ICONS.trade!,
  trickster: trap,
  woodcutter: axe,
  enforcer: flat,
  overseer: banner,
  peddler: bindle,
  smithy: anvil,
  steeple: bell,
  stone_market: TOKEN_ICONS.stone!,
  tavern,
  thieves_den: hood,
  tilers_hut: TOKEN_ICONS.tiling!,
  trading_post: scales,
  treasury: chest,
  university: book,
  watchtower: watch,
  well: amphora,
  wood_market: axe,
  aqueduct: drawbridge,
  armoury: TOKEN_ICONS.guardhouse!,
  barracks,
  betting_house: dice,
  carpenters_hut: saw,
  castle,
  chapel: cross,
  church: TOKEN_ICONS.cathedral!,
  clay_market: TOKEN_ICONS.clay!,
  clay_pit: TOKEN_ICONS.mines!,
  drafting_room: compass,
  dungeon: padlock,
  factory: windmill,
  fortress: fort,
  fountain: sun,
  gamblers_den: trap,
  hideout: barrels,
  keep: wall,
  library: books,
  lighthouse: tower,
  lumber_camp: oak,
  masons_hut: trowel,
  moneylender: cash,
  monument: eagle,
  observatory: star,
  palace,
  reservoir: amphora,
  silver_market: shop,
  crane: flat,
  graveyard: skull,
  museum: philosopher,
  ada: crowned,
  frederick: monk,
  caroline: robber,
  rudolf: flat,
  therese: TOKEN_ICONS.marble!,
  lothaire: oak,
  hugo: moneybag,
  clovis: temple,
  fara: key,
  bertha: TOKEN_ICONS.guardhouse!,
  emma: TOKEN_ICONS.debt!,
  guntram: scales,
  judith: stones,
  merovech: visor,
  standard: home,
}

const GROUNDS: Record<string, [Ground, Sky]> = {
  apprentices: ['floor', 'diaper'],
  buildings: ['hills', 'rays'],
  market_cards: ['drape', 'stars'],
  rewards: ['drape', 'rays'],
  schemes: ['floor', 'stars'],
  locations: ['hills', 'diaper'],
  boards: ['vault', 'diaper'],
}

function emblemOf({ id, family, place }: Entry): IconData {
  if (family === 'market_cards') return TOKEN_ICONS.black_market!
  if (family === 'rewards') return TOKEN_ICONS[id.replace('reward_', '')] ?? TOKEN_ICONS.points!
  if (family === 'schemes') return TOKEN_ICONS[place ?? ''] ?? scroll
  const parts = id.split('_')
  for (let n = parts.length; n > 0; n--) {
    const found = EMBLEMS[parts.slice(0, n).join('_')]
    if (found) return found
  }
  return TOKEN_ICONS[id] ?? (family === 'buildings' ? ruins : card)
}

export function sceneOf(entry: Entry): Scene {
  const [ground, sky] = GROUNDS[entry.family] ?? ['drape', 'diaper']
  return { icon: emblemOf(entry), ground, sky, scale: 0.92, dy: 0 }
}
