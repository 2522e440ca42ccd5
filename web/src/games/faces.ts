/** Each game's faces, loaded when the first card of it is drawn. */
import type { Game } from '../net/games.svelte'
import type { Lang } from '../state/prefs.svelte'
import type { Face, Faces } from './face'

/** Every folder beside this file with a `faces.ts` has some. */
const MAKERS = import.meta.glob<{ faces: Faces }>('./*/faces.ts')
const makerOf = (game: string) => MAKERS[`./${game}/faces.ts`]
const PLAIN = () => import('./plain')

/** Whether the cards of a game have faces of their own. */
export const hasFaces = (game: string): boolean => makerOf(game) !== undefined

export type FaceOf = (id: string, lang: Lang) => Face

/** How to draw the cards of a game; one without faces of its own gets plain ones, made of its texts. */
export async function facesOf(game: Game): Promise<FaceOf> {
  const { faces } = await (makerOf(game.data.id) ?? PLAIN)()
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

/** The components of a game that are cards; where a game draws no faces of its own, all of them. */
export async function cardsOf(game: Game): Promise<string[]> {
  const { faces } = await (makerOf(game.data.id) ?? PLAIN)()
  return Object.keys(game.data.help.en).filter((id) => faces.isCard?.(id) ?? true)
}
