/** Card faces of the co-op: those of Viscounts, and plain ones for the Overlord's cards and the Player Aids. */
import type { Lang } from '../../state/prefs.svelte'
import { faces as base } from '../viscounts/faces'
import type { Face, Faces, FaceText } from '../face'
import { faces as plain } from '../plain'

/** How the ids of the things begin that the co-op adds. */
const OWN = /^(aid_|dismiss_|coop_|vis_overlord_|overlord_worker)/
/** What is no card, but a line of one, or a piece. */
const PARTS = /^(dismiss_|vis_overlord_token|overlord_worker)/

export const faces: Faces = {
  isCard: (id) => (OWN.test(id) ? !PARTS.test(id) : (base.isCard?.(id) ?? true)),
  face: (id: string, lang: Lang, text?: FaceText): Face => (OWN.test(id) ? plain : base).face(id, lang, text),
}
