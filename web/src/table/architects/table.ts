/** Architects' boards, read out of a view. */
import {
  entryOf,
  GOODS,
  hallIcons,
  LARGE,
  PRINTED,
  SKILLS,
  type Effect,
  type Good,
  type HallIcon,
  type Large,
  type Pack,
  type Skill,
} from '../../games/architects/cards'
import { change, tokenOf, type Mark } from '../../games/architects/signs'
import type { DecisionData, OptionData, Place, TableData, View } from '../../net/wire'
import { narrow } from '../screen.svelte'

export const packOf = (table: TableData): Pack => table.options.pack as Pack

/** Workers of one colour that are together. */
export interface Group {
  seat: number
  n: number
}

/** All who have a board: the players, and an opponent that the rules play after them. */
export function seatsOf(view: View): number[] {
  const seats: number[] = []
  while (view.rows[`seat${seats.length}.at`]) seats.push(seats.length)
  return seats
}

export const valueOf = (view: View, seat: number, name: string): number =>
  view.values[`seat${seat}.${name}`] ?? 0

export function cardsIn(place: Place | undefined): { id: string; card: string; n: number }[] {
  return (place?.things ?? []).flatMap(({ id, card, n = 1 }) =>
    id !== undefined && card !== undefined ? [{ id, card, n }] : [],
  )
}

/** Ids by which options name Workers on a large circle, and the spaces of the Black Market. */
export const crowdId = (seat: number, place: Large): string => `${place}:${seat}`
export const stallId = (stall: number): string => `market:${stall}`

const withSome = (groups: Group[]): Group[] => groups.filter(({ n }) => n > 0)

/** Who has how many Workers on a large circle. */
export function groupsAt(view: View, place: Large): Group[] {
  const at = LARGE.indexOf(place)
  return withSome(seatsOf(view).map((seat) => ({ seat, n: view.rows[`seat${seat}.at`]?.[at] ?? 0 })))
}

/** The Workers of others on a board. */
export const captivesOf = (view: View, seat: number): Group[] =>
  withSome((view.rows[`seat${seat}.captives`] ?? []).map((n, of) => ({ seat: of, n })))

/** On whose boards a player's Workers are held, and how many. */
export const heldOf = (view: View, seat: number): Group[] =>
  withSome(
    seatsOf(view).map((captor) => ({ seat: captor, n: view.rows[`seat${captor}.captives`]?.[seat] ?? 0 })),
  )

export const sumOf = (groups: readonly Group[]): number => groups.reduce((sum, { n }) => sum + n, 0)

export const goodsOf = (view: View, seat: number): { good: Good; n: number }[] =>
  GOODS.map((good, i) => ({ good, n: view.rows[`seat${seat}.goods`]?.[i] ?? 0 }))

export const goodOf = (view: View, seat: number, good: string): number =>
  view.rows[`seat${seat}.goods`]?.[GOODS.indexOf(good as Good)] ?? 0

/** How many Apprentices of a player have each skill. */
export function skillsOf(view: View, seat: number, pack?: Pack): { skill: Skill; n: number }[] {
  const crew = cardsIn(view.places[`seat${seat}.crew`])
  return SKILLS.map((skill) => ({
    skill,
    n: crew.filter(({ card }) => entryOf(card, pack)?.skills?.includes(skill)).length,
  }))
}

/** A space of the Guildhall: whose Worker stands there, and what happens when the space is taken. */
export interface Window {
  seat: number | null
  icon: HallIcon | null
  next: boolean
}

export function hallOf(view: View): Window[] {
  const row = view.rows.guildhall ?? []
  const icons = hallIcons(row.length)
  const taken = view.values.hall ?? 0
  return row.map((seat, i) => ({ seat: seat < 0 ? null : seat, icon: icons[i] ?? null, next: i === taken }))
}

/** What the next Worker in the Guildhall sets off, if anything. */
export const nextIcon = (view: View): HallIcon | null =>
  hallOf(view).find((window) => window.next)?.icon ?? null

/** The goods that lie on the two goods spaces of the Black Market. */
export function goodsAtMarket(view: View, side: 'small' | 'large', pack?: Pack): readonly Effect[] {
  const card = cardsIn(view.places[side === 'small' ? 'small_side' : 'large'])[0]?.card
  const entry = card === undefined ? undefined : entryOf(card, pack)
  return (side === 'small' ? entry?.small_side : entry?.large_side) ?? PRINTED[side]
}

/** Whose Worker stands on each space of the Black Market. */
export const stallsOf = (view: View): (number | null)[] =>
  (view.rows.market ?? [-1, -1, -1]).map((seat) => (seat < 0 ? null : seat))

