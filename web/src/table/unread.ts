/** Lines of talk that the reader has not seen: what others said. */
import type { Desk } from './desk.svelte'

export function saidByOthers(desk: Pick<Desk, 'chat' | 'you'>): number {
  return desk.chat.filter(
    (line) => (line.what ?? 'said') === 'said' && (line.seat !== desk.you || line.seat === null),
  ).length
}
