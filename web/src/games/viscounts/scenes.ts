/** What each card of Viscounts shows: an emblem for every name, a ground for every family. */
import anvil from '~icons/game-icons/anvil-impact'
import axe from '~icons/game-icons/axe-in-stump'
import ball from '~icons/game-icons/crystal-ball'
import bindle from '~icons/game-icons/bindle'
import boots from '~icons/game-icons/boots'
import bust from '~icons/game-icons/stone-bust'
import candle from '~icons/game-icons/candle-light'
import cash from '~icons/game-icons/cash'
import chest from '~icons/game-icons/open-treasure-chest'
import church from '~icons/game-icons/church'
import cloak from '~icons/game-icons/cloak-dagger'
import compass from '~icons/game-icons/compass'
import crownCoin from '~icons/game-icons/crown-coin'
import eye from '~icons/game-icons/semi-closed-eye'
import farmer from '~icons/game-icons/farmer'
import fleur from '~icons/game-icons/fleur-de-lys'
import hammers from '~icons/game-icons/hammer-nails'
import hood from '~icons/game-icons/hood'
import key from '~icons/game-icons/key'
import knight from '~icons/game-icons/mounted-knight'
import lion from '~icons/game-icons/lion'
import manuscript from '~icons/game-icons/book-cover'
import miner from '~icons/game-icons/miner'
import monk from '~icons/game-icons/monk-face'
import plan from '~icons/game-icons/treasure-map'
import prayer from '~icons/game-icons/prayer'
import queen from '~icons/game-icons/queen-crown'
import quill from '~icons/game-icons/scroll-quill'
import rat from '~icons/game-icons/rat'
import robber from '~icons/game-icons/robber-hand'
import rose from '~icons/game-icons/rose'
import sack from '~icons/game-icons/swap-bag'
import scales from '~icons/game-icons/scales'
import seal from '~icons/game-icons/wax-seal'
import spellBook from '~icons/game-icons/spell-book'
import spy from '~icons/game-icons/spy'
import stonePile from '~icons/game-icons/stone-pile'
import swords from '~icons/game-icons/crossed-swords'
import throne from '~icons/game-icons/throne-king'
import tower from '~icons/game-icons/guarded-tower'
import trowel from '~icons/game-icons/trowel'
import village from '~icons/game-icons/village'
import visor from '~icons/game-icons/visored-helm'
import bear from '~icons/game-icons/bear-head'
import wolf from '~icons/game-icons/wolf-head'
import { scene, type Ground, type Scene, type Sky } from '../../art/miniature'
import { card } from '../../icons/cards'
import type { IconData } from '../../icons/icon'
import type { Entry } from './cards'
import { ACTION_ICONS, BUILDING_ICONS, ICON_SIGNS, TOKENS, worker } from './signs'

/** By the card's name in its id: all copies of a name show the same person. */
const PEOPLE: Record<string, IconData> = {
  acolyte: prayer,
  antagonist: cloak,
  architect: plan,
  aristocrat: rose,
  artisan: hammers,
  artist: bust,
  benefactor: chest,
  bishop: church,
  charlatan: ball,
  chevalier: knight,
  clergyman: candle,
  conspirator: cloak,
  courier: boots,
  deacon: spellBook,
  debt_collector: crownCoin,
  defender: tower,
  diplomat: seal,
  disciple: quill,
  enforcer: swords,
  foreman: anvil,
  friar: monk,
  gatekeeper: key,
  illusionist: ball,
  jeweller: crownCoin,
  lookout: eye,
  mason: trowel,
  meddler: spy,
  miner,
  missionary: compass,
  overseer: throne,
  pastor: prayer,
  patron: fleur,
  peddler: bindle,
  pickpocket: robber,
  priest: candle,
  princess: queen,
  racketeer: wolf,
  scoundrel: hood,
  sculptor: bust,
  stonecutter: stonePile,
  strongman: bear,
  swindler: sack,
  tinker: hammers,
  traitor: spy,
  traveller: compass,
  trickster: rat,
  vicar: church,
  watchman: tower,
  woodcutter: axe,
  start_abbot: monk,
  start_labourer: farmer,
  start_squire: visor,
  start_thief: robber,
  start_trader: scales,
  start_lender: cash,
  start_journeyman: hammers,
  start_financier: sack,
  hero_ada: hood,
  hero_bertha: queen,
  hero_clovis: wolf,
  hero_emma: spellBook,
  hero_guntram: quill,
  hero_judith: anvil,
  hero_lothaire: lion,
  hero_merovech: throne,
  hero_rudolf: knight,
  hero_therese: fleur,
  hero_caroline: candle,
  hero_gisela: rose,
  hero_hugo: cloak,
  hero_larena: scales,
  hero_samson: bear,
  hero_walaric: tower,
}

const GROUNDS: Record<string, [Ground, Sky]> = {
  townsfolk: ['hills', 'diaper'],
  manuscripts: ['vault', 'diaper'],
  player_cards: ['drape', 'rays'],
  favours: ['vault', 'rays'],
  leader: ['drape', 'rays'],
  schemes: ['floor', 'stars'],
  ai_boards: ['floor', 'stars'],
  segments: ['hills', 'rays'],
  towns: ['hills', 'diaper'],
  spots: ['waves', 'diaper'],
  links: ['waves', 'diaper'],
  sections: ['vault', 'rays'],
}

function personOf(id: string): IconData | undefined {
  let name = id
  while (!(name in PEOPLE) && name.includes('_')) name = name.slice(0, name.lastIndexOf('_'))
  return PEOPLE[name]
}

function emblemOf(entry: Entry): IconData {
  switch (entry.family) {
    case 'townsfolk': {
      const [first] = Object.keys(entry.icons ?? {}) as (keyof typeof ICON_SIGNS)[]
      return personOf(entry.id) ?? (first ? ICON_SIGNS[first].icon : card)
    }
    case 'manuscripts':
      return manuscript
    case 'player_cards':
      return knight
    case 'favours':
      return church
    case 'leader':
      return throne
    case 'sections':
      return worker
    case 'slots':
      return BUILDING_ICONS[entry.building!]
    case 'ai_boards':
      return visor
    case 'segments':
    case 'towns':
      return village
    case 'spots':
    case 'links':
      return ACTION_ICONS.build
    default:
      return ACTION_ICONS[entry.id as keyof typeof ACTION_ICONS] ?? TOKENS[entry.id]?.icon ?? card
  }
}

export function sceneOf(entry: Entry): Scene {
  const [ground, sky] = GROUNDS[entry.family] ?? ['drape', 'diaper']
  return scene(
    emblemOf(entry),
    entry.kind === 'hero' ? 'drape' : ground,
    entry.kind === 'hero' ? 'rays' : sky,
    0.92,
  )
}
