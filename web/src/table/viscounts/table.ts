/** Viscounts' boards, read out of a view. */
import {
  ACTIONS,
  BUILDINGS,
  GOODS,
  POSITIONS,
  RIBBONS,
  SECTIONS,
  SEGMENTS,
  SLOTS,
  TIER_POINTS,
  TOWNS,
  entryOf,
  type Action,
  type Building,
  type Good,
  type Icons,
  type Pack,
  type Position,
  type Ribbon,
  type Segment,
  type Side,
  type Town,
} from '../../games/viscounts/cards'
import type { BlockedData, DecisionData, EventData, OptionData, Place, TableData, View } from '../../net/wire'
import { tomesIn, type Tomes } from '../tomes'

export const packOf = (table: TableData): Pack => table.options.pack as Pack

export interface Lying {
  id: string
  card: string
  slot: number
}

/** The things of a place that can be seen, each in its slot. */
export function cardsIn(place: Place | undefined): Lying[] {
  return (place?.things ?? []).flatMap(({ id, card, slot }, i) =>
    id !== undefined && card !== undefined ? [{ id, card, slot: slot ?? i }] : [],
  )
}

/** How many seats have things: an opponent that the rules play comes after the players. */
export function seatsOf(view: View): number[] {
  return Array.from({ length: view.seats + view.rivals.length }, (_, seat) => seat)
}
/** Everybody who has Workers: the seats, then the Overlord where all play against him. */
export const ownersOf = (view: View): number[] =>
  view.rows['overlord.0.towns'] === undefined ? seatsOf(view) : [...seatsOf(view), OVERLORD]
const value = (view: View, seat: number, name: string) => view.values[`seat${seat}.${name}`] ?? 0
const row = (view: View, seat: number, name: string) => view.rows[`seat${seat}.${name}`] ?? []

/** A building that stands on a plot. */
export interface Built {
  seat: number
  type: Building
}
export interface PlotView {
  /** Its id as a free plot: what options point at. */
  id: string
  card: string
  built: Built | null
  /** The link that leads from it clockwise, and whether both ends are built. */
  link: { card: string; done: boolean } | null
}
export interface PileView {
  id: string
  /** The open card or tile; where the pile is used up, the one printed on the board. */
  card: string
  printed: boolean
  /** How many lie there in all. */
  count: number
}
/** The Overlord among the owners of Workers, where all play against him; he has no seat. */
export const OVERLORD = -1
/** How many Workers of which seat stand somewhere. */
export interface Crowd {
  seat: number
  n: number
}
/** One of the five parts of the round board, with all that lies and stands there. */
export interface Part {
  segment: Segment
  /** The number of the segment among all, whatever its place in the ring. */
  index: number
  plots: PlotView[]
  /** The angle between the banks, in plots from the left. */
  river: number
  townsfolk: PileView
  manuscript: PileView
  section: { id: string; index: number; tier1: Crowd[]; tier2: Crowd[] }
}

export const sideOf = (view: View): Side => (view.values.side === 1 ? 'B' : 'A')
/** The number of a plot among all plots: those of side B come first. */
function plotNumber(side: Side, segment: number, i: number): number {
  return side === 'B'
    ? segment * SEGMENTS[0]!.plots.B.length + i
    : SEGMENTS.length * SEGMENTS[0]!.plots.B.length + segment * SEGMENTS[0]!.plots.A.length + i
}

/** Who has built on which plot. */
function builtOn(view: View): Map<string, Built> {
  const found = new Map<string, Built>()
  for (const seat of seatsOf(view))
    for (const { card, slot } of cardsIn(view.places[`seat${seat}.sites`]))
      found.set(card, { seat, type: BUILDINGS[Math.floor(slot / 3)]!.type })
  return found
}

function pileOf(view: View, tops: string, below: string, segment: number, printed: string): PileView {
  const top = cardsIn(view.places[tops]).find(({ slot }) => slot === segment)
  const isPrinted = top === undefined || top.card === printed
  return {
    id: `${tops}:${segment}`,
    card: top?.card ?? printed,
    printed: isPrinted,
    count: isPrinted ? 0 : 1 + (view.rows[below]?.[segment] ?? 0),
  }
}

