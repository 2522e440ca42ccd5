/** The votes of a team that has just voted: they stand on the answers of whoever settles a tie. */
import type { EventData, OptionData } from '../../net/wire'

const SEAT = /^seat(\d+)$/

/** Who voted for whom in the vote that was counted last; nothing once something else has happened. */
export function votesIn(past: readonly EventData[], votes = 'votes'): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (let i = past.length - 1; i >= 0 && past[i]!.kind === votes; i--) {
    const { seat, text } = past[i]!
    const whom = Number(text.params.of_seat)
    found.set(whom, [seat, ...(found.get(whom) ?? [])])
  }
  return found
}

/** The seats that voted for what an answer is about. */
export function votersOf(past: readonly EventData[], { targets }: OptionData): number[] {
  const about = targets.flatMap((target) => SEAT.exec(target)?.[1] ?? [])
  return about.length === 1 ? (votesIn(past).get(Number(about[0])) ?? []) : []
}
