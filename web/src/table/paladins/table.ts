/** Paladins' boards, read out of a view. */
import overlays from '../../../../src/regnum/games/tomesaga/data/pal_overlays.json'
import {
  ACTIONS,
  ATTRIBUTES,
  SQUARES,
  TRACKS,
  entryOf,
  type Action,
  type Attribute,
  type Colour,
  type Entry,
  type Pack,
  type Worker,
} from '../../games/paladins/cards'
import type { DecisionData, EventData, Place, TableData, View } from '../../net/wire'
import { tomesIn, type Tomes } from '../tomes'

/** The card in each slot of a row; null where none lies. */
export function slotsOf(place: Place | undefined, n: number): (string | null)[] {
  const row: (string | null)[] = Array.from({ length: n }, () => null)
  for (const thing of place?.things ?? [])
    if (thing.slot !== undefined && thing.card && thing.slot < n) row[thing.slot] = thing.card
  return row
}

export function cardsIn(place: Place | undefined): { id: string; card: string }[] {
  return (place?.things ?? []).flatMap(({ id, card }) =>
    id !== undefined && card !== undefined ? [{ id, card }] : [],
  )
}

export const packOf = (table: TableData): Pack => table.options.pack as Pack

/** A square of the map: free, taken by whose Monk or Outpost, or closed with so few players. */
export interface Square {
  id: string
  entry: Entry
  taken: { seat: number; piece: 'monk' | 'outpost' } | null
  open: boolean
}

/** The squares of the six regions. Those that are closed at this table come last. */
export function regionsOf(view: View, pack?: Pack): Square[][] {
  const free = new Set((view.places.free?.things ?? []).map((thing) => thing.card))
  const taken = new Map<string, Square['taken']>()
  for (let seat = 0; view.places[`seat${seat}.monks`]; seat++) {
    for (const { card } of cardsIn(view.places[`seat${seat}.monks`])) taken.set(card, { seat, piece: 'monk' })
    for (const { card } of cardsIn(view.places[`seat${seat}.outposts`]))
      taken.set(card, { seat, piece: 'outpost' })
  }
  const all = SQUARES.map((square, i): Square => {
    const by = taken.get(square.id) ?? null
    return {
      id: `free:${i}`,
      entry: entryOf(square.id, pack)!,
      taken: by,
      open: by !== null || free.has(square.id),
    }
  })
  return Array.from({ length: 6 }, (_, i) =>
    all.filter(({ entry }) => entry.region === i + 1).sort((a, b) => Number(b.open) - Number(a.open)),
  )
}

/** One space of an action. */
export interface Space {
  id: string
  colour: Colour | 'any'
  held: Worker | null
  workshop: boolean
  cover: string | null
}
export interface ActionRow {
  action: Action
  spaces: Space[]
  used: boolean
  done: number
  cost: number | null
  printed: number | null
  need: number | null
  left: number
  /** Tomes of a saga that make it cheaper. */
  cheaper: Tomes
  /** What Tomes bring after it, beyond what the board says. */
  brings: Brought[]
}

/** What Tomes bring after an action, or only after one with two workers. */
export interface Brought {
  two: boolean
  token: string
  tomes: Tomes
}

function broughtBy(view: View, seat: number, action: string): Brought[] {
  return Object.keys(view.numbers).flatMap((key) => {
    const [owner, what, after, token = ''] = key.split('.')
    const two = after === `${action}_two`
    const here = owner === `seat${seat}` && what === 'brings' && (two || after === action)
    return here ? [{ two, token, tomes: tomesIn(view, key) }] : []
  })
}

/** The twelve actions of a board, with what stands on their spaces. */
export function actionsOf(view: View, seat: number): ActionRow[] {
  const place = (name: string) => view.places[`seat${seat}.${name}`]
  const workers = new Map((place('spaces')?.things ?? []).map((thing) => [thing.slot, thing.card as Worker]))
  const covered = new Set((place('workshops')?.things ?? []).map((thing) => thing.slot))
  return ACTIONS.map((action, i): ActionRow => {
    const spaces = action.spaces.map((colour, k): Space => {
      const cover = action.side === 'right' && k < 2 ? (i - 6) * 2 + k : null
      return {
        id: `seat${seat}.spaces:${action.first + k}`,
        colour,
        held: workers.get(action.first + k) ?? null,
        workshop: cover !== null && covered.has(cover),
        cover: cover === null ? null : `seat${seat}.workshops:${cover}`,
      }
    })
    const number = (name: string) => view.numbers[`seat${seat}.${name}.${action.id}`]
    const done = number('done')?.value ?? 0
    return {
      action,
      spaces,
      done,
      used: spaces.some((space) => space.held !== null),
      cost: number('cost')?.value ?? null,
      printed: number('cost')?.terms.find(([name]) => name === 'printed')?.[1] ?? null,
      need: number('needs')?.value ?? null,
      left: Math.max(0, (TRACKS[action.id]?.cost.length ?? 0) - done),
      cheaper: tomesIn(view, `seat${seat}.cost.${action.id}`),
      brings: broughtBy(view, seat, action.id),
    }
  })
}

/** Where the spaces of an overlay come in the row of all spaces: after those of the twelve actions. */
const OVERLAY_AT = 28
/** Which space an overlay has beside the clear one, by the starting Townsfolk that it goes with. */
const OVERLAYS: Record<string, Colour | 'any'> = Object.fromEntries(
  overlays.overlays.map(({ id, spaces }) => [
    id.replace('overlay_', 'starting_'),
    spaces[1] as Colour | 'any',
  ]),
)

