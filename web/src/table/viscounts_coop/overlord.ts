/** The Overlord's part of the table, read out of a view: Workers, gauges, what he will do, what he did. */
import { TOWNS, type Position } from '../../games/viscounts/cards'
import type { EventData, View } from '../../net/wire'
import { strip } from '../together/team'
import { cardsIn, OVERLORD, type Crowd, type Lying, type Part } from '../viscounts/table'

/** So many of his Workers on a town progress. */
export const PROGRESS = 3
/** The tier on which the team has lost. */
export const TOP = 3

/** All towns in the order in which rows count them. */
const NAMES: readonly string[] = [...TOWNS.keys()]
const row = (view: View, name: string) => view.rows[`overlord.0.${name}`] ?? []

/** Who has Workers on which town: he, or players. */
export function postsOf(view: View): Map<string, Crowd[]> {
  const found = new Map<string, Crowd[]>()
  const his = row(view, 'towns')
  const guards = row(view, 'guards')
  NAMES.forEach((town, i) => {
    const here: Crowd[] = [{ seat: OVERLORD, n: his[i] ?? 0 }]
    for (let seat = 0; seat < view.seats; seat++) here.push({ seat, n: guards[seat * NAMES.length + i] ?? 0 })
    const crowd = here.filter(({ n }) => n > 0)
    if (crowd.length > 0) found.set(town, crowd)
  })
  return found
}

/** A town by the place of its part in the ring, clockwise from the top. */
export interface Stop {
  town: string
  place: number
  position: Position
}
export function stopOf(town: string, parts: readonly Part[]): Stop | null {
  const found = TOWNS.get(town)
  const place = parts.findIndex(({ index }) => index === found?.segment)
  return found && place >= 0 ? { town, place, position: found.position } : null
}

/** Where his token lies; nothing before it has come. */
export const tokenOf = (view: View): string | null =>
  cardsIn(view.places['overlord.0.token'])[0]?.card ?? null

/** The towns of the outer path from his token on, as many as he goes. */
export function wayAhead(view: View, parts: readonly Part[]): Stop[] {
  const from = stopOf(tokenOf(view) ?? '', parts)
  const steps = view.numbers.overlord_steps?.value
  if (!from || steps === undefined || !view.numbers.overlord_ahead) return []
  return walk(from, steps, parts)
}

/** The towns of the outer path clockwise from one on, that one first. */
export function walk(from: Stop, steps: number, parts: readonly Part[]): Stop[] {
  const way = [from]
  for (let i = 0; i < steps; i++) {
    const { place, position } = way.at(-1)!
    const [next, to] =
      position === 'left' ? [place, 'right' as const] : [(place + 1) % parts.length, 'left' as const]
    way.push({ place: next, position: to, town: parts[next]!.segment.towns[to].id })
  }
  return way
}

/** How near the two losses at once are: his Workers left, and how high one of them has come. */
export function gauges(view: View): { left: number; of: number; tier: number } {
  const { value = 0, of = 0 } = view.numbers.overlord_workers ?? {}
  const [first, second] = [row(view, 'tier1'), row(view, 'tier2')]
  const count = (tier: readonly number[]) => tier.reduce((sum, n) => sum + n, 0)
  const top = view.values['overlord.0.tier3'] ?? 0
  const tier = top > 0 ? TOP : count(second) > 0 ? 2 : count(first) > 0 ? 1 : 0
  return { left: value, of: of ?? 0, tier }
}

/** A player's Aids: the one that counts wholly, and one of which the top part counts; before that, both to choose from. */
export function aidsOf(view: View, seat: number): (Lying & { whole: boolean })[] {
  const own = (name: string) =>
    cardsIn(view.places[`overlord.0.${name}`]).filter(({ slot }) => Math.floor(slot / 2) === seat)
  return [
    ...own('aids').map((aid) => ({ ...aid, whole: aid.slot % 2 === 0 })),
    ...own('drawn').map((aid) => ({ ...aid, whole: true })),
  ]
}

/** Under which the other steps of his turn stand. */
export const HEADS: ReadonlySet<string> = new Set(['overlord_moves', 'overlord_dismisses', 'progress'])
const OF_THE_TABLE = new Set(['townsfolk_up', 'round_begins', 'game_over'])

/** What he did in his last turn, step by step. */
export function hisTurn(past: readonly EventData[]): EventData[] {
  const begins = ({ kind }: EventData) => kind === 'overlord_moves'
  return strip(past, begins, ({ kind }) => kind === 'turn_begins').filter(
    ({ kind }) => !OF_THE_TABLE.has(kind),
  )
}
