/** Each game's faces, loaded when the first card of it is drawn. */
import type { Game } from '../net/games.svelte'
import type { Lang } from '../state/prefs.svelte'
import type { Face, Faces } from './face'

const MAKERS: Record<string, () => Promise<{ faces: Faces }>> = {
  dominion: () => import('./dominion/faces'),
}

export type FaceOf = (id: string, lang: Lang) => Face

/** How to draw the cards of a game, or null for a game without cards of its own. */
export async function facesOf(game: Game): Promise<FaceOf | null> {
  const make = MAKERS[game.data.id]
  if (!make) return null
  const { faces } = await make()
  const made = new Map<string, Face>()
  return (id, lang) => {
    const key = `${lang} ${id}`
    let face = made.get(key)
    if (!face) {
      const help = game.data.help[lang][id]
      const types = help ? help.kind.split(' · ')[0]!.split(' – ') : []
      face = faces.face(id, lang, help && { ...help, types })
      made.set(key, face)
    }
    return face
  }
}
