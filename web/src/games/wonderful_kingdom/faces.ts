/** Card faces of It's a Wonderful Kingdom for the parts that all games share: help, tray, cards in flight. */
import { signed } from '../../i18n/signed'
import { point } from '../../icons/cards'
import type { Lang } from '../../state/prefs.svelte'
import type { Face, Faces, FaceText, Provenance, Sign } from '../face'
import { CARDS, kindOf, RESOURCES, type Card, type Space } from './cards'
import { BY_KIND, SCENES } from './scenes'
import { CUBES, cycle, FRAMES } from './signs'

const OTHER = { tone: 'victory', partition: 'plain', icon: FRAMES.advisor!.icon } as const

/** A treasure is told by what it gives: its name in brackets says the same once more. */
function shortName(name: string): string {
  return name.replace(/ \([^)]*\)$/, '')
}

/** Production, bonus and points as groups of signs. */
export function signsOf(card: Card): Sign[][] {
  const cube = (kind: string) => CUBES[kind as Space].icon
  const made = (card.production ?? []).map(({ produce, n, per }): Sign[] => [
    { icon: cube(produce), text: `+${n}` },
    ...(per ? [{ word: '/' }, { icon: FRAMES[per]!.icon }] : []),
  ])
  const bonus = (card.construction_bonus ?? []).map(({ gain, n }): Sign[] => [
    { icon: cube(gain), text: `${n}×` },
  ])
  const worth = (card.vp ?? []).map(({ vp, per }): Sign[] => [
    { icon: point, text: signed(vp) },
    ...(per ? [{ word: '/' }, { icon: FRAMES[per]!.icon }] : []),
  ])
  if (made.length + bonus.length + worth.length > 0) return [...made, ...bonus, ...worth]
  const back = (card.recycle ?? []).filter(({ gain }) => (RESOURCES as readonly string[]).includes(gain))
  return back.length > 0
    ? [[{ icon: cycle }, ...back.map(({ gain, n }): Sign => ({ icon: cube(gain), text: String(n) }))]]
    : []
}

export const faces: Faces = {
  face(id: string, lang: Lang, text?: FaceText): Face {
    const card = CARDS.get(id)
    const kind = card ? kindOf(card) : ''
    const { tone, partition, icon } = FRAMES[kind] ?? OTHER
    const types = text?.types.filter(Boolean) ?? []
    return {
      id,
      name: shortName(text?.name ?? card?.name[lang] ?? id),
      cost: null,
      tone,
      partition,
      types: (types.length > 0 ? types : ['']).map((name) => ({ icon, name })),
      scene: SCENES[id] ?? BY_KIND[kind] ?? BY_KIND.advisor!,
      lines: (text?.lines ?? []).map((line) => ({ text: line })),
      signs: card ? signsOf(card) : [],
      worth: null,
      provenance: (text?.provenance ?? card?.provenance ?? 'verified') as Provenance,
      clause: text?.clause ?? '',
    }
  },
}
