/** Card faces of the co-op: those of Paladins, and plain ones for what playing together adds. */
import type { Lang } from '../../state/prefs.svelte'
import { faces as base } from '../paladins/faces'
import type { Face, Faces, FaceText } from '../face'
import { faces as plain } from '../plain'

/** How the ids of the cards begin that the co-op adds. */
const OWN = /^(starting_|coop_order_|threat_|invader_threat|king_threat|overlay_|gain_honour|lost_workshop_)/
/** What is no card, but a part of a board. */
const PARTS = /^(gain_honour|lost_workshop_)/

export const faces: Faces = {
  isCard: (id) => (OWN.test(id) ? !PARTS.test(id) : (base.isCard?.(id) ?? true)),
  face: (id: string, lang: Lang, text?: FaceText): Face => (OWN.test(id) ? plain : base).face(id, lang, text),
}
