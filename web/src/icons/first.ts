/** The signs of the interface that the first view shows: it fetches no others. */
import type { IconData } from './icon'

export { default as advice } from '~icons/game-icons/quill-ink'
export { default as rules } from '~icons/game-icons/rule-book'
export { default as soundOn } from '~icons/game-icons/speaker'
export { default as soundOff } from '~icons/game-icons/speaker-off'
export { default as moon } from '~icons/game-icons/moon'
export { default as sun } from '~icons/game-icons/sun'
export { default as menu } from '~icons/game-icons/hamburger-menu'
export { default as clock } from '~icons/game-icons/hourglass'
export { default as crown } from '~icons/game-icons/queen-crown'
export { default as players } from '~icons/game-icons/meeple'
export { default as play } from '~icons/game-icons/crossed-swords'

export const cross: IconData = {
  name: 'cross',
  side: 24,
  body: '<path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
}
