/** Viscounts played together, in the book of Viscounts. */
import icon from '~icons/game-icons/mounted-knight'
import words from '../../../../src/regnum/games/viscounts_coop/text/book.json'
import type { Book } from '../book'

export const book: Book = {
  place: 9,
  leather: 'purple',
  icon,
  seats: [2, 4],
  of: 'viscounts',
  words,
  fewest: 'TOM-5.1',
  quick: { option: 'difficulty', values: ['easy', 'normal', 'hard'] },
}
