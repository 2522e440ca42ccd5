/** What the page of the result and the text mode both say at the end. */
import { router } from '../router/router.svelte'
import { notices } from '../state/notices.svelte'
import type { Desk } from './desk.svelte'
import { say } from './say'

/** Who won, in a word. */
export function heading(desk: Desk): string {
  const { result } = desk.view
  const { ending } = desk.table
  if (ending)
    return ending.winners.length === 0
      ? say('over.nobody')
      : say('over.wins', { name: ending.winners.map((seat) => desk.names[seat]!).join(', ') })
  if (!result) return say('over.abandoned')
  const { team } = desk.view
  const together = team !== null && desk.view.seats > 1
  if (together && team.won) return say('over.together')
  if (together && desk.view.rivals.length === 0) return say('over.together.lost')
  // Where nobody at the table won, an opponent that the rules play did.
  const names =
    result.winners.length > 0
      ? result.winners.map((seat) => desk.names[seat]!)
      : desk.names.slice(desk.view.seats)
  if (names.length === 0) return say(desk.view.seats === 1 ? 'over.alone.lost' : 'over.nobody')
  return names.length === 1
    ? say('over.wins', { name: names[0]! })
    : say('over.shared', { names: names.join(', ') })
}

/** Why the game ended before its rules ended it; empty where they did. */
export function reasonOf(desk: Desk): string {
  const { ending } = desk.table
  if (!ending) return ''
  return ending.how === 'claimed'
    ? say('over.claimed')
    : say('over.resigned', { name: desk.names[ending.seat]! })
}

/** Says whether one would like to play again; goes to the table where all do, if that is there. */
export async function rematch(desk: Desk, agree = true): Promise<void> {
  try {
    const made = (agree && desk.table.rematch) || (await desk.session!.rematch(agree))
    if (made) router.go(`/table/${made}`)
  } catch (problem) {
    notices.refused(problem)
  }
}
