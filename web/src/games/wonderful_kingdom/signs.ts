/** The signs of It's a Wonderful Kingdom. */
import alchemy from '~icons/game-icons/cauldron'
import army from '~icons/game-icons/meeple-army'
import banner from '~icons/game-icons/knight-banner'
import bar from '~icons/game-icons/metal-bar'
import build from '~icons/game-icons/flat-hammer'
import chest from '~icons/game-icons/open-treasure-chest'
import crystal from '~icons/game-icons/crystal-growth'
import cycle from '~icons/game-icons/cycle'
import daemon from '~icons/game-icons/daemon-skull'
import helm from '~icons/game-icons/visored-helm'
import map from '~icons/game-icons/treasure-map'
import meeple from '~icons/game-icons/meeple'
import quill from '~icons/game-icons/quill'
import robber from '~icons/game-icons/robber-hand'
import scroll from '~icons/game-icons/scroll-quill'
import snowflake from '~icons/game-icons/snowflake-1'
import star from '~icons/game-icons/polar-star'
import stones from '~icons/game-icons/stone-pile'
import storm from '~icons/game-icons/lightning-storm'
import temple from '~icons/game-icons/greek-temple'
import tent from '~icons/game-icons/barracks-tent'
import trap from '~icons/game-icons/wolf-trap'
import vision from '~icons/game-icons/crystal-ball'
import wall from '~icons/game-icons/brick-wall'
import type { Tincture } from '../../art/piece'
import type { Partition } from '../../art/partition'
import type { IconData } from '../../icons/icon'
import type { Tone } from '../face'
import type { Space } from './cards'

export {
  alchemy,
  banner,
  build,
  cycle,
  daemon,
  quill,
  snowflake,
  tent,
  trap,
  vision,
  robber as theft,
  scroll as advisor,
}

export interface Shape {
  tincture: Tincture
  /** 32 by 32 units; no two kinds have the same. */
  outline: string
  icon: IconData
  /** How large the glyph is in the outline. */
  glyph: number
  /** The colour of a space that waits for it. */
  ink: string
}

export const CUBES: Record<Space, Shape> = {
  materials: {
    tincture: 'grey',
    outline: 'M5 3H27a2 2 0 0 1 2 2V27a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z',
    icon: stones,
    glyph: 24,
    ink: 'var(--ink-3)',
  },
  population: {
    tincture: 'purple',
    outline: 'M9 2.2H23L31 16L23 29.8H9L1 16Z',
    icon: meeple,
    glyph: 20,
    ink: 'var(--murex)',
  },
  gold: {
    tincture: 'gold',
    outline: 'M16 2a14 14 0 1 0 .01 0Z',
    icon: bar,
    glyph: 21,
    ink: 'var(--gold-ink)',
  },
  exploration: {
    tincture: 'blue',
    outline: 'M16 .8L31.2 16L16 31.2L.8 16Z',
    icon: star,
    glyph: 21,
    ink: 'var(--lapis)',
  },
  krystallium: {
    tincture: 'red',
    outline: 'M3 2.5H29V15C29 23.5 22.5 28 16 31C9.5 28 3 23.5 3 15Z',
    icon: crystal,
    glyph: 19,
    ink: 'var(--rubric)',
  },
  soldier: {
    tincture: 'black',
    outline: 'M3 31V15C3 7 9.5 3.2 16 .8C22.5 3.2 29 7 29 15V31Z',
    icon: helm,
    glyph: 20,
    ink: 'var(--ink)',
  },
}

export interface Frame {
  tone: Tone
  partition: Partition
  icon: IconData
}

/** Each kind of card has a tone, an edge and a sign of its own. */
export const FRAMES: Record<string, Frame> = {
  structure: { tone: 'stone', partition: 'embattled', icon: wall },
  company: { tone: 'curse', partition: 'dancetty', icon: army },
  monument: { tone: 'treasure', partition: 'engrailed', icon: temple },
  discovery: { tone: 'reaction', partition: 'wavy', icon: map },
  treasure: { tone: 'action', partition: 'plain', icon: chest },
  advisor: { tone: 'victory', partition: 'plain', icon: scroll },
  calamity: { tone: 'attack', partition: 'raguly', icon: storm },
  threat: { tone: 'attack', partition: 'raguly', icon: daemon },
}
