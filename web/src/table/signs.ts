/** Signs of what is looked at again: our own drawings. */
import type { IconData } from '../icons/icon'

const drawn = (name: string, d: string): IconData => ({
  name,
  side: 24,
  body: `<path d="${d}" fill="currentColor"/>`,
})

export const first = drawn('first', 'M4 4h3v16H4ZM20 4v16L8 12Z')
export const back = drawn('back', 'M18 4v16L6 12Z')
export const next = drawn('next', 'M6 4v16l12-8Z')
export const last = drawn('last', 'M17 4h3v16h-3ZM4 4v16l12-8Z')
export const fork = drawn('fork', 'M5 3h3v7c0 3 2 4 5 4h3v-4l6 5.5-6 5.5v-4h-3c-5 0-8-2-8-7ZM5 12h3v9H5Z')
