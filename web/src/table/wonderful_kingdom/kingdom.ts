/** The table of It's a Wonderful Kingdom, read out of a view. */
import setup from '../../../../src/regnum/games/wonderful_kingdom/data/setup.json'
import {
  RESOURCES,
  SPACES,
  TYPES,
  type Box,
  type Card,
  type Resource,
  type Space,
  type Type,
} from '../../games/wonderful_kingdom/cards'
import type { DecisionData, EventData, OptionData, Thing, View } from '../../net/wire'
import { mine } from '../blows'
import type { Telling } from '../chronicle'
import type { Flight } from '../motion'

export const TELLING: Telling = {
  begins: '',
  heads: new Set(['round', 'production']),
  silent: new Set(['confirms', 'deals', 'adds_woe', 'spends_trap', 'chooses', 'clears', 'pays_soldiers']),
  choices: new Set([
    'offers',
    'offers_down',
    'takes',
    'takes_down',
    'builds',
    'recycles',
    'scraps',
    'asks_advisor',
    'uses_krystallium',
    'uses_soldier',
    'places',
    'to_alchemy',
    'defeats',
    'completes_step',
    'keeps_advisor',
    'freezes',
    'loses',
    'covers',
    'gives_up',
    'keeps',
    'confirms',
    'produces',
  ]),
  closes: '',
  usual: new Set(),
  picks: new Set(),
  befalls: mine('suffers', 'vermin', 'lies_alone'),
}

const MODULES = ['threats', 'advisors', 'quests'] as const
export type Module = (typeof MODULES)[number]
export type Phase = 'choice' | 'planning' | 'production' | 'fight'
const PHASES: Record<string, Phase> = {
  reveal: 'planning',
  threats: 'planning',
  planning: 'planning',
  materials: 'production',
  population: 'production',
  gold: 'production',
  exploration: 'production',
  overseer: 'production',
  fight: 'fight',
  end: 'fight',
}
export const SUPREMACY = setup.solo.supremacy_threshold

export const moduleOf = (view: View): Module => MODULES[view.values.module ?? 1] ?? 'advisors'

/** The part of the round: the stage of the board follows it. */
export function phaseOf(view: View): Phase {
  return PHASES[view.phase] ?? 'choice'
}

/** The resource whose step runs; null outside production. */
function stepOf(view: View): Resource | null {
  return RESOURCES.find((resource) => resource === view.phase) ?? null
}

/** The first player of the round. */
export function leaderOf(view: View): number {
  return view.order[0] ?? 0
}

export interface Turn {
  seat: number
  offers: boolean
  state: 'done' | 'now' | 'next'
}

/** The turns of the choice phase. */
export function turnsOf(view: View): Turn[] {
  const now = view.values.turn ?? 0
  const state = (n: number): Turn['state'] => (n < now ? 'done' : n === now ? 'now' : 'next')
  return view.turns.map(({ seat, does }, i) => ({ seat, offers: does === 'offers', state: state(i + 1) }))
}

// -- places

export const thingsOf = (view: View, place: string): Thing[] => view.places[place]?.things ?? []

/** How many cards a place holds, known or not. */
export function countOf(view: View, place: string): number {
  const it = view.places[place]
  return it?.count ?? it?.things?.reduce((sum, thing) => sum + (thing.n ?? 1), 0) ?? 0
}

export interface SpaceOf {
  kind: Space
  filled: boolean
}

/** The spaces of a card in the order of its data; filled ones first among equals. Without marks they are all free. */
export function spacesOf(card: Card, marks?: Record<string, number>): SpaceOf[] {
  const kinds = (Object.keys(card.cost ?? {}) as Space[]).filter((kind) => SPACES.includes(kind))
  return kinds.flatMap((kind) => {
    const n = marks?.[kind] ?? card.cost?.[kind] ?? 0
    const free = marks ? (marks[`${kind}_free`] ?? 0) : n
    return Array.from({ length: n }, (_, i) => ({ kind, filled: i < n - free }))
  })
}

export const isFrozen = (thing: Thing): boolean => (thing.marks?.frozen ?? 0) > 0
export const isFull = (thing: Thing): boolean =>
  SPACES.every((kind) => (thing.marks?.[`${kind}_free`] ?? 0) === 0)

/** The spaces of a kind that are free on all sites of a seat. */
export function freeSpaces(view: View, seat: number, kind: Space): number {
  return thingsOf(view, `seat${seat}.sites`).reduce(
    (sum, thing) => sum + (thing.marks?.[`${kind}_free`] ?? 0),
    0,
  )
}

export interface Column {
  type: Type
  n: number
  cards: { id: string; card: string; n: number }[]
}

/** Constructed cards by type. */
export function builtOf(view: View, seat: number, box: Box): Column[] {
  const built = thingsOf(view, `seat${seat}.built`)
  return TYPES.map((type) => ({
    type,
    n: view.numbers[`seat${seat}.${type}`]?.value ?? 0,
    cards: built.flatMap(({ id, card, n = 1 }) =>
      id && card && box.card(card).type === type ? [{ id, card, n }] : [],
    ),
  }))
}