/** The five parts of the board, clockwise from the top. */
export function partsOf(view: View): Part[] {
  const side = sideOf(view)
  const built = builtOn(view)
  const order = cardsIn(view.places.ring)
    .sort((a, b) => a.slot - b.slot)
    .map(({ card }) => SEGMENTS.findIndex(({ id }) => id === card))
  const all = order.flatMap((index) => SEGMENTS[index]!.plots[side])
  return order.map((index, place): Part => {
    const segment = SEGMENTS[index]!
    const plots = segment.plots[side]
    const section = (place + (view.values.rotation ?? 0)) % SECTIONS.length
    const crowd = (tier: 'tier1' | 'tier2') =>
      ownersOf(view).flatMap((seat) => {
        const n = view.rows[tierName(seat, tier)]?.[section] ?? 0
        return n > 0 ? [{ seat, n }] : []
      })
    return {
      segment,
      index,
      plots: plots.map((plot, i): PlotView => {
        const next = all[(place * plots.length + i + 1) % all.length]!
        return {
          id: `free:${plotNumber(side, index, i)}`,
          card: plot.id,
          built: built.get(plot.id) ?? null,
          link: plot.link ? { card: plot.link, done: built.has(plot.id) && built.has(next.id) } : null,
        }
      }),
      river: plots.filter(({ bank }) => bank === 'left').length,
      townsfolk: pileOf(view, 'tops', 'below', index, segment.printedTownsfolk),
      manuscript: pileOf(view, 'manuscript_tops', 'manuscripts_below', index, segment.printedManuscript),
      section: { id: SECTIONS[section]!, index: section, tier1: crowd('tier1'), tier2: crowd('tier2') },
    }
  })
}

/** Where a seat's Viscount stands; null before it has come. */
export function townOf(view: View, seat: number): string | null {
  return cardsIn(view.places[`seat${seat}.town`])[0]?.card ?? null
}
export interface Viscount {
  seat: number
  place: number
  position: Position
  /** Which of those in the same town. */
  nth: number
}
export function viscountsOf(view: View, parts: readonly Part[]): Viscount[] {
  const met = new Map<string, number>()
  return seatsOf(view).flatMap((seat) => {
    const town = TOWNS.get(townOf(view, seat) ?? '')
    if (!town) return []
    const nth = met.get(town.id) ?? 0
    met.set(town.id, nth + 1)
    return [
      { seat, place: parts.findIndex(({ index }) => index === town.segment), position: town.position, nth },
    ]
  })
}

/** A seat's goods, by name. */
export function goodsOf(view: View, seat: number): Record<Good, number> {
  const has = row(view, seat, 'goods')
  return Object.fromEntries(GOODS.map((good, i) => [good, has[i] ?? 0])) as Record<Good, number>
}

/** The cards on the three slots; null where none lies. */
export function boardOf(view: View, seat: number, name = `seat${seat}.board`): (Lying | null)[] {
  const cards = cardsIn(view.places[name])
  return [0, 1, 2].map((slot) => cards.find((card) => card.slot === slot) ?? null)
}

/** What an action has to go on, as the engine counts it. */
export interface Total {
  action: Action
  icon: keyof Icons
  resource: Good
  /** The number's id, where the game explains it. */
  id: string
  n: number
  terms: readonly [string, number][]
  /** The Tomes of a saga that add icons to this action. */
  tomes: Tomes
  path: 'outer' | 'inner'
}
export function totalsOf(view: View, seat: number): Total[] {
  return ACTIONS.map(({ id: action, icon, resource, path }) => {
    const own = `seat${seat}.${icon}`
    const helped = `${own}.${action}`
    const id = helped in view.numbers ? helped : own
    const terms = view.numbers[id]?.terms ?? []
    return {
      action,
      icon,
      resource,
      id,
      n: view.numbers[own]?.value ?? 0,
      terms,
      tomes: tomesIn(view, id),
      path,
    }
  })
}

