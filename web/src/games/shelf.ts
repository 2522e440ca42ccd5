/** The six games of the shelf: what their books look like. Which of them can be played is for the server to say. */
import architects from '~icons/game-icons/church'
import dominion from '~icons/game-icons/castle'
import paladins from '~icons/game-icons/templar-shield'
import tomesaga from '~icons/game-icons/spell-book'
import viscounts from '~icons/game-icons/book-cover'
import wonderful from '~icons/game-icons/crystal-growth'
import type { IconData } from '../icons/icon'
import { t, type Key } from '../i18n/words.svelte'

export interface Book {
  id: string
  leather: 'red' | 'blue' | 'purple' | 'green' | 'teal' | 'brown'
  icon: IconData
  /** The short name, and the line of the title around it: above or below. */
  name: Key
  above?: Key
  below?: Key
  seats: [number, number]
  time: Key
  motto: Key
}

export const SHELF: readonly Book[] = [
  {
    id: 'dominion',
    leather: 'red',
    icon: dominion,
    name: 'game.dominion',
    seats: [2, 4],
    time: 'game.dominion.time',
    motto: 'game.dominion.motto',
  },
  {
    id: 'paladins',
    leather: 'blue',
    icon: paladins,
    name: 'game.paladins',
    below: 'game.west',
    seats: [1, 4],
    time: 'game.paladins.time',
    motto: 'game.paladins.motto',
  },
  {
    id: 'viscounts',
    leather: 'purple',
    icon: viscounts,
    name: 'game.viscounts',
    below: 'game.west',
    seats: [1, 4],
    time: 'game.viscounts.time',
    motto: 'game.viscounts.motto',
  },
  {
    id: 'architects',
    leather: 'green',
    icon: architects,
    name: 'game.architects',
    below: 'game.west',
    seats: [1, 5],
    time: 'game.architects.time',
    motto: 'game.architects.motto',
  },
  {
    id: 'wonderful_kingdom',
    leather: 'teal',
    icon: wonderful,
    name: 'game.wonderful_kingdom',
    above: 'game.wonderful_kingdom.above',
    seats: [1, 2],
    time: 'game.wonderful_kingdom.time',
    motto: 'game.wonderful_kingdom.motto',
  },
  {
    id: 'tomesaga',
    leather: 'brown',
    icon: tomesaga,
    name: 'game.tomesaga',
    below: 'game.tomesaga.below',
    seats: [1, 4],
    time: 'game.tomesaga.time',
    motto: 'game.tomesaga.motto',
  },
]

export function book(id: string): Book | undefined {
  return SHELF.find((each) => each.id === id)
}

/** What a game is called, in short. */
export function titleOf(id: string): string {
  const found = book(id)
  return found ? t(found.name) : id
}
