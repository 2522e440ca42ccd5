/** The Tomes as the book shows them: leather by game, an emblem for each, the crests it bears. */
import wings from '~icons/game-icons/angel-wings'
import boar from '~icons/game-icons/boar'
import castle from '~icons/game-icons/castle'
import church from '~icons/game-icons/church'
import swords from '~icons/game-icons/crossed-swords'
import wall from '~icons/game-icons/defensive-wall'
import eagle from '~icons/game-icons/eagle-emblem'
import hood from '~icons/game-icons/hood'
import laurel from '~icons/game-icons/laurel-crown'
import lion from '~icons/game-icons/lion'
import manacles from '~icons/game-icons/manacles'
import builders from '~icons/game-icons/medieval-village-01'
import monk from '~icons/game-icons/monk-face'
import prayer from '~icons/game-icons/prayer'
import quill from '~icons/game-icons/quill-ink'
import scales from '~icons/game-icons/scales'
import scroll from '~icons/game-icons/scroll-unfurled'
import hands from '~icons/game-icons/shaking-hands'
import book from '~icons/game-icons/spell-book'
import spy from '~icons/game-icons/spy'
import bust from '~icons/game-icons/stone-bust'
import shield from '~icons/game-icons/templar-shield'
import tied from '~icons/game-icons/tied-scroll'
import tower from '~icons/game-icons/tower-flag'
import village from '~icons/game-icons/village'
import data from '../../../src/regnum/games/tomesaga/data/tomes.json'
import type { Scene } from '../art/miniature'
import { scene } from '../art/miniature'
import type { IconData } from '../icons/icon'
import { prefs } from '../state/prefs.svelte'
import { faces } from './faces.svelte'
import { say, type Word } from './say'

export type Leather = 'red' | 'gold' | 'blue' | 'black'

export interface Tome {
  id: string
  chapter: number
  leather: Leather
  icon: IconData
  /** By number: lion, eagle, boar. */
  crests: number[]
}

/** The games of a saga, in their order. */
export const GAMES = ['architects', 'paladins', 'viscounts'] as const
export const LEATHERS: readonly Leather[] = ['red', 'gold', 'blue']
export const CRESTS: readonly IconData[] = [lion, eagle, boar]
export { laurel }

/** The miniature in the arch of each chapter, and its colours. */
export const SCENES: readonly { scene: Scene; tone: string; tincture: string }[] = [
  { scene: scene(church, 'none', 'diaper', 0.62, 6), tone: 'victory', tincture: 'green' },
  { scene: scene(shield, 'waves', 'diaper', 0.62, 2), tone: 'reaction', tincture: 'blue' },
  { scene: scene(book, 'floor', 'diaper', 0.58, 0), tone: 'curse', tincture: 'purple' },
]

const ICONS: Record<string, IconData> = {
  tome_arc_marble: bust,
  tome_arc_buildings: builders,
  tome_arc_debts: scroll,
  tome_arc_virtue: wings,
  tome_arc_cathedral: church,
  tome_arc_captures: manacles,
  tome_pal_walls: wall,
  tome_pal_monks: monk,
  tome_pal_outposts: tower,
  tome_pal_attacks: swords,
  tome_pal_townsfolk: hands,
  tome_pal_suspicion: spy,
  tome_vis_buildings: village,
  tome_vis_castle: castle,
  tome_vis_manuscripts: quill,
  tome_vis_paid_debts: prayer,
  tome_vis_deeds: tied,
  tome_vis_criminals: hood,
}

const CREST_IDS = ['crest_a', 'crest_b', 'crest_c']
const TOMES = new Map(
  data.tomes.map((each): [string, Tome] => {
    const chapter = GAMES.findIndex((game) => game === each.game)
    const crests = each.crests.map((crest) => CREST_IDS.indexOf(crest))
    return [
      each.id,
      { id: each.id, chapter, leather: LEATHERS[chapter]!, icon: ICONS[each.id] ?? scales, crests },
    ]
  }),
)
const NAMES = new Map([...data.tomes, ...data.crest_tomes].map((each) => [each.id, each.name]))

/** A Tome that was claimed or lies open; Victory Tomes have no id, and nobody asks for theirs. */
export function tome(id: string): Tome {
  const known = TOMES.get(id)!
  const crests = faces.crests(id)
  return crests ? { ...known, crests: crests.map((crest) => CREST_IDS.indexOf(crest)) } : known
}

export function nameOf(id: string): string {
  return faces.name(id, prefs.lang) ?? NAMES.get(id)?.[prefs.lang] ?? id
}

export const goalOf = (id: string): string => faces.goal(id, prefs.lang) ?? say(`goal.${id}` as Word)
export const benefitOf = (id: string): string => faces.benefit(id, prefs.lang) ?? say(`benefit.${id}` as Word)

/** Which crest a token or a Crest Tome is of. */
export function crestOf(id: string): number {
  return 'abc'.indexOf(id.at(-1)!)
}

export const crestName = (crest: number): string => say(`crest.${crest}` as Word)
