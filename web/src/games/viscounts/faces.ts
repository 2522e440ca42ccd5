/** Card faces of Viscounts, out of the data of the components and the texts of the server. */
import type { Partition } from '../../art/partition'
import { card } from '../../icons/cards'
import type { IconData } from '../../icons/icon'
import type { Lang } from '../../state/prefs.svelte'
import type { Face, Faces, FaceText, Provenance, Sign, Tone } from '../face'
import { entryOf, type Entry, type Icon, type Icons } from './cards'
import { ability, effects, endScore, firstPossible, iconMarks, uncovered, type Mark } from './marks'
import { sceneOf } from './scenes'
import { ICON_SIGNS, TOKENS } from './signs'

const FRAMES: Record<string, [Tone, Partition]> = {
  manuscripts: ['treasure', 'plain'],
  player_cards: ['victory', 'plain'],
  favours: ['treasure', 'engrailed'],
  leader: ['treasure', 'engrailed'],
  schemes: ['curse', 'dancetty'],
  ai_boards: ['curse', 'dancetty'],
  segments: ['victory', 'wavy'],
  towns: ['victory', 'wavy'],
  spots: ['reaction', 'wavy'],
  links: ['reaction', 'wavy'],
  sections: ['stone', 'embattled'],
  slots: ['action', 'embattled'],
}
/** The edge of the band says whose a Townsfolk is: everybody's, a player's from the start, or a Hero. */
const KINDS: Record<string, Partition> = {
  neutral: 'embattled',
  starting: 'plain',
  hero: 'engrailed',
  printed: 'wavy',
}
/** A Townsfolk wears the tone of its first icon. */
const TONES: Record<Icon, Tone> = {
  merchant: 'reaction',
  builder: 'action',
  noble: 'treasure',
  cleric: 'stone',
  criminal: 'curse',
}

export function toneOf(icons: Icons | undefined): Tone {
  const [first] = Object.keys(icons ?? {}) as Icon[]
  return first ? TONES[first] : 'stone'
}

function sign(mark: Mark): Sign {
  if (mark.kind === 'word') return { word: mark.word }
  const n = mark.n > 1 ? { text: String(mark.n) } : {}
  if (mark.kind === 'icon') return { icon: ICON_SIGNS[mark.icon].icon, ...n }
  return { icon: TOKENS[mark.token]?.icon ?? card, ...n }
}

/** What a component does, as groups of signs. */
export function signsOf(entry: Entry): Sign[][] {
  const groups: Mark[][] = [
    iconMarks(entry.icons),
    ability(entry.ability),
    effects(entry.on_recruit_or_dismiss),
    effects(entry.immediate),
    endScore(entry.end_score),
    effects(entry.gain),
    effects(entry.extra),
    effects(entry.effect),
    effects(entry.tier_2_effect),
    effects(entry.trade?.gives),
    uncovered(entry.uncovered),
    effects(entry.steps),
    firstPossible(entry.last_step_first_possible),
  ]
  return groups.filter((group) => group.length > 0).map((group) => group.map(sign))
}

function iconOf(entry: Entry | undefined): IconData {
  const [first] = Object.keys(entry?.icons ?? {}) as Icon[]
  return first ? ICON_SIGNS[first].icon : card
}

/** What is printed on cards; the rest is on boards, or is a piece. */
const CARDS: readonly string[] = ['townsfolk', 'manuscripts', 'player_cards', 'favours', 'schemes']

export const faces: Faces = {
  isCard: (id) => CARDS.includes(entryOf(id)?.family ?? ''),
  face(id: string, _lang: Lang, text?: FaceText): Face {
    const entry = entryOf(id)
    const folk = entry?.family === 'townsfolk'
    const [tone, partition] = folk
      ? [toneOf(entry.icons), KINDS[entry.kind ?? ''] ?? 'plain']
      : (FRAMES[entry?.family ?? ''] ?? (['stone', 'plain'] as const))
    const types = text?.types.filter(Boolean) ?? []
    return {
      id,
      name: text?.name ?? id,
      cost: entry?.silver ?? entry?.cost ?? null,
      tone,
      partition,
      types: (types.length > 0 ? types : ['']).map((name) => ({ icon: iconOf(entry), name })),
      scene: sceneOf(entry ?? { id, family: '', provenance: 'verified' }),
      lines: (text?.lines ?? []).map((line) => ({ text: line })),
      signs: entry ? signsOf(entry) : [],
      worth: null,
      provenance: (text?.provenance || entry?.provenance || 'verified') as Provenance,
      clause: text?.clause ?? '',
    }
  },
}