export interface Slot {
  /** What options point at. */
  id: string
  card: string
  free: boolean
}
/** The nine building slots by type: a slot whose building has left it works. */
export function slotsOf(view: View, seat: number): { type: Building; slots: Slot[]; built: number }[] {
  const free = new Set(cardsIn(view.places[`seat${seat}.built`]).map(({ card }) => card))
  return BUILDINGS.map(({ type, slots }) => ({
    type,
    built: slots.filter((slot) => free.has(slot)).length,
    slots: slots.map((card) => ({
      id: `seat${seat}.built:${SLOTS.indexOf(card)}`,
      card,
      free: free.has(card),
    })),
  }))
}

/** The markers on the track; on one space they are joined. */
export function markersOf(view: View, seat: number): { corruption: number; virtue: number; joined: boolean } {
  const [corruption, virtue] = [value(view, seat, 'corruption'), value(view, seat, 'virtue')]
  return { corruption, virtue, joined: corruption === virtue }
}

/** A seat's Debts and Deeds, on either side. */
export function papersOf(
  view: View,
  seat: number,
): Record<'unpaid' | 'paid' | 'acquired' | 'approved', number> {
  return {
    unpaid: value(view, seat, 'unpaid'),
    paid: value(view, seat, 'paid'),
    acquired: value(view, seat, 'acquired'),
    approved: value(view, seat, 'approved'),
  }
}

/** A seat's Manuscripts by ribbon. */
export function booksOf(view: View, seat: number, pack?: Pack): { ribbon: Ribbon; books: Lying[] }[] {
  const all = cardsIn(view.places[`seat${seat}.manuscripts`])
  return RIBBONS.map((ribbon) => ({
    ribbon,
    books: all.filter(({ card }) => entryOf(card, pack)?.ribbon === ribbon),
  }))
}

/** A seat's Manuscripts, those of a ribbon together. */
export function manuscriptsOf(view: View, seat: number): string[] {
  const all = cardsIn(view.places[`seat${seat}.manuscripts`]).map(({ card }) => card)
  const rank = (card: string) => RIBBONS.findIndex((ribbon) => ribbon === entryOf(card)?.ribbon)
  return all.toSorted((a, b) => rank(a) - rank(b))
}

/** What every player's deck is in the end, the cards that were there from the beginning last. */
export function decksOf(view: View): Map<string, number>[] {
  const first = (card: string) => Number(entryOf(card)?.kind === 'starting')
  return (view.counts ?? []).map(
    (deck) => new Map(Object.entries(deck).toSorted(([a], [b]) => first(a) - first(b))),
  )
}

/** The castle as a table: Workers of a seat on each tier, and what they are worth. */
export interface Rank {
  seat: number
  tiers: [number, number, number]
  points: number
  leads: boolean
}
export function castleOf(view: View): Rank[] {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)
  return seatsOf(view).map((seat) => {
    const tiers: Rank['tiers'] = [
      sum(row(view, seat, 'tier1')),
      sum(row(view, seat, 'tier2')),
      value(view, seat, 'tier3'),
    ]
    return {
      seat,
      tiers,
      points: sum(tiers.map((n, i) => n * TIER_POINTS[i]!)),
      leads: view.values.leader === seat,
    }
  })
}

/** The Church Favours in the order of the ribbons, with who has them. */
export function favoursOf(view: View): { ribbon: Ribbon; id: string; card: string; seat: number | null }[] {
  return RIBBONS.map((ribbon, i) => {
    const card = `church_favour_${ribbon}`
    const seat = seatsOf(view).find((each) =>
      cardsIn(view.places[`seat${each}.favours`]).some((favour) => favour.card === card),
    )
    return {
      ribbon,
      id: seat === undefined ? `church:${i}` : `seat${seat}.favours:${i}`,
      card,
      seat: seat ?? null,
    }
  })
}

/** The phases of a turn, in their order; before the first round the players pick their cards. */
export const PHASES = ['cards', 'movement', 'action', 'recruit', 'collision', 'drawing'] as const
export const isSetup = (view: View) => view.phase === 'pairs'
/** How many phases of the turn are done. */
export const phaseOf = (view: View) => (PHASES as readonly string[]).indexOf(view.phase)
/** The seat of the opponent that the rules play; null where only people and bots play. */
export const opponentOf = (view: View) => (view.rivals.length > 0 ? view.seats : null)
export const currentOf = (view: View) => view.turn ?? view.values.current ?? 0

