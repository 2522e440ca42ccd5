/** What the co-op adds to how Architects is told: donations are deeds, and what the Overlord takes befalls a player. */
import { mine } from '../blows'
import { TELLING as BASE } from '../architects/telling'
import type { Telling } from '../chronicle'

const DEEDS = [
  'takes_helper',
  'donates',
  'donates_building',
  'gives_to_demand',
  'building_to_demand',
  'overlord_scheme',
]
const struck = mine('loses_worker', 'loses_prisoner')

export const TELLING: Telling = {
  ...BASE,
  choices: new Set([...BASE.choices, ...DEEDS]),
  befalls: (event, you) => struck(event, you) || (BASE.befalls?.(event, you) ?? false),
  storms: new Set([...(BASE.storms ?? []), 'event_revealed']),
}
