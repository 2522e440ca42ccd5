/** What a screen reader says of the others' moves, as the chronicle tells them. */
import type { EventData, Text } from '../net/wire'
import { turnsOf, type Telling } from './chronicle'
import { say } from './say'

/** So many sentences are read out; what was before them stands in the chronicle. */
const MOST = 10

export function readOut(
  news: readonly EventData[],
  telling: Telling,
  you: number | null,
  tell: (text: Text) => string,
): string {
  const lines = turnsOf(news, telling)
    .flatMap((turn) => [...(turn.head ? [turn.head] : []), ...turn.lines.map(({ event }) => event)])
    .filter((event) => event.seat !== you)
    .map((event) => tell(event.text))
  const before = lines.length - MOST
  return [...(before > 0 ? [say('story.before', { n: before })] : []), ...lines.slice(-MOST)].join(' ')
}
