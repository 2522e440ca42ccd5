/** How the events of Viscounts make turns in the chronicle, and which pieces they move. */
import type { EventData } from '../../net/wire'
import { mine } from '../blows'
import type { Telling } from '../chronicle'

/** What a seat decides to do; everything else follows from it. */
const DEEDS = ['takes_player_card', 'places_card', 'moves', 'acts', 'no_action', 'hires', 'dismisses']

export const TELLING: Telling = {
  begins: 'turn_begins',
  heads: new Set(['round_begins']),
  silent: new Set(['slides', 'townsfolk_up', 'manuscript_up', 'pair_up', 'pair_returns', 'turn_begins']),
  choices: new Set(DEEDS),
  closes: '',
  usual: new Set(),
  picks: new Set(),
  befalls: mine('bumped', 'takes_debt', 'takes_deed', 'gains', 'pays', 'virtue', 'corruption'),
}

const WORKERS = new Set(['places_worker', 'inward', 'ascends', 'bumped'])
const PAPERS: Record<string, string> = {
  takes_debt: 'debt',
  takes_deed: 'deed',
  flips_debt: 'paid_debt',
  flips_deed: 'approved_deed',
}

/** The piece that an event moves; null where it moves cards, or nothing. */
export function pieceOf(event: EventData): string | null {
  if (WORKERS.has(event.kind)) return `worker ${event.seat}`
  if (event.kind === 'builds') return `building ${event.seat}`
  if (event.kind === 'gains' || event.kind === 'pays') return event.things[0] ?? null
  return PAPERS[event.kind] ?? null
}
