/**
 * Whether the server has another page by now: its own parts are then no more to be had here, and what it tells may be new
 * to this one. That is said once; reading on is no matter, and whoever goes to another page gets the new one.
 */
import { t } from '../i18n/words.svelte'
import { api, link } from '../net/api'
import { notices } from './notices.svelte'

class Update {
  there = false
  readonly #own: string

  constructor(own: string) {
    this.#own = own
  }

  /** The server names the script that its page begins with. While the page is worked on, it is not the server's. */
  has(page: string | null): void {
    if (this.there || !page || !this.#own.startsWith('/assets/') || page === this.#own) return
    this.there = true
    notices.warn(t('net.updated'), { label: t('net.reload'), run: () => location.reload() })
  }

  /** Asks the server now. */
  async ask(): Promise<boolean> {
    try {
      await api.me()
    } catch {
      // Whoever cannot be reached, or refuses, says what there is to say in its answer's head, or nothing.
    }
    return this.there
  }
}

export const update = new Update(
  document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '',
)
link.has = (page) => update.has(page)
link.returned = () => void update.ask()
addEventListener('vite:preloadError', () => void update.ask())
