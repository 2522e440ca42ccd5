/** What he does where he comes to, in words. */
import type { Desk } from '../desk.svelte'
import type { Part } from '../viscounts/table'
import { postsOf, wayAhead } from './overlord'
import { say } from './say'
import { OVERLORD } from '../viscounts/table'

const DEEDS = [
  'place_here',
  'place_clockwise',
  'place_counter_clockwise',
  'removes_worker',
  'moves_inward',
  'takes_debt',
] as const

/** ": dismisses the Mason: 2 Workers there", as the engine foresees it; empty where it foresees nothing. */
export function deedsAhead(desk: Desk, parts: readonly Part[]): string {
  const last = wayAhead(desk.view, parts).at(-1)
  if (!last) return ''
  const told = (desk.view.numbers.overlord_ahead?.terms ?? []).flatMap(([name, n]) => {
    const deed = DEEDS.find((each) => each === name)
    return deed ? [say(`coop.deed.${deed}`, { n })] : []
  })
  const his = postsOf(desk.view)
    .get(last.town)
    ?.some(({ seat }) => seat === OVERLORD)
  const card = parts[last.place]!.townsfolk.card
  const first = his ? [say('coop.dismisses', { name: desk.face(card).name })] : []
  return `: ${[...first, told.join(', ')].join(': ')}`
}
