/** Architects played together, on the shelf. */
import icon from '~icons/game-icons/church'
import words from '../../../../src/regnum/games/architects_coop/text/book.json'
import type { Book } from '../book'

export const book: Book = {
  place: 7,
  leather: 'green',
  icon,
  seats: [1, 5],
  words,
  quick: { option: 'difficulty', values: ['normal', 'hard'] },
}
