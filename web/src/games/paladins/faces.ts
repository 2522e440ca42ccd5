/** Card faces of Paladins, out of the data of the components and the texts of the server. */
import { card } from '../../icons/cards'
import type { IconData } from '../../icons/icon'
import type { Lang } from '../../state/prefs.svelte'
import type { Partition } from '../../art/partition'
import type { Face, Faces, FaceText, Provenance, Sign, Tone } from '../face'
import { WORKER, entryOf, type Attribute, type Effect, type Entry } from './cards'
import { sceneOf } from './scenes'
import {
  ACTION_ICONS,
  ATTRIBUTE_ICONS,
  FACTION_ICONS,
  marksOf,
  momentOf,
  PER_ICONS,
  TOKEN_ICONS,
  WORKER_ICONS,
  type Mark,
} from './signs'

const FRAMES: Record<string, [Tone, Partition]> = {
  paladins: ['treasure', 'engrailed'],
  townsfolk: ['action', 'plain'],
  outsiders: ['attack', 'dancetty'],
  walls: ['stone', 'embattled'],
  tavern: ['action', 'wavy'],
  suspicion: ['curse', 'raguly'],
  kings_orders: ['attack', 'plain'],
  kings_favours: ['victory', 'plain'],
  schemes: ['curse', 'dancetty'],
  region_spaces: ['victory', 'embattled'],
}
/** Outsiders wear the colour of their faction. */
const FACTIONS: Record<string, Tone> = { saracen: 'treasure', byzantine: 'victory', viking: 'reaction' }

const ARROW: Sign = { word: '→' }
const SLASH: Sign = { word: '/' }

function sign(mark: Mark): Sign {
  if (mark.kind === 'or') return SLASH
  const n = mark.n > 1 ? { text: String(mark.n) } : {}
  if (mark.kind === 'worker') return { icon: WORKER_ICONS[mark.worker], ...n }
  if (mark.kind === 'flag') return { icon: ATTRIBUTE_ICONS[mark.attribute], text: `+${mark.n}` }
  return { icon: TOKEN_ICONS[mark.token] ?? card, ...(mark.struck ? { text: `−${mark.n}` } : n) }
}

const signs = (effects: readonly Effect[] = []): Sign[] => marksOf(effects).map(sign)
const lead = (icon: IconData | undefined, effects: readonly Effect[] | undefined): Sign[] =>
  effects && effects.length > 0 && icon ? [{ icon }, ARROW, ...signs(effects)] : []

/** What a component does, as groups of signs. */
export function signsOf(entry: Entry): Sign[][] {
  const groups: Sign[][] = []
  if (entry.workers) groups.push(entry.workers.map((colour) => ({ icon: WORKER_ICONS[WORKER[colour]] })))
  if (entry.boost)
    groups.push(
      Object.entries(entry.boost).map(([name, n]) => ({
        icon: ATTRIBUTE_ICONS[name as Attribute],
        text: `+${n}`,
      })),
    )
  if (entry.discard) groups.push(signs(entry.discard))
  if (entry.passive)
    groups.push(lead(momentOf(entry.passive.trigger) ?? WORKER_ICONS.merchant, entry.passive.effects))
  if (entry.attack) groups.push(lead(ACTION_ICONS.attack, entry.attack))
  if (entry.convert) groups.push(lead(ACTION_ICONS.convert, entry.convert))
  if (entry.effects) groups.push(signs(entry.effects))
  if (entry.endgame)
    groups.push([
      { icon: TOKEN_ICONS.points!, text: String(entry.endgame.vp) },
      SLASH,
      {
        icon: PER_ICONS[entry.endgame.per] ?? card,
        ...(entry.endgame.every > 1 ? { text: String(entry.endgame.every) } : {}),
      },
    ])
  if (entry.endgame_vp) groups.push([{ icon: TOKEN_ICONS.points!, text: String(entry.endgame_vp) }])
  if (entry.tax !== undefined) groups.push([{ icon: TOKEN_ICONS.tax!, text: String(entry.tax) }])
  return groups.filter((group) => group.length > 0)
}

function iconOf(entry: Entry | undefined): IconData {
  if (!entry) return card
  return (
    FACTION_ICONS[entry.faction ?? ''] ?? ACTION_ICONS[entry.requires?.action ?? entry.action ?? ''] ?? card
  )
}

/** What is printed on cards; the rest is on boards, or is a piece. */
const CARDS: readonly string[] = [
  'paladins',
  'townsfolk',
  'outsiders',
  'walls',
  'tavern',
  'suspicion',
  'kings_orders',
  'kings_favours',
  'schemes',
]

export const faces: Faces = {
  isCard: (id) => CARDS.includes(entryOf(id)?.family ?? ''),
  face(id: string, _lang: Lang, text?: FaceText): Face {
    const entry = entryOf(id)
    const [tone, partition] = FRAMES[entry?.family ?? ''] ?? ['stone', 'plain']
    const types = text?.types.filter(Boolean) ?? []
    return {
      id,
      name: text?.name ?? id,
      cost: null,
      tone: FACTIONS[entry?.faction ?? ''] ?? tone,
      partition,
      types: (types.length > 0 ? types : ['']).map((name) => ({ icon: iconOf(entry), name })),
      scene: sceneOf(entry ?? { id, family: '', provenance: 'verified' }),
      lines: (text?.lines ?? []).map((line, i) => ({
        text: line,
        apart: i > 0 && entry?.family === 'outsiders',
      })),
      signs: entry ? signsOf(entry) : [],
      worth: null,
      provenance: (text?.provenance || entry?.provenance || 'verified') as Provenance,
      clause: text?.clause ?? '',
    }
  },
}
