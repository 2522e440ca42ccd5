/** Viscounts on the shelf. */
import icon from '~icons/game-icons/book-cover'
import words from '../../../../src/regnum/games/viscounts/text/book.json'
import type { Book } from '../book'

export const book: Book = { place: 3, leather: 'purple', icon, seats: [1, 4], words }
