/** The signs of the interface, each with one meaning over all games (see the credits for who drew them). */
import type { IconData } from './icon'

export * from './first'
export { default as undo } from '~icons/game-icons/anticlockwise-rotation'
export { default as whyNot } from '~icons/game-icons/interdiction'
export { default as chat } from '~icons/game-icons/chat-bubble'
export { default as chronicle } from '~icons/game-icons/scroll-unfurled'
export { default as sealed } from '~icons/game-icons/padlock'
export { default as reveals } from '~icons/game-icons/wax-seal'
export { default as replay } from '~icons/game-icons/previous-button'
export { default as random } from '~icons/game-icons/dice-six-faces-five'
export { default as notice } from '~icons/game-icons/ringing-bell'
export { default as done } from '~icons/game-icons/check-mark'
export { default as bot } from '~icons/game-icons/visored-helm'
export { default as onlyYou } from '~icons/game-icons/semi-closed-eye'
export { default as laurel } from '~icons/game-icons/laurel-crown'

/** Our own drawings. */
export const arrow: IconData = {
  name: 'arrow',
  side: 24,
  body: '<path d="M4 12h15M13 5l7 7-7 7" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
}
export const manicule: IconData = {
  name: 'manicule',
  side: 24,
  body: '<path fill="currentColor" d="M1.500 8.200h4v9.600h-4zM6.800 9.200C8.200 7.400 10 6.300 12.200 6.300H21a1.700 1.700 0 0 1 0 3.400h-5.200a1.500 1.500 0 0 1 .3 2.900a1.500 1.500 0 0 1-.5 2.700a1.450 1.450 0 0 1-.9 2.400H9.600C8.400 17.700 7.400 17.200 6.800 16.500Z"/>',
}
export const search: IconData = {
  name: 'search',
  side: 24,
  body: '<circle cx="10" cy="10" r="6.2" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M14.8 14.8L21 21" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
}
export const plus: IconData = {
  name: 'plus',
  side: 24,
  body: '<path d="M12 5v14M5 12h14" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
}
