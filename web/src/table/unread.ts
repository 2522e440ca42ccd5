/** Lines of talk that the reader has not seen: what others said or pointed at. */
import type { Desk } from './desk.svelte'

export function saidByOthers(desk: Pick<Desk, 'chat' | 'you'>): number {
  return desk.chat.filter(
    (line) =>
      ['said', 'pointed'].includes(line.what ?? 'said') && (line.seat !== desk.you || line.seat === null),
  ).length
}
