/** Signs of the replay: our own drawings. */
import type { IconData } from '../icons/icon'

const drawn = (name: string, d: string): IconData => ({ name, side: 24, body: `<path d="${d}" fill="currentColor"/>` })

export const first = drawn('first', 'M4 4h3v16H4ZM20 4v16L8 12Z')
export const back = drawn('back', 'M18 4v16L6 12Z')
export const next = drawn('next', 'M6 4v16l12-8Z')
export const last = drawn('last', 'M17 4h3v16h-3ZM4 4v16l12-8Z')
