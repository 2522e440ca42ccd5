/** Card faces of Dominion, out of the data of the cards and the texts of the server. */
import * as signs from '../../icons/cards'
import type { IconData } from '../../icons/icon'
import type { Lang } from '../../state/prefs.svelte'
import type { Partition } from '../../art/partition'
import type { Face, Faces, FaceText, Line, Provenance, Sign, Tone } from '../face'
import { signed } from '../../i18n/signed'
import { CARD, type Card, type Effect } from './cards'
import { BY_TYPE, SCENES } from './scenes'

const TYPE_ICONS: Record<string, IconData> = {
  action: signs.action,
  attack: signs.attack,
  reaction: signs.reaction,
  treasure: signs.treasure,
  victory: signs.point,
  curse: signs.curse,
}
const PARTITIONS: Record<string, Partition> = {
  action: 'plain',
  attack: 'dancetty',
  reaction: 'wavy',
  treasure: 'engrailed',
  victory: 'embattled',
  curse: 'raguly',
}
const COUNTERS: Record<string, IconData | 'coin'> = {
  draw: signs.card,
  actions: signs.action,
  buys: signs.buy,
  coins: 'coin',
}

/** The type that decides the frame: the last of Attack and Reaction, else the first. */
export function leading(card: Card): string {
  return card.types.findLast((type) => type === 'attack' || type === 'reaction') ?? card.types[0]!
}

/** The effects as groups of signs. */
export function signsOf(card: Card): Sign[][] {
  const groups = (card.effects ?? []).flatMap(group)
  if (card.reaction) groups.push([{ icon: signs.reaction }])
  if (card.coin_value !== undefined) groups.push([{ coin: String(card.coin_value) }])
  if (card.vp?.fixed !== undefined) groups.push([{ icon: signs.point, text: signed(card.vp.fixed) }])
  if (card.vp?.per_cards_owned !== undefined)
    groups.push([
      { icon: signs.point, text: '1' },
      { word: '/' },
      { icon: signs.card, text: String(card.vp.per_cards_owned) },
    ])
  return groups
}

const ARROW: Sign = { word: '→' }

const GROUPS: Record<string, (effect: Effect) => Sign[][]> = {
  draw: (e) => [[...(typeof e.n === 'number' ? [] : [ARROW]), plus(e, signs.card)]],
  actions: (e) => [[plus(e, signs.action)]],
  buys: (e) => [[plus(e, signs.buy)]],
  coins: (e) => [[{ coin: `+${e.n}` }]],
  discard: (e) => [[{ icon: signs.card, text: e.max === 'all' ? '−x' : '−' }]],
  discard_down_to: (e) => [[{ icon: signs.card, text: String(e.hand_size) }]],
  discard_top: () => [[{ icon: signs.discard }]],
  trash: (e) => [[{ icon: signs.trash, ...(Number(e.max) > 1 ? { text: `≤${e.max}` } : {}) }, ...wanted(e)]],
  trash_this: () => [[{ icon: signs.trash }]],
  gain: (e) => [[ARROW, ...wanted(e)]],
  move_from_hand: (e) =>
    e.filter?.type === 'victory'
      ? [[{ icon: signs.point }, { word: '↑' }]]
      : [[{ icon: signs.card, text: '↑' }]],
  move_from_discard: () => [[{ icon: signs.card, text: '↑' }]],
  put_deck_into_discard: () => [[{ icon: signs.discard }]],
  reveal_top: (e) => [[{ icon: signs.look, text: String(e.n) }]],
  reveal_until: (e) => [[{ icon: signs.look }, ARROW, { icon: signs.treasure, text: `+${e.n}` }]],
  look_top: (e) => [[{ icon: signs.look, text: String(e.n) }]],
  draw_until: (e) => [[ARROW, { icon: signs.card, text: String(e.hand_size) }]],
  play_from_hand: (e) => [[{ icon: signs.action, text: `${e.times}×` }]],
  play_card: () => [[ARROW, { icon: signs.action }]],
  each_other: (e) => {
    const inner = (e.effects ?? []).flatMap(group)
    return inner.length > 0 ? [[{ icon: signs.attack }, ...inner.flat()]] : []
  },
  each_player: (e) => [[{ icon: signs.attack }, ...(e.effects ?? []).flatMap(group).flat()]],
  if: (e) => (e.then ?? []).flatMap(group).map((inner) => (inner[0] === ARROW ? inner : [ARROW, ...inner])),
  may: (e) => (e.effects ?? []).flatMap(group),
  on_first_play_this_turn: (e) => [
    [{ icon: signs.treasure }, ARROW, ...(e.effects ?? []).flatMap(group).flat()],
  ],
}

function group(effect: Effect): Sign[][] {
  return GROUPS[effect.op]?.(effect) ?? []
}

function plus(effect: Effect, icon: IconData): Sign {
  return { icon, text: typeof effect.n === 'number' ? `+${effect.n}` : '+x' }
}

function wanted({ filter }: Effect): Sign[] {
  if (filter?.card === 'curse') return [{ icon: signs.curse }]
  if (filter?.card) return [{ coin: String(CARD.get(filter.card)?.coin_value ?? '') }]
  const most = filter?.max_cost
  const price: Sign[] =
    typeof most === 'number'
      ? [{ word: '≤' }, { coin: String(most) }]
      : most
        ? [{ coin: `+${most.plus}` }]
        : []
  const treasure = filter?.type === 'treasure' || filter?.in !== undefined
  return treasure && price.length === 0 ? [{ icon: signs.treasure }] : price
}

/** The card's lines: those of the counters bold and with their sign, a rule above an ability of another kind. */
function linesOf(card: Card, texts: readonly string[]): Line[] {
  const effects = card.effects ?? []
  return texts.map((text, i) => {
    const icon = COUNTERS[effects[i]?.op ?? '']
    const found = /^\+(\d+) (.+)$/.exec(text)
    if (icon && found) return { text, plus: { n: `+${found[1]}`, icon, word: found[2]! } }
    return { text, apart: Boolean(card.reaction) && i === texts.length - 1 && i > 0 }
  })
}

function worthOf(card: Card): Face['worth'] {
  if (card.coin_value !== undefined) return { coins: card.coin_value }
  if (card.vp?.fixed !== undefined) return { points: card.vp.fixed }
  return null
}

export const faces: Faces = {
  face(id: string, lang: Lang, text?: FaceText): Face {
    const card = CARD.get(id)
    if (!card) throw new Error(`Dominion has no card ${id}`)
    const type = leading(card)
    return {
      id,
      name: text?.name ?? card.name[lang],
      cost: card.cost,
      tone: type as Tone,
      partition: PARTITIONS[type] ?? 'plain',
      types: card.types.map((each, i) => ({ icon: TYPE_ICONS[each]!, name: text?.types[i] ?? '' })),
      scene: SCENES[id] ?? BY_TYPE[card.types[0]!]!,
      lines: linesOf(card, text?.lines ?? []),
      signs: signsOf(card),
      worth: worthOf(card),
      provenance: (text?.provenance ?? card.provenance) as Provenance,
      clause: text?.clause ?? '',
    }
  },
}
