/** Architects played together, in the book of Architects. */
import icon from '~icons/game-icons/church'
import words from '../../../../src/regnum/games/architects_coop/text/book.json'
import type { Book } from '../book'

export const book: Book = {
  place: 7,
  leather: 'green',
  icon,
  seats: [1, 5],
  of: 'architects',
  words,
  quick: { option: 'difficulty', values: ['normal', 'hard'] },
}
