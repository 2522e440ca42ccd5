/** What others' deeds did to the reader: an Inquisition, a Debt, a card discarded by an attack, each with its cause. */
import type { EventData } from '../net/wire'
import type { Telling, Turn } from './chronicle'

export interface Blow {
  /** Whose deed it was; null where the rules did it. */
  by: number | null
  /** The deed that brought it, and what came over everybody in between. */
  causes: EventData[]
  /** What it did to the reader. */
  events: EventData[]
  /** The place of the first of them in the past. */
  index: number
}

/** The blows from a place in the past on; what the set-up and the reader's own deeds bring is none, unless it comes over everybody. */
export function blowsOf(
  turns: readonly Turn[],
  from: number,
  you: number | null,
  { befalls, storms, opens }: Telling,
): Blow[] {
  if (you === null || !befalls) return []
  const blows: Blow[] = []
  for (const turn of turns) {
    if (turn === turns[0] && isSetUp(turn, opens)) continue
    let [deed, storm]: (EventData | null)[] = [null, null]
    let blow: Blow | null = null
    for (const { event, index, inner } of turn.lines) {
      if (!inner) [deed, storm, blow] = [event, null, null]
      if (storms?.has(event.kind)) [storm, blow] = [event, null]
      const mine = turn.seat === you && storm === null
      if (index < from || mine || !befalls(event, you)) continue
      if (!blow) {
        const causes = [deed, storm].filter((each): each is EventData => each !== null && each !== event)
        blow = { by: turn.seat === you ? null : turn.seat, causes, events: [], index }
        blows.push(blow)
      }
      blow.events.push(event)
    }
  }
  return blows
}

/** Whether a table's first turn is nobody's: then the game is being set up in it. */
function isSetUp({ seat, head, lines }: Turn, opens: Telling['opens']): boolean {
  const [first] = lines
  return seat === null && !head && !(first && opens?.has(first.event.kind))
}

/** Events of the reader's own seat, by kind. */
export const mine =
  (...kinds: string[]) =>
  (event: EventData, you: number): boolean =>
    event.seat === you && kinds.includes(event.kind)
