/** What the co-op adds to how Viscounts is told: the Overlord's turn stands for itself, and his Workers travel. */
import type { EventData } from '../../net/wire'
import { mine } from '../blows'
import type { Telling } from '../chronicle'
import { pieceOf as base, TELLING as BASE } from '../viscounts/telling'

const DEEDS = ['takes_aid', 'stacks_aid', 'overlord_moves', 'progress']
const struck = mine('worker_removed')

export const TELLING: Telling = {
  ...BASE,
  heads: new Set([...(BASE.heads ?? []), 'overlord_moves']),
  choices: new Set([...BASE.choices, ...DEEDS]),
  befalls: (event, you) => struck(event, you) || (BASE.befalls?.(event, you) ?? false),
  storms: new Set([...(BASE.storms ?? []), 'overlord_moves']),
}

/** The piece of the Overlord's Workers. */
export const HIS = 'overlord'
const WORKERS = new Set([
  'overlord_places',
  'overlord_enters',
  'overlord_returns',
  'overlord_bumped',
  'overlord_withdraws',
  'drives_off',
])

export function pieceOf(event: EventData): string | null {
  if (WORKERS.has(event.kind)) return HIS
  if (event.kind === 'posts_worker' || event.kind === 'worker_removed') return `worker ${event.seat}`
  return base(event)
}
