/** Which cards travel from where to where: planned from the events, or from two views when something is only tried out. */
import type { EventData, Place, View } from '../net/wire'

export interface Flight {
  /** The card that can be seen in flight; null for its back. */
  card: string | null
  /** The kind of piece that travels, where it is no card: then `card` is what it travels to. */
  piece?: string
  from: string
  to: string
  /** How many make the way together. */
  n: number
  /** When it leaves, in milliseconds at normal speed. */
  at: number
}

export const STAGGER = 45
export const MOST = 8
const BETWEEN = 250
/** An opponent's turn takes no longer than this. */
export const LONGEST = 4000

/** The piece that an event moves; null where it moves cards, or nothing. */
export type PieceOf = (event: EventData) => string | null
const NO_PIECE: PieceOf = () => null

/** The flights of some events, one event after the other; at most eight of one event, the rest just appear. */
export function planned(events: readonly EventData[], pieceOf: PieceOf = NO_PIECE): Flight[] {
  const moves = (event: EventData) =>
    event.motion === 'move' || event.motion === 'shuffle' || pieceOf(event) !== null
  const moving = events.filter(
    (event) => event.source && event.target && moves(event) && event.source !== event.target,
  )
  const step = moving.length > 1 ? Math.min(BETWEEN, LONGEST / moving.length) : 0
  return moving.flatMap((event, i) => {
    const piece = pieceOf(event)
    if (piece !== null) {
      // Several things in one event are pieces of their own kind each.
      const each =
        event.things.length > 1
          ? event.things
          : Array.from({ length: event.count }, () => event.things[0] ?? null)
      return each.slice(0, MOST).map((card, k) => ({
        card,
        piece: (card !== null && pieceOf({ ...event, things: [card] })) || piece,
        from: event.source!,
        to: event.target!,
        n: 1,
        at: Math.round(i * step + k * STAGGER),
      }))
    }
    const known: (string | null)[] = event.things
    const cards = known.length > 0 ? known : Array.from({ length: Math.min(event.count, MOST) }, () => null)
    return cards.slice(0, MOST).map((card, k) => ({
      card,
      from: event.source!,
      to: event.target!,
      n: 1,
      at: Math.round(i * step + k * STAGGER),
    }))
  })
}

/** The flights between two views: what is missing at one place has gone to where there is more of it. */
export function between(before: View, after: View, pieceOf: PieceOf = NO_PIECE): Flight[] {
  return moved(before, after).map((flight) => {
    const piece = pieceOf({
      kind: '',
      seat: -1,
      things: flight.card === null ? [] : [flight.card],
      count: 1,
      source: flight.from,
      target: flight.to,
      motion: 'move',
      reveals: false,
      clause: '',
      text: { key: '', params: {} },
    })
    return piece === null ? flight : { ...flight, piece }
  })
}

function moved(before: View, after: View): Flight[] {
  const [gone, come] = [new Map<string, string[]>(), new Map<string, string[]>()]
  for (const [name, place] of Object.entries(after.places)) {
    const [was, is] = [counted(before.places[name]), counted(place)]
    for (const card of new Set([...was.keys(), ...is.keys()])) {
      const more = (is.get(card) ?? 0) - (was.get(card) ?? 0)
      const list = more > 0 ? come : gone
      for (let i = 0; i < Math.abs(more); i++) list.set(card, [...(list.get(card) ?? []), name])
    }
  }
  const flights: Flight[] = []
  for (const [card, targets] of come) {
    const sources = gone.get(card) ?? []
    targets
      .slice(0, sources.length)
      .forEach((to, i) => flights.push({ card, from: sources[i]!, to, n: 1, at: 0 }))
  }
  return flights.slice(0, MOST).map((flight, i) => ({ ...flight, at: i * STAGGER }))
}

function counted(place: Place | undefined): Map<string, number> {
  const found = new Map<string, number>()
  for (const { card, n } of place?.things ?? []) if (card) found.set(card, (found.get(card) ?? 0) + (n ?? 1))
  return found
}

/** What is left to be shown of events, where the own part of them was tried out and has been seen moving before. */
export function unseen(
  events: readonly EventData[],
  before: View,
  after: View,
  you: number | null,
  pieceOf: PieceOf = NO_PIECE,
): EventData[] {
  const moves = between(before, after)
  const open = (name: string | null) => name !== null && after.places[name]?.things !== undefined
  return events.filter((event) => {
    if (event.seat === you && pieceOf(event) !== null) return false
    if (event.seat !== you || event.things.length === 0 || !open(event.source) || !open(event.target))
      return true
    return moves.some(
      (move) => move.from === event.source && move.to === event.target && event.things.includes(move.card!),
    )
  })
}
