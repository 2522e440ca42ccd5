/** What the co-op adds to how Paladins is told: Orders are deeds, and what Threats take befalls a player. */
import { mine } from '../blows'
import type { Telling } from '../chronicle'
import { TELLING as BASE } from '../paladins/telling'

const DEEDS = ['fulfils_order', 'takes_starter']
const struck = mine(
  'loses_honour',
  'loses_attribute',
  'loses_silver',
  'loses_provisions',
  'loses_worker',
  'loses_workshop',
)

export const TELLING: Telling = {
  ...BASE,
  opens: new Set([...(BASE.opens ?? []), ...DEEDS]),
  leads: new Set(['gives_reward']),
  choices: new Set([...BASE.choices, ...DEEDS]),
  befalls: (event, you) => struck(event, you) || (BASE.befalls?.(event, you) ?? false),
  storms: new Set([...(BASE.storms ?? []), 'threat_strikes', 'invaders_left']),
}
