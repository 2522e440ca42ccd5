/** What each card of Paladins shows: an emblem for every name, a ground for every family. */
import abbot from '~icons/game-icons/monk-face'
import architect from '~icons/game-icons/stone-crafting'
import beer from '~icons/game-icons/beer-stein'
import bindle from '~icons/game-icons/bindle'
import bow from '~icons/game-icons/bow-arrow'
import broadsword from '~icons/game-icons/broadsword'
import cash from '~icons/game-icons/cash'
import cloak from '~icons/game-icons/cloak-dagger'
import compass from '~icons/game-icons/compass'
import crossShield from '~icons/game-icons/cross-shield'
import crown from '~icons/game-icons/crown-coin'
import eye from '~icons/game-icons/semi-closed-eye'
import hammer from '~icons/game-icons/anvil-impact'
import helm from '~icons/game-icons/black-knight-helm'
import hood from '~icons/game-icons/hood'
import key from '~icons/game-icons/key'
import knight from '~icons/game-icons/mounted-knight'
import laurel from '~icons/game-icons/laurel-crown'
import prayer from '~icons/game-icons/prayer'
import quill from '~icons/game-icons/scroll-quill'
import rat from '~icons/game-icons/rat'
import robber from '~icons/game-icons/robber-hand'
import rose from '~icons/game-icons/rose'
import roundShield from '~icons/game-icons/round-shield'
import scroll from '~icons/game-icons/scroll-unfurled'
import seal from '~icons/game-icons/wax-seal'
import spy from '~icons/game-icons/spy'
import stag from '~icons/game-icons/stag-head'
import swordman from '~icons/game-icons/swordman'
import swords from '~icons/game-icons/crossed-swords'
import templar from '~icons/game-icons/templar-shield'
import torch from '~icons/game-icons/candle-light'
import tower from '~icons/game-icons/guarded-tower'
import visor from '~icons/game-icons/visored-helm'
import wall from '~icons/game-icons/defensive-wall'
import wolf from '~icons/game-icons/wolf-head'
import axe from '~icons/game-icons/axe-in-stump'
import type { Ground, Scene, Sky } from '../../art/miniature'
import type { IconData } from '../../icons/icon'
import { card } from '../../icons/cards'
import type { Entry } from './cards'
import { ACTION_ICONS, ATTRIBUTE_ICONS, PER_ICONS, TOKEN_ICONS, WORKER_ICONS } from './signs'

const scene = (icon: IconData, ground: Ground, sky: Sky = 'diaper', scale = 0.92, dy = 0): Scene => ({
  icon,
  ground,
  sky,
  scale,
  dy,
})

/** By the first word of the card's id: all copies of a name show the same person. */
const PEOPLE: Record<string, IconData> = {
  abbot,
  aristocrat: rose,
  trickster: rat,
  acolyte: prayer,
  architect,
  conspirator: cloak,
  debt: cash,
  defender: roundShield,
  gatekeeper: key,
  missionary: quill,
  peddler: bindle,
  squire: visor,
  watchman: tower,
  adventurer: compass,
  archer: bow,
  armourer: hammer,
  assassin: hood,
  barbarian: axe,
  champion: laurel,
  guardian: templar,
  hunter: stag,
  invader: knight,
  lookout: eye,
  marauder: wolf,
  mercenary: crown,
  protector: crossShield,
  thief: robber,
  traitor: spy,
  vigilante: torch,
  warrior: swordman,
  anseis: wall,
  berengier: templar,
  engelier: swords,
  gerier: crossShield,
  gerin: crown,
  girard: stag,
  ivoire: laurel,
  ivon: visor,
  oliver: prayer,
  otton: scroll,
  roland: broadsword,
  samson: helm,
}

const GROUNDS: Record<string, [Ground, Sky]> = {
  paladins: ['hills', 'rays'],
  townsfolk: ['floor', 'diaper'],
  outsiders: ['waves', 'stars'],
  walls: ['hills', 'diaper'],
  tavern: ['vault', 'diaper'],
  suspicion: ['none', 'stars'],
  kings_orders: ['drape', 'rays'],
  kings_favours: ['drape', 'rays'],
  schemes: ['floor', 'stars'],
  region_spaces: ['hills', 'diaper'],
}

function emblemOf(entry: Entry): IconData {
  const own = PEOPLE[entry.id.split('_')[0]!]
  if (own && ['paladins', 'townsfolk', 'outsiders'].includes(entry.family)) return own
  switch (entry.family) {
    case 'walls':
      return wall
    case 'tavern':
      return beer
    case 'suspicion':
      return spy
    case 'kings_orders':
      return ACTION_ICONS[entry.requires?.action ?? ''] ?? seal
    case 'kings_favours':
      return seal
    case 'schemes':
      return ACTION_ICONS[entry.action ?? ''] ?? scroll
    case 'workers':
      return WORKER_ICONS[entry.id as keyof typeof WORKER_ICONS]
    case 'attributes':
      return ATTRIBUTE_ICONS[entry.id as keyof typeof ATTRIBUTE_ICONS]
    case 'actions':
      return ACTION_ICONS[entry.id] ?? card
    case 'jar_spaces':
      return ACTION_ICONS.absolve!
    case 'development':
      return ACTION_ICONS.develop!
    case 'region_spaces':
      return tower
    default:
      return TOKEN_ICONS[entry.id] ?? PER_ICONS[entry.id] ?? card
  }
}

export function sceneOf(entry: Entry): Scene {
  const [ground, sky] = GROUNDS[entry.family] ?? ['drape', 'diaper']
  return scene(emblemOf(entry), ground, sky)
}
