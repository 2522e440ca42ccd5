/** The games that can be played here, fetched once; each with its texts, help and rules when it is needed. */
import { Catalogue } from '../i18n/messages'
import { api } from './api'
import { SAGA } from '../saga/name'
import type { GameCard, GameData, TableData } from './wire'

export interface Game {
  data: GameData
  catalogue: Catalogue
}

/** A campaign is no game: its rules come with those of its first chapter. */
const FIRST_CHAPTER = 'architects_saga'

const loaded = new Map<string, Promise<Game>>()
let cards: Promise<GameCard[]> | undefined

export function games(): Promise<GameCard[]> {
  cards ??= api.games().catch((problem: unknown) => {
    cards = undefined
    throw problem
  })
  return cards
}

/** The games as the table on show has them; help and clauses follow it as long as it is open. */
const shown = new Map<string, Promise<Game>>()

/** The game as a table has it: with the texts of its edition and its card pack. */
export function gameAt(table: TableData, invite = ''): Promise<Game> {
  const { pack, texts } = table.options
  shown.delete(table.game)
  if (!pack && !texts) return game(table.game)
  const made = api
    .tableGame(table.id, invite)
    .then((data) => ({ data, catalogue: new Catalogue(data.catalogue) }))
  made.catch(() => shown.delete(table.game))
  shown.set(table.game, made)
  return made
}

/** The table is no longer on show. */
export function leaveTable(): void {
  shown.clear()
}

export function game(id: string): Promise<Game> {
  let known = shown.get(id) ?? loaded.get(id)
  if (!known) {
    known = api
      .game(id === SAGA ? FIRST_CHAPTER : id)
      .then((data) => ({ data, catalogue: new Catalogue(data.catalogue) }))
    known.catch(() => loaded.delete(id))
    loaded.set(id, known)
  }
  return known
}
