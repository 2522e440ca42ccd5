/** The signs on cards. */
import type { IconData } from './icon'

export { default as action } from '~icons/game-icons/hand'
export { default as buy } from '~icons/game-icons/swap-bag'
export { default as point } from '~icons/game-icons/laurel-crown'
export { default as trash } from '~icons/game-icons/campfire'
export { default as attack } from '~icons/game-icons/crossed-swords'
export { default as reaction } from '~icons/game-icons/cross-shield'
export { default as treasure } from '~icons/game-icons/two-coins'
export { default as curse } from '~icons/game-icons/death-skull'
export { default as discard } from '~icons/game-icons/card-discard'
export { default as look } from '~icons/game-icons/semi-closed-eye'

/** A card: our own drawing. */
export const card: IconData = {
  name: 'card',
  side: 24,
  body:
    '<path fill="currentColor" d="M8.2 3.2l8.3-1.5a1.3 1.3 0 0 1 1.5 1l2.7 14.6a1.3 1.3 0 0 1-1 1.5l-1.2.2V7.5A2.8 2.8 0 0 0 15.7 4.7H7.5A1.5 1.5 0 0 1 8.2 3.2Z"/>' +
    '<path fill="currentColor" d="M5.3 6h10.4a1.5 1.5 0 0 1 1.5 1.5v13.3a1.5 1.5 0 0 1-1.5 1.5H5.3a1.5 1.5 0 0 1-1.5-1.5V7.5A1.5 1.5 0 0 1 5.3 6Zm1.2 2.5v11.3h8V8.5ZM10.5 10.5l2.6 3.6l-2.6 3.6l-2.6-3.6Z"/>',
}
