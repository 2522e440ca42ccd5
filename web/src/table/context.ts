/** How the parts of a table find the desk they belong to. */
import { getContext, setContext } from 'svelte'
import type { Desk } from './desk.svelte'

const KEY = Symbol('desk')

export function layDesk(desk: Desk): void {
  setContext(KEY, desk)
}

export function theDesk(): Desk {
  return getContext<Desk>(KEY)
}
