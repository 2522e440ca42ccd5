/** Who the reader is here. Everybody is a guest until they make an account; the server gives them a name of their own. */
import { api } from './api'
import type { Me } from './wire'

class Myself {
  known: Me | null = $state.raw(null)
  #asked: Promise<void> | undefined

  /** Asks once; a server that is away is asked again next time. */
  ask(): Promise<void> {
    this.#asked ??= api.me().then(
      (me) => {
        this.known = me
      },
      () => {
        this.#asked = undefined
      },
    )
    return this.#asked
  }

  async rename(name: string): Promise<void> {
    this.known = await api.rename(name)
  }
  async register(login: string, password: string): Promise<void> {
    this.known = await api.register({ login, password })
  }
  async login(login: string, password: string): Promise<void> {
    this.known = await api.login({ login, password })
  }

  async changePassword(old: string, fresh: string): Promise<void> {
    this.known = await api.changePassword(old, fresh)
  }

  /** The reader is a new guest then. */
  async logout(): Promise<void> {
    this.known = await api.logout()
  }
  /** The same, in every browser. */
  async logoutEverywhere(): Promise<void> {
    this.known = await api.logoutEverywhere()
  }
}

export const me = new Myself()
