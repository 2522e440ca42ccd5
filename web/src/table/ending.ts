/** What the page of the result and the text mode both say at the end. */
import { router } from '../router/router.svelte'
import { notices } from '../state/notices.svelte'
import type { Desk } from './desk.svelte'
import { say } from './say'

/** Who won, in a word. */
export function heading(desk: Desk): string {
  const { result } = desk.view
  if (!result) return say('over.abandoned')
  // Where nobody at the table won, an opponent that the rules play did.
  const names =
    result.winners.length > 0
      ? result.winners.map((seat) => desk.names[seat]!)
      : desk.names.slice(desk.view.seats)
  if (names.length === 0) return say('over.nobody')
  return names.length === 1
    ? say('over.wins', { name: names[0]! })
    : say('over.shared', { names: names.join(', ') })
}

/** Goes to the table where the same people play again; makes it if nobody has. */
export async function rematch(desk: Desk): Promise<void> {
  try {
    router.go(`/table/${desk.table.rematch ?? (await desk.session!.rematch())}`)
  } catch (problem) {
    notices.refused(problem)
  }
}
