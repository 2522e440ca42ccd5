/** Who sits at a new table beside whoever makes it. */
import { botFor, type Level } from '../../games/levels'
import type { GameCard, NewSeat } from '../../net/wire'

export type Sitting = { kind: 'bot'; level: Level } | { kind: 'open' } | { kind: 'none' }

/** More than any game has; each takes the first of them. */
const MOST = 8

/** The seats besides one's own: a bot in the first, or room for a friend, or nobody for whoever plays alone; nobody in the others. */
export function firstSeats(friends: boolean, alone = false): Sitting[] {
  const first: Sitting = alone
    ? { kind: 'none' }
    : friends
      ? { kind: 'open' }
      : { kind: 'bot', level: 'knight' }
  return [first, ...Array.from({ length: MOST - 2 }, (): Sitting => ({ kind: 'none' }))]
}

/** The seats as the server is asked for them; chairs that nobody needs are left away. */
export function asked(
  card: GameCard | undefined,
  rows: readonly Sitting[],
  names: readonly string[],
  arms: string,
): NewSeat[] {
  const seats: NewSeat[] = [{ kind: 'human', arms }]
  rows.forEach((seat, i) => {
    if (seat.kind === 'bot') seats.push({ kind: 'bot', name: names[i]!, bot: botFor(card, seat.level) })
    if (seat.kind === 'open') seats.push({ kind: 'open' })
  })
  return seats
}
