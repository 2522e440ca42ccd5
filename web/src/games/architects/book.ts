/** Architects on the shelf. */
import icon from '~icons/game-icons/church'
import words from '../../../../src/regnum/games/architects/text/book.json'
import type { Book } from '../book'

export const book: Book = { place: 4, leather: 'green', icon, seats: [1, 5], words }