/** The action below Pray of those who play together; null where a board has none. */
export function overlayOf(view: View, seat: number): { spaces: Space[]; used: boolean } | null {
  const starter = cardsIn(view.places[`seat${seat}.crew`]).find(({ card }) => card in OVERLAYS)
  if (!starter) return null
  const held = new Map(
    (view.places[`seat${seat}.spaces`]?.things ?? []).map((thing) => [thing.slot, thing.card as Worker]),
  )
  const spaces = (['any', OVERLAYS[starter.card]!] as const).map((colour, k): Space => ({
    id: `seat${seat}.spaces:${OVERLAY_AT + k}`,
    colour,
    held: held.get(OVERLAY_AT + k) ?? null,
    workshop: false,
    cover: null,
  }))
  return { spaces, used: spaces.some((space) => space.held !== null) }
}

export interface Standing {
  attribute: Attribute
  marker: number
  boost: number
}

/** The three attributes as the markers stand, and what this round's Paladin adds. */
export function attributesOf(view: View, seat: number): Standing[] {
  return ATTRIBUTES.map((attribute, i) => {
    const marker = view.rows[`seat${seat}.attributes`]?.[i] ?? 0
    return { attribute, marker, boost: (view.numbers[`seat${seat}.${attribute}`]?.value ?? marker) - marker }
  })
}

/** How many of the six regions and Outsiders an attribute reaches. */
export function reachOf(view: View, seat: number, attribute: 'faith' | 'strength'): number {
  const has = view.numbers[`seat${seat}.${attribute}`]?.value ?? 0
  return Array.from(
    { length: 6 },
    (_, i) => view.numbers[`outsider_${i + 1}.${attribute}`]?.value ?? 99,
  ).filter((need) => need <= has).length
}

/** How many Outsiders of each faction a player has attacked; factions without any are left out. */
export function factionsOf(view: View, seat: number, pack?: Pack): [string, number][] {
  const found = new Map<string, number>()
  for (const { card } of cardsIn(view.places[`seat${seat}.attacked`])) {
    const faction = entryOf(card, pack)?.faction ?? ''
    found.set(faction, (found.get(faction) ?? 0) + 1)
  }
  return [...found]
}

/** What is to be seen of a deck of Paladins: everybody's holds the same twelve. */
export function leftOf(view: View, seat: number, all: readonly string[]): string[] {
  const gone = new Set(
    [...cardsIn(view.places[`seat${seat}.used`]), ...cardsIn(view.places[`seat${seat}.paladin`])].map(
      ({ card }) => card,
    ),
  )
  return all.filter((card) => !gone.has(card))
}

/** A player's Honour; null where nothing is counted so. */
export const honourOf = (view: View, seat: number): number | null => view.values[`seat${seat}.honour`] ?? null

export const hasPassed = (view: View, seat: number) => (view.values[`seat${seat}.passed`] ?? 0) === 1
/** The seat of the opponent that the rules play; null where only people and bots play. */
export const opponentOf = (view: View) => (view.rivals.length > 0 ? view.seats : null)

/** Where the round stands: which step of it is under way. */
export type Phase = 'recruit' | 'paladins' | 'workers' | 'actions' | 'over'

export function phaseOf(view: View): Phase {
  return view.over ? 'over' : (view.phase as Phase)
}

/** On a small screen: the side of the table where a decision is answered. */
export type Side = 'board' | 'mine' | 'others'
const ON_THE_BOARD = new Set([
  'first',
  'paladin',
  'top',
  'tavern',
  'recruit',
  'discard',
  'recruit_free',
  'square',
  'attack',
  'convert',
])

export function sideOf(decision: DecisionData | null): Side | null {
  if (!decision?.kind) return null
  return ON_THE_BOARD.has(decision.kind) ? 'board' : 'mine'
}

/** The places whose empty slots the board shows too. */
const IN_SLOTS = {
  common: ['townsfolk', 'outsiders', 'orders', 'favours', 'free'],
  own: ['spaces', 'workshops', 'jars'],
}

/** Everything that the board shows and that options may point at, besides the things of the view. */
export function shownBy(view: View): string[] {
  const own = view.seat === null ? [] : IN_SLOTS.own.map((name) => `seat${view.seat}.${name}`)
  return [...IN_SLOTS.common, ...own].flatMap((place) =>
    Array.from({ length: view.places[place]?.slots ?? 0 }, (_, i) => `${place}:${i}`),
  )
}

/** A step of the opponent's turn: what it tried, with what outcome. */
export interface Step {
  event: EventData
  outcome: 'scheme' | 'fails' | 'does' | 'result'
}

/** What the opponent that the rules play did last, from the Scheme it turned up on. */
export function lastSteps(past: readonly EventData[], opponent: number): Step[] {
  const from = past.findLastIndex(
    ({ kind }) => kind === 'rival_scheme' || kind === 'rival_begins' || kind === 'rival_passes',
  )
  if (from < 0) return []
  const steps: Step[] = []
  for (const event of past.slice(from)) {
    if (
      event.kind === 'round_begins' ||
      (event.seat !== opponent && event.seat >= 0 && event.kind === 'acts')
    )
      break
    if (event.seat !== opponent) continue
    const fails = event.kind.startsWith('rival_cannot') || event.kind === 'rival_no_favour'
    steps.push({
      event,
      outcome:
        event.kind === 'rival_scheme'
          ? 'scheme'
          : fails
            ? 'fails'
            : event.kind === 'rival_does'
              ? 'does'
              : 'result',
    })
  }
  return steps
}
