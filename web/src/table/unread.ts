/** Talk at the table: whether anybody is there to talk to, and the lines of others that the reader has not seen. */
import type { Desk } from './desk.svelte'

/** Whether there is somebody to talk to, or something that was said: bots read nothing. */
export function hasCompany({ table, chat, you }: Pick<Desk, 'table' | 'chat' | 'you'>): boolean {
  return (
    you === null || chat.length > 0 || table.seats.some(({ kind, index }) => kind !== 'bot' && index !== you)
  )
}

/** What others said or pointed at. */
export function saidByOthers(desk: Pick<Desk, 'chat' | 'you'>): number {
  return desk.chat.filter(
    (line) =>
      ['said', 'pointed'].includes(line.what ?? 'said') && (line.seat !== desk.you || line.seat === null),
  ).length
}
