/** By which address others can come: the page's own, unless that means nothing but this machine. */
import { api } from './api'
import type { ReachData } from './wire'

const HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

class Reach {
  #found: ReachData | null = $state.raw(null)
  #asked = false

  /** Whether the page was opened by an address that only this machine knows. */
  get local(): boolean {
    return HERE.test(location.hostname)
  }
  /** Whether nobody else can follow a link to this page. */
  get alone(): boolean {
    return this.local && (this.#found?.by.length ?? 0) === 0
  }
  /** Whether others can be let in from here. */
  get switch(): boolean {
    return this.alone && this.#found?.switch === true
  }
  /** Whether the reader sits at the machine that serves, and it is theirs. */
  get own(): boolean {
    return this.local && this.#found?.switch === true
  }
  get origin(): string {
    return (this.local && this.#found?.by[0]) || location.origin
  }

  async ask(): Promise<void> {
    if (!this.local || this.#asked) return
    this.#asked = true
    this.#found = await api.reach().catch(() => null)
  }

  async letIn(): Promise<void> {
    this.#found = await api.letIn()
  }
}

export const reach = new Reach()
