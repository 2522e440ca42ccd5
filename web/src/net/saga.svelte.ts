/** One saga as one person sees it, kept current: the socket pushes, requests carry what the person does. */
import { prefs } from '../state/prefs.svelte'
import { api, link, Refused, sagaSocketAddress } from './api'
import type { SagaData, SagaPush, SeatFate } from './wire'

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 8000
/** A connection that is down for less than this is nobody's business. */
const GRACE = 1200

type Sockets = new (address: string) => WebSocket

export class SagaSession {
  readonly id: string
  saga: SagaData | null = $state.raw(null)
  /** Whether the connection has been down long enough to say so. */
  offline = $state(false)
  /** The refusal that makes the book unusable: unknown, or not open to watchers. */
  refusal: Refused | null = $state.raw(null)
  /** Requests under way. */
  busy = $state(0)

  readonly #invite: string
  readonly #open: Sockets
  #socket: WebSocket | null = null
  #closed = false
  #epoch = ''
  #pause = FIRST_PAUSE
  #retry: ReturnType<typeof setTimeout> | undefined
  #grace: ReturnType<typeof setTimeout> | undefined

  constructor(id: string, invite = '', open: Sockets = WebSocket) {
    this.id = id
    this.#invite = invite
    this.#open = open
  }

  /** Fetches the saga and stays connected until `close`. */
  async open(): Promise<void> {
    try {
      this.take(await api.saga(this.id, this.#invite))
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem
      if (!problem.unreachable) {
        this.refusal = problem
        return
      }
    }
    this.#connect()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#retry)
    clearTimeout(this.#grace)
    this.#socket?.close()
    this.#socket = null
  }

  /** What is older than what we have is dropped. */
  take(saga: SagaData): void {
    if (!this.saga || saga.seq >= this.saga.seq) this.saga = saga
  }

  join = (name: string, seat: number | null = null) =>
    this.#ask(() => api.joinSaga(this.id, { name, seat, invite: this.#invite, arms: prefs.arms }))
  leave = () => this.#ask(() => api.leaveSaga(this.id))
  ready = (ready: boolean) => this.#ask(() => api.readySaga(this.id, ready))
  decide = (seat: number, fate: SeatFate) => this.#ask(() => api.decideSeat(this.id, seat, fate))
  end = () => this.#ask(() => api.endSaga(this.id))

  async #ask(request: () => Promise<SagaData>): Promise<void> {
    this.busy += 1
    try {
      this.take(await request())
    } finally {
      this.busy -= 1
    }
  }

  #connect(): void {
    if (this.#closed) return
    const socket = new this.#open(sagaSocketAddress(this.id, this.#invite))
    this.#socket = socket
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE
      link.reached()
      this.offline = false
      clearTimeout(this.#grace)
      this.#grace = undefined
    }
    socket.onmessage = (message: MessageEvent<string>) => {
      const push = JSON.parse(message.data) as SagaPush
      // After a restore the server knows less than this page remembers: it begins anew.
      if (this.#epoch && push.epoch !== this.#epoch) return location.reload()
      this.#epoch = push.epoch
      this.take(push.saga)
    }
    socket.onclose = (closed) => {
      if (this.#socket !== socket) return
      this.#socket = null
      const status = closed.code - 4000
      if (status >= 400 && status < 500 && status !== 429)
        this.refusal = new Refused({ type: 'about:blank', title: '', status, detail: closed.reason })
      else this.#lost()
    }
  }

  #lost(): void {
    if (this.#closed) return
    this.#grace ??= setTimeout(() => (this.offline = this.#socket === null), GRACE)
    this.#retry = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2))
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }
}