/** What everybody has built. */
export function ownedOf(view: View): Map<string, number>[] {
  return Array.from({ length: view.seats }, (_, seat) => {
    const built = thingsOf(view, `seat${seat}.built`)
    return new Map(built.flatMap(({ card, n = 1 }) => (card ? [[card, n] as const] : [])))
  })
}

/** Equal cards together, with one id that stands for them. */
export function stacked(things: readonly Thing[]): { id: string; card: string; n: number; thing: Thing }[] {
  const found = new Map<string, { id: string; card: string; n: number; thing: Thing }>()
  for (const thing of things) {
    if (!thing.id || !thing.card) continue
    const stack = found.get(thing.card)
    if (stack) stack.n += thing.n ?? 1
    else found.set(thing.card, { id: thing.id, card: thing.card, n: thing.n ?? 1, thing })
  }
  return [...found.values()]
}

/** The cubes in an alchemy area; those whose kind does not matter are `null`. */
export function alchemyOf(view: View, seat: number): (Resource | null)[] {
  const row = view.rows[`seat${seat}.alchemy`] ?? []
  return row.flatMap((n, r) => Array.from({ length: n }, () => RESOURCES[r] ?? null))
}

/** What the recycled cubes of the open cards of an area would be: the least one gets by taking it. */
export function recyclingOf(things: readonly Thing[], box: Box): Partial<Record<Resource, number>> {
  const sum: Partial<Record<Resource, number>> = {}
  for (const { card } of things) {
    for (const { gain, n } of card ? (box.card(card).recycle ?? []) : [])
      sum[gain as Resource] = (sum[gain as Resource] ?? 0) + n
  }
  return sum
}

// -- planning

export interface Line {
  /** How many rehearsed choices came before it. */
  at: number
  verb: 'build' | 'recycle' | 'host' | 'other'
  card: string | null
  /** Where its cubes went: sites, or the alchemy area. */
  to: string[]
}

/** What was tried out in planning, card by card: a recycled card with where its cubes went. */
export function plannedOf(rehearsed: readonly string[]): Line[] {
  const lines: Line[] = []
  rehearsed.forEach((choice, at) => {
    const [verb = '', ...rest] = choice.replace(/^\d+: /, '').split(' ')
    const card = rest.join(' ').replace(/ \d+$/, '')
    const last = lines.at(-1)
    if (verb === 'build' || verb === 'recycle') lines.push({ at, verb, card, to: [] })
    else if (verb === 'host' && card && last?.verb === 'host') last.to.push(card)
    else if (verb === 'host') lines.push({ at, verb: 'host', card: 'frost_giant', to: [] })
    else if ((verb === 'place' || verb === 'on') && last) last.to.push(card)
    else if (verb === 'alchemy' && last?.verb === 'recycle') last.to.push('alchemy')
    else if (verb === 'krystallium' || verb === 'soldier')
      lines.push({ at, verb: 'other', card: verb, to: [] })
  })
  return lines
}

// -- the production chain

export interface Went {
  seat: number
  card: string | null
  n: number
}
export interface Step {
  resource: Resource
  state: 'done' | 'now' | 'next'
  /** What each seat produces; in a step that is over, what it produced. */
  made: number[]
  /** Who has supremacy, or would have it as things stand; null where nobody has. */
  supreme: number | null
  /** What the soldier of supremacy did. */
  soldier: { seat: number; kind: string } | null
  went: Went[]
}

function supremacy(made: readonly number[]): number | null {
  if (made.length === 1) return made[0]! >= SUPREMACY ? 0 : null
  return made[0] === made[1] ? null : made[0]! > made[1]! ? 0 : 1
}

/** The four steps of production in their order, from the numbers now and from what happened in this round. */
export function chainOf(view: View, past: readonly EventData[]): Step[] {
  const now = stepOf(view)
  const over = ['overseer', 'fight', 'end'].includes(view.phase)
  const round = past.slice(past.findLastIndex((event) => event.kind === 'round') + 1)
  return RESOURCES.map((resource, i) => {
    const state: Step['state'] =
      resource === now ? 'now' : over || (now !== null && i < RESOURCES.indexOf(now)) ? 'done' : 'next'
    const from = round.findIndex(
      (event) => event.kind === 'production' && event.text.params.resource === resource,
    )
    const rest = from < 0 || state === 'next' ? [] : round.slice(from + 1)
    const to = rest.findIndex((event) => event.kind === 'production')
    const events = to < 0 ? rest : rest.slice(0, to)
    const made = Array.from(
      { length: view.seats },
      (_, seat) =>
        events.find((event) => event.kind === 'produces' && event.seat === seat)?.count ??
        (state === 'done' ? 0 : (view.numbers[`seat${seat}.${resource}`]?.value ?? 0)),
    )
    const moved = events.find((event) => ['to_camp', 'from_camp', 'straight'].includes(event.kind))
    return {
      resource,
      state,
      made,
      supreme: supremacy(made),
      soldier: moved ? { seat: moved.seat, kind: moved.kind } : null,
      went: wentOf(events, resource),
    }
  })
}

