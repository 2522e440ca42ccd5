/** The games that can be played here, fetched once; each with its texts, help and rules when it is needed. */
import { Catalogue } from '../i18n/messages'
import { api } from './api'
import type { GameCard, GameData } from './wire'

export interface Game {
  data: GameData
  catalogue: Catalogue
}

const loaded = new Map<string, Promise<Game>>()
let cards: Promise<GameCard[]> | undefined

export function games(): Promise<GameCard[]> {
  cards ??= api.games().catch((problem: unknown) => {
    cards = undefined
    throw problem
  })
  return cards
}

export function game(id: string): Promise<Game> {
  let known = loaded.get(id)
  if (!known) {
    known = api.game(id).then((data) => ({ data, catalogue: new Catalogue(data.catalogue) }))
    known.catch(() => loaded.delete(id))
    loaded.set(id, known)
  }
  return known
}
