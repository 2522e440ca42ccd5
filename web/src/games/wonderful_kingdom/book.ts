/** It's a Wonderful Kingdom on the shelf. */
import icon from '~icons/game-icons/crystal-growth'
import words from '../../../../src/regnum/games/wonderful_kingdom/text/book.json'
import type { Book } from '../book'

export const book: Book = { place: 5, leather: 'teal', icon, seats: [1, 2], words }