function wentOf(events: readonly EventData[], resource: Resource): Went[] {
  const found = new Map<string, Went>()
  for (const { kind, seat, things, count, text } of events) {
    if ((kind !== 'places' && kind !== 'to_alchemy') || text.params.resource !== resource) continue
    const card = kind === 'places' ? (things[0] ?? null) : null
    const key = `${seat} ${card}`
    const went = found.get(key)
    if (went) went.n += count
    else found.set(key, { seat, card, n: count })
  }
  return [...found.values()]
}

// -- quests

export interface QuestStep {
  index: number
  id: string
  done: boolean[]
  first: boolean
}

/** The steps of the quest on the table: who has completed which. */
export function questOf(
  view: View,
  options: Record<string, unknown>,
  box: Box,
): {
  id: string
  steps: (QuestStep & { step: import('../../games/wonderful_kingdom/cards').Step })[]
} | null {
  if (moduleOf(view) !== 'quests') return null
  const id = String(options.quest ?? 'quest_01')
  const side = box.quest(id)?.sides[view.seats === 1 ? 'solo' : 'two_player']
  if (!side) return null
  const has = (set: number | undefined, i: number) => ((set ?? 0) & (1 << i)) !== 0
  return {
    id,
    steps: side.steps.map((step, index) => ({
      index,
      id: step.id,
      step,
      first: has(view.values.firsts, index),
      done: Array.from({ length: view.seats }, (_, seat) => has(view.values[`seat${seat}.steps`], index)),
    })),
  }
}

/** All cubes that are still to be placed, sent to the alchemy area one by one; none where that is not offered. */
export function restToAlchemy(decision: DecisionData | null, view: View): string[] {
  const left =
    decision?.kind === 'produce' && decision.seat !== null
      ? (view.values[`seat${decision.seat}.cubes`] ?? 0)
      : 0
  return left > 1 && decision?.options?.some((option) => option.notation === 'alchemy')
    ? Array.from({ length: left }, () => 'alchemy')
    : []
}

/** Whether an option ends the own part of a phase in which both decide at the same time. */
export const handsIn = ({ notation }: OptionData): boolean => notation === 'confirm'

// -- what the board shows besides places, and what travels on it

export function shows(view: View): string[] {
  const pools = Array.from({ length: view.seats }, (_, seat) => [
    `seat${seat}.alchemy`,
    `seat${seat}.krystallium`,
    `seat${seat}.soldiers`,
  ]).flat()
  return [...pools, ...(moduleOf(view) === 'quests' ? [0, 1, 2, 3].map((i) => `quest:${i}`) : [])]
}

const PIECES: Record<string, Space> = {
  uses_krystallium: 'krystallium',
  uses_soldier: 'soldier',
  gains_soldiers: 'soldier',
  to_camp: 'soldier',
  from_camp: 'soldier',
  straight: 'soldier',
  gains_krystallium: 'krystallium',
  transmutes: 'krystallium',
  converts: 'krystallium',
  pays_krystallium: 'krystallium',
  pays_soldiers: 'soldier',
}

/** The cube or soldier that an event moves. */
export function pieceOf({ kind, text }: EventData): string | null {
  if (kind === 'places' || kind === 'to_alchemy') return String(text.params.resource)
  return PIECES[kind] ?? null
}

/** The cubes that were laid between two views, as far as only one choice lies between them. */
export function pieces(before: View, after: View): Flight[] {
  if (before.seats !== after.seats || before.values.round !== after.values.round) return []
  const flights: Flight[] = []
  for (let seat = 0; seat < after.seats; seat++) {
    const was = new Map(thingsOf(before, `seat${seat}.sites`).map((thing) => [thing.marks?.site, thing]))
    for (const thing of thingsOf(after, `seat${seat}.sites`)) {
      const old = was.get(thing.marks?.site)
      if (!old || old.card !== thing.card) continue
      for (const kind of SPACES) {
        const laid = (old.marks?.[`${kind}_free`] ?? 0) - (thing.marks?.[`${kind}_free`] ?? 0)
        for (let i = 0; i < laid; i++)
          flights.push(laying(before, seat, kind, `seat${seat}.sites`, thing.card ?? null))
      }
    }
    const [had, has] = [alchemyOf(before, seat), alchemyOf(after, seat)]
    const kind = has.length > had.length ? (stepOf(before) ?? has.at(-1) ?? null) : null
    if (kind) flights.push(laying(before, seat, kind, `seat${seat}.alchemy`, null))
  }
  return flights.slice(0, 8).map((flight, i) => ({ ...flight, at: i * 45 }))
}

/** Where a cube comes from: krystallium and soldiers from the duchy, others from the production step or the recycled card. */
function laying(before: View, seat: number, kind: Space, to: string, card: string | null): Flight {
  const held = kind === 'soldier' ? 'soldiers' : kind === 'krystallium' ? 'krystallium' : null
  const spent = (name: string) => (before.values[`seat${seat}.${name}`] ?? 0) > 0
  const from =
    held && spent(held)
      ? `seat${seat}.${held}`
      : stepOf(before)
        ? `supply.${stepOf(before)}`
        : `seat${seat}.choice`
  return { card, piece: kind, from, to, n: 1, at: 0 }
}
