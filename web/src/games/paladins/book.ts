/** Paladins on the shelf. */
import icon from '~icons/game-icons/templar-shield'
import words from '../../../../src/regnum/games/paladins/text/book.json'
import type { Book } from '../book'

export const book: Book = { place: 2, leather: 'blue', icon, seats: [1, 4], words }
