/** How the events of Paladins make turns in the chronicle, and which pieces they move. */
import { WORKERS } from '../../games/paladins/cards'
import type { EventData } from '../../net/wire'
import { mine } from '../blows'
import type { Telling } from '../chronicle'

/** What a seat decides to do; everything else follows from it. */
const DEEDS = ['acts', 'uses_favour', 'passes', 'takes_tavern', 'keeps_paladin']

export const TELLING: Telling = {
  begins: '',
  heads: new Set(['round_begins']),
  opens: new Set([...DEEDS, 'rival_begins', 'rival_scheme', 'rival_passes']),
  silent: new Set(['row_slides', 'places_worker', 'worker_leaves']),
  choices: new Set(DEEDS),
  closes: '',
  usual: new Set(),
  picks: new Set(),
  befalls: mine('most_suspicious', 'takes_debt', 'draws_suspicion', 'removes_suspicion'),
  storms: new Set(['inquisition']),
}

const TOKENS: Record<string, string> = {
  gains_silver: 'silver',
  pays_silver: 'silver',
  gains_tax: 'silver',
  tax_refilled: 'silver',
  rival_coin: 'silver',
  gains_provisions: 'provisions',
  pays_provisions: 'provisions',
  takes_debt: 'debt',
  destroys_debt: 'debt',
  places_monk: 'monk',
  places_outpost: 'outpost',
  places_jar: 'jar',
  places_workshop: 'workshop',
}

/** The piece that an event moves; null where it moves cards, or nothing. */
export function pieceOf(event: EventData): string | null {
  const thing = event.things[0]
  if (thing !== undefined && (WORKERS as readonly string[]).includes(thing)) return thing
  return TOKENS[event.kind] ?? null
}
