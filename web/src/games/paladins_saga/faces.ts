/** Card faces of a saga's chapter: those of Paladins, and plain ones for Tomes and Crest tokens. */
import { isOfSaga } from '../tomesaga/things'
import type { Lang } from '../../state/prefs.svelte'
import { faces as base } from '../paladins/faces'
import type { Face, Faces, FaceText } from '../face'
import { faces as plain } from '../plain'

export const faces: Faces = {
  isCard: (id) => isOfSaga(id) || (base.isCard?.(id) ?? true),
  face: (id: string, lang: Lang, text?: FaceText): Face => (isOfSaga(id) ? plain : base).face(id, lang, text),
}