/** The Apprentices that can be hired, slot by slot, with the Silver on them. */
export function displayOf(view: View): { id: string; card: string | null; coins: number }[] {
  const cards = new Map(
    (view.places.display?.things ?? []).map((thing) => [thing.slot, thing.card ?? null] as const),
  )
  return Array.from({ length: view.places.display?.slots ?? 8 }, (_, slot) => ({
    id: `display:${slot}`,
    card: cards.get(slot) ?? null,
    coins: view.rows.coins?.[slot] ?? 0,
  }))
}

/** Actions are counted, not gained; that a Worker is placed goes without saying. */
const COUNTED = new Set(['capture', 'trade', 'guard'])
const UNSAID = new Set(['worker'])

/** What an option costs and brings, as signs. */
export function bringsOf({ cost, gain }: Pick<OptionData, 'cost' | 'gain'>): Mark[] {
  const signs = (list: readonly [string, number][], sign: 1 | -1): Mark[] =>
    list.flatMap(([name, n]) => {
      const token = tokenOf(name)
      if (UNSAID.has(token)) return []
      return [{ token, text: COUNTED.has(token) ? `${n}×` : change(sign * n) }]
    })
  return [...signs(gain, 1), ...signs(cost, -1)]
}

const YIELDS: Partial<Record<Large, [number: string, token: string][]>> = {
  quarry: [['yield.quarry', 'stone']],
  forest: [['yield.forest', 'wood']],
  mines: [
    ['yield.mines', 'clay'],
    ['yield.gold', 'gold'],
  ],
  silversmith: [['yield.silversmith', 'silver']],
  kings_storehouse: [['yield.kings_storehouse', 'trade']],
  town_centre: [['yield.town_centre', 'capture']],
  guardhouse: [['yield.guardhouse', 'guard']],
}

/** What one more Worker of the reader's would bring at a place, as the server counts it; nothing for who only looks on. */
export function yieldAt(view: View, place: Large): Mark[] {
  const number = (name: string) => view.numbers[name]?.value
  if (place === 'tax_stand') {
    const tax = view.values.tax ?? 0
    return view.seat !== null && tax > 0 ? [{ token: 'silver', text: change(tax) }] : []
  }
  if (place === 'workshop') {
    const [price, cards] = [number('price.workshop_1'), number('yield.workshop')]
    return price === undefined || cards === undefined
      ? []
      : [
          { token: 'hire' },
          { token: 'silver', text: String(price) },
          { word: '/' },
          { token: 'building', text: change(cards) },
        ]
  }
  const marks = (YIELDS[place] ?? []).flatMap(([name, token]): Mark[] => {
    const n = number(name)
    return n ? [{ token, text: COUNTED.has(token) ? `${n}×` : change(n) }] : []
  })
  return marks.flatMap((mark, i) => (i > 0 ? [{ word: '/' }, mark] : [mark]))
}

/** What a reset of the Black Market would cost each seat now, as the server foresees it. */
export function resetCosts(view: View): Map<number, Mark[]> {
  const costs = new Map<number, Mark[]>()
  const add = (name: string, mark: Mark) => {
    for (const [term] of view.numbers[name]?.terms ?? []) {
      const seat = Number(term.replace('seat', ''))
      costs.set(seat, [...(costs.get(seat) ?? []), mark])
    }
  }
  add('reset.virtue', { token: 'virtue' })
  add('reset.debts', { token: 'debt' })
  return costs
}

/** On a small screen: the side of the table where a decision is answered. */
export type Side = 'board' | 'mine' | 'others'
const MINE = new Set([
  'draft',
  'build',
  'give',
  'give_up',
  'keep',
  'hand_limit',
  'end_order',
  'reset',
  // of the co-op
  'reject',
  'donate_building',
  'lose_building',
])

export function sideOf(decision: DecisionData | null): Side | null {
  if (!decision?.kind) return null
  return MINE.has(decision.kind) ? 'mine' : 'board'
}

/** Everything that the board shows and that options may point at, besides the places and things of the view. */
export function shownBy(view: View): string[] {
  return [
    ...LARGE,
    'black_market',
    'guildhall',
    'prison',
    'cathedral',
    ...stallsOf(view).map((_, i) => stallId(i)),
    ...displayOf(view).map(({ id }) => id),
    ...(narrow.current
      ? []
      : LARGE.flatMap((place) => groupsAt(view, place).map(({ seat }) => crowdId(seat, place)))),
    ...seatsOf(view).flatMap((seat) => [`seat${seat}.captives`, `seat${seat}.cathedral`]),
  ]
}
