/** How the large circles look: a tone, a sky, and whether one stands on earth or on paving. */
import type { Sky } from '../../art/miniature'
import type { Tone } from '../../games/face'
import type { Large } from '../../games/architects/cards'

export interface Look {
  tone: Tone
  sky: Sky
  paved: boolean
}

const look = (tone: Tone, sky: Sky, paved = true): Look => ({ tone, sky, paved })

export const LOOKS: Record<Large, Look> = {
  quarry: look('stone', 'diaper', false),
  forest: look('victory', 'diaper', false),
  mines: look('action', 'stars', false),
  silversmith: look('reaction', 'rays'),
  kings_storehouse: look('treasure', 'diaper'),
  workshop: look('action', 'rays'),
  town_centre: look('attack', 'diaper'),
  tax_stand: look('treasure', 'rays'),
  guardhouse: look('stone', 'stars'),
}
