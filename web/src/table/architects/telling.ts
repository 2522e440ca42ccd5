/** How the events of Architects make turns in the chronicle, and which pieces they move. */
import { GOODS, LARGE } from '../../games/architects/cards'
import type { EventData, View } from '../../net/wire'
import { mine } from '../blows'
import type { Telling } from '../chronicle'
import { MOST, STAGGER, type Flight } from '../motion'
import { seatsOf, valueOf } from './table'

/** What a seat decides to do; everything else follows from it. */
const DEEDS = [
  'drafts',
  'takes_board',
  'places',
  'takes_back',
  'passes',
  'captures',
  'calls_back',
  'hires',
  'imprisons',
  'releases',
  'buys_free',
  'pays_debt',
  'builds',
  'advances',
]

/** What takes Workers away, also those of others. */
const SEIZES = new Set(['captures', 'imprisons'])
const struck = mine('takes_debt', 'loses_virtue', 'market_to_prison')

export const TELLING: Telling = {
  begins: 'turn_begins',
  silent: new Set(['row_slides', 'deals', 'passes_cards']),
  choices: new Set(DEEDS),
  closes: '',
  usual: new Set(),
  picks: new Set(),
  befalls: (event, you) =>
    struck(event, you) ||
    (SEIZES.has(event.kind) && event.seat !== you && event.things.includes(`worker_${you + 1}`)),
  storms: new Set(['reset', 'most_in_prison']),
}

const TOKENS: Record<string, string> = {
  pays_tax: 'silver',
  takes_tax: 'silver',
  silver_on_card: 'silver',
  silver_from_card: 'silver',
  silver_leaves: 'silver',
  takes_debt: 'debt',
  destroys_debt: 'debt',
}

const workerOf = (seat: number) => `worker:${seat}`

/** The seat of a piece that is a Worker; null for any other. */
export const seatOf = (piece: string): number | null =>
  piece.startsWith('worker:') ? Number(piece.slice('worker:'.length)) : null

/** The piece that an event moves; null where it moves cards, or nothing. */
export function pieceOf(event: EventData): string | null {
  if (event.kind === 'places') return workerOf(event.seat)
  const thing = event.things[0]
  const worker = /^worker_(\d+)$/.exec(thing ?? '')
  if (worker) return workerOf(Number(worker[1]) - 1)
  if (thing !== undefined && (GOODS as readonly string[]).includes(thing)) return thing
  return TOKENS[event.kind] ?? null
}

/** Where a seat's Workers are, by place. */
function whereabouts(view: View, seat: number): Map<string, number> {
  const found = new Map<string, number>([
    [`seat${seat}.supply`, valueOf(view, seat, 'supply')],
    ['prison', valueOf(view, seat, 'in_prison')],
    ['guildhall', valueOf(view, seat, 'in_guildhall')],
    ['market', (view.rows.market ?? []).filter((holder) => holder === seat).length],
  ])
  LARGE.forEach((place, i) => found.set(place, view.rows[`seat${seat}.at`]?.[i] ?? 0))
  for (const captor of seatsOf(view))
    found.set(`seat${captor}.captives`, view.rows[`seat${captor}.captives`]?.[seat] ?? 0)
  return found
}

/** The Workers and goods that moved between two views, where a choice is only tried out. */
export function pieces(before: View, after: View): Flight[] {
  const flights: Omit<Flight, 'at'>[] = []
  const fly = (piece: string, from: string, to: string) => flights.push({ card: null, piece, from, to, n: 1 })
  for (const seat of seatsOf(after)) {
    const [was, is] = [whereabouts(before, seat), whereabouts(after, seat)]
    const [gone, come]: [string[], string[]] = [[], []]
    for (const [place, n] of is) {
      const more = n - (was.get(place) ?? 0)
      for (let i = 0; i < Math.abs(more); i++) (more > 0 ? come : gone).push(place)
    }
    gone.slice(0, come.length).forEach((from, i) => fly(workerOf(seat), from, come[i]!))
    const met = come.find((place) => (LARGE as readonly string[]).includes(place) || place === 'market')
    GOODS.forEach((good, i) => {
      const row = `seat${seat}.goods`
      const more = (after.rows[row]?.[i] ?? 0) - (before.rows[row]?.[i] ?? 0)
      for (let k = 0; k < Math.abs(more); k++)
        if (more > 0) fly(good, met ?? 'supply', row)
        else fly(good, row, 'supply')
    })
  }
  return flights.slice(0, MOST).map((flight, i) => ({ ...flight, at: i * STAGGER }))
}

/** What every seat has built, by card. */
export const ownedOf = (view: View): Map<string, number>[] =>
  Array.from(
    { length: view.seats },
    (_, seat) =>
      new Map(
        (view.places[`seat${seat}.built`]?.things ?? []).flatMap(({ card }) =>
          card ? [[card, 1] as const] : [],
        ),
      ),
  )
