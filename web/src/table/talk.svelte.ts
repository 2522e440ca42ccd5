/** Talking at the table: the line that the reader writes, and what was said in one sentence. */
import type { ChatLine } from '../net/wire'
import { notices } from '../state/notices.svelte'
import { told } from './announced'
import type { Desk } from './desk.svelte'

export class Talk {
  /** What is being written. */
  text = $state('')
  readonly #desk: Desk

  constructor(desk: Desk) {
    this.#desk = desk
  }

  /** Whether the reader may speak here: those who only watch may not. */
  get open(): boolean {
    const { session, you, table } = this.#desk
    return session !== null && (you !== null || table.host)
  }
  get empty(): boolean {
    return this.text.trim() === ''
  }

  /** Says what was written; what is refused stays to be mended. */
  send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const said = this.text.trim()
    if (!said || !this.#desk.session) return
    this.text = ''
    try {
      await this.#desk.session.say(said)
    } catch (problem) {
      this.text = said
      notices.refused(problem)
    }
  }
}

/** A line as it is read out: who said what, or what the table tells. Pointing is told by the counsel. */
export function lineOf(line: ChatLine, desk: Pick<Desk, 'table'>): string {
  if (line.pointing) return ''
  return told(line, desk.table) || `${line.name}: ${line.text}`
}
