/** Card faces of Architects, out of the data of the components and the texts of the server. */
import type { Partition } from '../../art/partition'
import { card } from '../../icons/cards'
import type { IconData } from '../../icons/icon'
import type { Lang } from '../../state/prefs.svelte'
import type { Face, Faces, FaceText, Provenance, Sign, Tone } from '../face'
import { entryOf, type Entry } from './cards'
import { sceneOf } from './scenes'
import { groupsOf, TOKEN_ICONS, type Mark } from './signs'

const FRAMES: Record<string, [Tone, Partition]> = {
  apprentices: ['action', 'plain'],
  buildings: ['action', 'embattled'],
  market_cards: ['curse', 'wavy'],
  rewards: ['treasure', 'engrailed'],
  schemes: ['curse', 'dancetty'],
  locations: ['stone', 'plain'],
  boards: ['reaction', 'plain'],
}

/** Apprentices wear the colour of their skill, Buildings that of their moment. */
export function toneOf(entry: Entry | undefined): Tone {
  if (entry?.family === 'apprentices') {
    const [skill, second] = entry.skills ?? []
    if (second) return 'treasure'
    return skill === 'masonry' ? 'stone' : skill === 'tiling' ? 'attack' : 'action'
  }
  if (entry?.family === 'buildings' && entry.timing === 'end_game') return 'victory'
  return FRAMES[entry?.family ?? '']?.[0] ?? 'stone'
}

function iconOf(entry: Entry | undefined): IconData {
  if (entry?.family === 'buildings') return TOKEN_ICONS.building!
  return TOKEN_ICONS[entry?.location ?? entry?.place ?? entry?.id ?? ''] ?? card
}

/** The icon and colour of something that is no component: a good, a skill, a token, a Worker. */
function loose(id: string): IconData {
  return TOKEN_ICONS[id.startsWith('worker') ? 'worker' : id] ?? card
}

const sign = (mark: Mark): Sign =>
  'word' in mark
    ? { word: mark.word }
    : { icon: TOKEN_ICONS[mark.token] ?? card, ...(mark.text ? { text: mark.text } : {}) }

/** What is printed on cards; the rest is on boards, or is a piece. */
const CARDS: readonly string[] = ['apprentices', 'buildings', 'market_cards', 'rewards', 'schemes']

export const faces: Faces = {
  isCard: (id) => CARDS.includes(entryOf(id)?.family ?? ''),
  face(id: string, _lang: Lang, text?: FaceText): Face {
    const entry = entryOf(id)
    const types = text?.types.filter(Boolean) ?? []
    const icon = entry ? iconOf(entry) : loose(id)
    return {
      id,
      name: text?.name ?? id,
      cost: null,
      tone: toneOf(entry),
      partition: FRAMES[entry?.family ?? '']?.[1] ?? 'plain',
      types: (types.length > 0 ? types : ['']).map((name) => ({ icon, name })),
      scene: entry ? sceneOf(entry) : { icon, ground: 'drape', sky: 'diaper', scale: 0.92, dy: 0 },
      lines: (text?.lines ?? []).map((line) => ({ text: line })),
      signs: entry ? groupsOf(entry).map((group) => group.map(sign)) : [],
      worth: null,
      provenance: (text?.provenance || entry?.provenance || 'verified') as Provenance,
      clause: text?.clause ?? '',
    }
  },
}
