/** Card faces of the co-op: those of Architects, and plain ones for the Overlord's cards. */
import type { Lang } from '../../state/prefs.svelte'
import { entryOf } from '../architects/cards'
import { faces as base } from '../architects/faces'
import type { Face, Faces, FaceText } from '../face'
import { faces as plain } from '../plain'

/** How the ids of the cards begin that the co-op adds. */
const OWN = /^(scheme_[sf]\d|event_|demand_|rogue_|cleric_)/

export const faces: Faces = {
  isCard: (id) => OWN.test(id) || (base.isCard?.(id) ?? true),
  face: (id: string, lang: Lang, text?: FaceText): Face =>
    (entryOf(id) || !OWN.test(id) ? base : plain).face(id, lang, text),
}
