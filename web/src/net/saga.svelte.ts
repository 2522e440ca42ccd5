/** One saga as one person sees it, kept current: the socket pushes, requests carry what the person does. */
import { prefs } from '../state/prefs.svelte'
import { api, sagaSocketAddress, type Refused } from './api'
import { Connection, type Sockets } from './connection.svelte'
import type { SagaData, SagaPush, SeatFate } from './wire'

export class SagaSession {
  readonly id: string
  saga: SagaData | null = $state.raw(null)
  /** Requests under way. */
  busy = $state(0)

  readonly #invite: string
  readonly #connection: Connection<SagaPush>

  constructor(id: string, invite = '', open: Sockets = WebSocket) {
    this.id = id
    this.#invite = invite
    this.#connection = new Connection<SagaPush>(
      {
        fetch: async () => this.take(await api.saga(id, invite)),
        address: () => sagaSocketAddress(id, invite),
        reader: () => (push) => {
          this.take(push.saga)
          return true
        },
      },
      open,
    )
  }

  get offline(): boolean {
    return this.#connection.offline
  }
  get refusal(): Refused | null {
    return this.#connection.refusal
  }

  /** Fetches the saga and stays connected until `close`. */
  open = () => this.#connection.open()
  close = () => this.#connection.close()

  /** What is older than what we have is dropped. */
  take(saga: SagaData): void {
    if (!this.saga || saga.seq >= this.saga.seq) this.saga = saga
  }

  join = (name: string, seat: number | null = null) =>
    this.#ask(() => api.joinSaga(this.id, { name, seat, invite: this.#invite, arms: prefs.arms }))
  leave = () => this.#ask(() => api.leaveSaga(this.id))
  ready = (ready: boolean) => this.#ask(() => api.readySaga(this.id, ready))
  decide = (seat: number, fate: SeatFate) => this.#ask(() => api.decideSeat(this.id, seat, fate))
  again = (agree: boolean) => this.#ask(() => api.sagaAgain(this.id, agree))
  end = () => this.#ask(() => api.endSaga(this.id))

  async #ask(request: () => Promise<SagaData>): Promise<void> {
    this.busy += 1
    try {
      this.take(await request())
    } finally {
      this.busy -= 1
    }
  }
}
