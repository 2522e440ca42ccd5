/** Dominion on the shelf. */
import icon from '~icons/game-icons/castle'
import words from '../../../../src/regnum/games/dominion/text/book.json'
import type { Book } from '../book'

export const book: Book = {
  place: 1,
  leather: 'red',
  icon,
  seats: [2, 4],
  words,
  quick: { option: 'kingdom', values: ['first_game', 'random'] },
}
