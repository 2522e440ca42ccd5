/** What the window is like: a phone, a window without room for the side column, or a low one. */
import { MediaQuery } from 'svelte/reactivity'

export const narrow = new MediaQuery('(max-width: 720px)')
export const folded = new MediaQuery('(max-width: 1180px)')
export const low = new MediaQuery('(max-height: 850px)')
export const still = new MediaQuery('(prefers-reduced-motion: reduce)')
