/** Paladins played together, in the book of Paladins. */
import icon from '~icons/game-icons/cross-shield'
import words from '../../../../src/regnum/games/paladins_coop/text/book.json'
import type { Book } from '../book'

export const book: Book = {
  place: 8,
  leather: 'blue',
  icon,
  seats: [1, 4],
  of: 'paladins',
  words,
  quick: { option: 'difficulty', values: ['normal', 'high', 'impossible'] },
}
