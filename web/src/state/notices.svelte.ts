/** What is said besides the table: toasts for the eye, and sentences for screen readers. */
import { link, Refused } from '../net/api'
import { t } from '../i18n/words.svelte'

export interface Toast {
  id: number
  text: string
  kind: 'good' | 'bad'
  action?: { label: string; run: () => void }
  /** Whether it says that the server cannot be reached. */
  away?: boolean
}

const SHOWN = 4000
const MOST = 2

class Notices {
  toasts: Toast[] = $state.raw([])
  /** The last sentence for each live region; the same one again is read again. */
  spoken = $state({ text: '', turn: 0 })
  #last = 0

  /** Something went well outside the table. */
  tell(text: string): void {
    this.#add({ text, kind: 'good' })
  }

  /** Something went wrong: it stays until it is read. */
  warn(text: string, action?: Toast['action']): void {
    this.#add(action ? { text, kind: 'bad', action } : { text, kind: 'bad' })
  }

  /** Whatever a request brought; what is not a refusal is a fault of ours and goes to the console as well. */
  refused(problem: unknown): void {
    if (problem instanceof Refused && problem.unreachable)
      this.#add({ text: t('net.unreachable'), kind: 'bad', away: true })
    else if (problem instanceof Refused) this.warn(problem.message)
    else {
      console.error(problem)
      this.warn(t('net.fault'))
    }
  }

  /** The server answers: that it could not be reached is no news any more. */
  reached(): void {
    if (this.toasts.some((toast) => toast.away)) this.toasts = this.toasts.filter((toast) => !toast.away)
  }

  /** For screen readers alone: one sentence. */
  speak(text: string): void {
    this.spoken = { text, turn: this.spoken.turn + 1 }
  }

  drop(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id)
  }

  #add(toast: Omit<Toast, 'id'>): void {
    const id = ++this.#last
    const others = this.toasts.filter((each) => each.text !== toast.text)
    this.toasts = [...others, { ...toast, id }].slice(-MOST)
    if (toast.kind === 'good') setTimeout(() => this.drop(id), SHOWN)
  }
}

export const notices = new Notices()
link.reached = () => notices.reached()