/** On a small screen: the side of the table where a decision is answered. */
export type Tab = 'board' | 'mine' | 'others'
const ON_THE_BOARD = new Set([
  'move',
  'spot',
  'link',
  'section',
  'bump',
  'hire',
  'castle_move',
  'place_workers',
  'manuscript',
  'hire_free',
  'remove',
  'settle',
])
export function tabOf(decision: DecisionData | null): Tab | null {
  if (!decision?.kind) return null
  return ON_THE_BOARD.has(decision.kind) ? 'board' : 'mine'
}

/** The ids by which options name what is no thing of the view. */
export const townId = ({ segment, position }: Town) =>
  `towns:${segment * POSITIONS.length + POSITIONS.indexOf(position)}`
const tierName = (seat: number, tier: 'tier1' | 'tier2') =>
  seat === OVERLORD ? `overlord.0.${tier}` : `seat${seat}.${tier}`
export const tierId = (seat: number, tier: 'tier1' | 'tier2', section: number) =>
  `${tierName(seat, tier)}:${section}`

/**
 * Everything that the board shows and that options may point at, besides the things of the view. Where the castle is
 * small, single Workers cannot be told apart by a finger: who must leave is asked in words.
 */
export function shownBy(view: View, small = false): string[] {
  const tiers = small && view.pending.some(({ kind }) => kind === 'bump') ? [] : (['tier1', 'tier2'] as const)
  const own = (name: string, n: number) =>
    view.seat === null ? [] : Array.from({ length: n }, (_, i) => `seat${view.seat}.${name}:${i}`)
  return [
    ...partsOf(view).flatMap(({ segment, plots, townsfolk, manuscript, section }) => [
      ...POSITIONS.map((position) => townId(segment.towns[position])),
      ...plots.map(({ id }) => id),
      townsfolk.id,
      manuscript.id,
      ...ownersOf(view).flatMap((seat) => tiers.map((tier) => tierId(seat, tier, section.index))),
    ]),
    ...own('built', SLOTS.length),
    ...own('goods', GOODS.length),
    ...(view.seat === null ? [] : [`seat${view.seat}.deck:top`]),
  ]
}

/** A step of the opponent that the rules play: the Scheme that it follows, what it does or cannot do, what comes of it. */
export interface Step {
  event: EventData
  outcome: 'scheme' | 'does' | 'fails' | 'result'
}
const outcomeOf = (kind: string): Step['outcome'] =>
  kind === 'rival_scheme'
    ? 'scheme'
    : kind.startsWith('rival_cannot')
      ? 'fails'
      : kind === 'rival_does'
        ? 'does'
        : 'result'
const OF_THE_TABLE = new Set(['slides', 'drops_off', 'round_begins', 'townsfolk_up', 'manuscript_up'])

/** What the opponent that the rules play did last: its turn, step by step. */
export function lastSteps(past: readonly EventData[], opponent: number): Step[] {
  const from = past.findLastIndex(({ kind, seat }) => kind === 'turn_begins' && seat === opponent)
  if (from < 0) return []
  const turn = past.slice(from + 1)
  const end = turn.findIndex(({ kind }) => kind === 'turn_begins')
  return (end < 0 ? turn : turn.slice(0, end))
    .filter(({ kind }) => !OF_THE_TABLE.has(kind))
    .map((event) => ({ event, outcome: outcomeOf(event.kind) }))
}

/** How an action can be chosen now: as it is, and with the dismissal of the open Townsfolk. */
export interface Ways {
  plain: { option?: OptionData; blocked?: BlockedData }
  dismissing: { option?: OptionData; blocked?: BlockedData }
}
export function answersFor(decision: DecisionData | null, action: Action): Ways {
  const ways = (notation: string) => {
    const option = decision?.options?.find((each) => each.notation === notation)
    const blocked = option ? undefined : decision?.blocked?.find((each) => each.notation === notation)
    return { ...(option && { option }), ...(blocked && { blocked }) }
  }
  return decision?.kind === 'action'
    ? { plain: ways(action), dismissing: ways(`dismiss ${action}`) }
    : { plain: {}, dismissing: {} }
}
