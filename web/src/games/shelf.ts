/** The books of the shelf: every folder beside this file with a `book.ts` has one. Which games can be played is for the server to say. */
import covered from '~icons/game-icons/book-cover'
import type { GameCard } from '../net/wire'
import { SAGA } from '../saga/name'
import { prefs } from '../state/prefs.svelte'
import type { Book as Look, BookWords } from './book'

export interface Book extends Look {
  id: string
}

const FOUND = import.meta.glob<{ book: Look }>('./*/book.ts', { eager: true })

export const SHELF: readonly Book[] = Object.entries(FOUND)
  .map(([path, { book }]) => ({ id: path.split('/')[1]!, ...book }))
  .sort((a, b) => a.place - b.place)

export function book(id: string): Book | undefined {
  return SHELF.find((each) => each.id === id)
}

/** The book of a game that can be played; one without a book of its own gets a plain one, at the end of the shelf. */
export function bookOf({ id, title, seats }: GameCard): Book {
  const says = (name: string): BookWords => ({ name, time: '', motto: '' })
  const words = { en: says(title.en!), pl: says(title.pl!) }
  return book(id) ?? { id, place: SHELF.length + 1, leather: 'brown', icon: covered, seats, words }
}

/** The shelf with the games that can be played and have no book of their own. */
export function shelfWith(cards: readonly GameCard[]): Book[] {
  return [...SHELF.filter(({ of }) => !of), ...cards.filter(({ id }) => !book(id)).map(bookOf)]
}

/** The ways to play a game that can be played here, itself first; alone where there is no other. */
export function waysOf(id: string, cards: readonly GameCard[]): Book[] {
  const first = book(id)?.of ?? id
  return SHELF.filter((each) => (each.of ?? each.id) === first && cards.some((card) => card.id === each.id))
}

/** What a book says, in the reader's language. */
export function said(book: Book): BookWords {
  return book.words[prefs.lang]
}

/** The game of which a chapter of the campaign is played. */
const CHAPTER = /^(\w+)_saga$/

/** What a game is called, in short; one without a book, as the server says, where it has said so. */
export function titleOf(id: string, cards: readonly GameCard[] = []): string {
  const found = book(id) ?? shelfWith(cards).find((each) => each.id === id)
  if (found) return said(found).name
  const [game, saga] = [CHAPTER.exec(id)?.[1], book(SAGA)]
  return game && saga ? `${said(saga).name}: ${titleOf(game)}` : id
}
