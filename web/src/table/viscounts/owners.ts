/** Who a Worker belongs to: a seat, or the Overlord where all play against him. */
import type { Tincture } from '../../art/piece'
import { prefs } from '../../state/prefs.svelte'
import type { Desk } from '../desk.svelte'
import { OVERLORD } from './table'

/** His pieces are sable; no more than four play against him, and none of them is. */
export const tinctureOf = (desk: Desk, owner: number): Tincture =>
  owner === OVERLORD ? 'black' : desk.arms[owner]!.tincture

export const ownerName = (desk: Desk, owner: number): string =>
  owner === OVERLORD ? desk.game.catalogue.render(prefs.lang, 'rival') : (desk.names[owner] ?? '')
