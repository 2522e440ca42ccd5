/** What the table itself tells between the lines of talk: who left, came back, ran out of time, gave up. */
import type { ChatLine, TableData } from '../net/wire'
import { say } from './say'

/** The line in words; nothing for what somebody said or pointed at. */
export function told(line: ChatLine, table: TableData): string {
  const { name, what } = line
  if (what === undefined || what === 'said' || what === 'pointed') return ''
  const replaced = what === 'left' && line.seat !== null && table.leaver === 'bot'
  return say(replaced ? 'told.left.bot' : `told.${what}`, { name })
}
