/** The components of the table at hand, with its card pack; made once for the board. */
import { getContext, setContext } from 'svelte'
import { boxOf, type Box } from '../../games/wonderful_kingdom/cards'

const KEY = Symbol('box')

export function layBox(options: Record<string, unknown>): Box {
  return setContext(KEY, boxOf(options))
}

export function theBox(): Box {
  return getContext<Box>(KEY)
}
