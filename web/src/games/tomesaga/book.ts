/** The Tomesaga on the shelf. */
import icon from '~icons/game-icons/spell-book'
import words from '../../../../src/regnum/games/tomesaga/text/book.json'
import type { Book } from '../book'

export const book: Book = { place: 6, leather: 'brown', icon, seats: [2, 4], words }
