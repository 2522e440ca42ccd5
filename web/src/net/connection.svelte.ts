/**
 * A socket that stays open: a lost one comes back by itself, after pauses that grow, or as soon as the network is back
 * or somebody looks at the page again.
 */
import { link, Refused } from './api'

export type Link = 'connecting' | 'live' | 'lost' | 'closed'
export type Sockets = new (address: string) => WebSocket

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 8000
/** A connection that is down for less than this is nobody's business. */
const GRACE = 1200

interface Line<P> {
  /** Brings what there is before anything is pushed. */
  fetch: () => Promise<void>
  address: () => string
  /** For each new socket: takes in what it brings; says whether that could be read. */
  reader: () => (push: P) => boolean
}

export class Connection<P extends { epoch: string }> {
  link: Link = $state('connecting')
  /** Whether it has been down long enough to say so. */
  offline = $state(false)
  /** Why there will be none: what is asked for is unknown, or not open to watchers. */
  refusal: Refused | null = $state.raw(null)

  readonly #line: Line<P>
  readonly #open: Sockets
  #socket: WebSocket | null = null
  #pause = FIRST_PAUSE
  /** Which life of the server's database this page has seen. */
  #epoch = ''
  #retry: ReturnType<typeof setTimeout> | undefined
  #grace: ReturnType<typeof setTimeout> | undefined

  constructor(line: Line<P>, open: Sockets) {
    this.#line = line
    this.#open = open
  }

  /** Fetches what there is and stays connected until `close`. */
  async open(): Promise<void> {
    addEventListener('online', this.#again)
    document.addEventListener('visibilitychange', this.#again)
    try {
      await this.#line.fetch()
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
    removeEventListener('online', this.#again)
    document.removeEventListener('visibilitychange', this.#again)
    clearTimeout(this.#retry)
    clearTimeout(this.#grace)
    this.link = 'closed'
    this.#socket?.close()
    this.#socket = null
  }

  #connect(): void {
    if (this.link === 'closed') return
    const socket = new this.#open(this.#line.address())
    this.#socket = socket
    const read = this.#line.reader()
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE
      if (this.link === 'lost') link.returned()
      this.link = 'live'
      link.reached()
      this.offline = false
      clearTimeout(this.#grace)
      this.#grace = undefined
    }
    socket.onmessage = (message: MessageEvent<string>) => {
      const push = JSON.parse(message.data) as P
      // After a restore the server knows less than this page remembers: it begins anew.
      if (this.#epoch && push.epoch !== this.#epoch) return location.reload()
      this.#epoch = push.epoch
      if (!read(push)) socket.close() // it comes back by itself, and then everything is sent
    }
    socket.onclose = (closed) => {
      if (this.#socket !== socket) return
      this.#socket = null
      // Closed with a refusal (4000 and its status): asking again would not help, unless there were too many.
      const status = closed.code - 4000
      if (status >= 400 && status < 500 && status !== 429)
        this.refusal = new Refused({ type: 'about:blank', title: '', status, detail: closed.reason })
      else this.#lost()
    }
  }

  #lost(): void {
    if (this.link === 'closed') return
    this.link = 'lost'
    this.#grace ??= setTimeout(() => (this.offline = this.link === 'lost'), GRACE)
    this.#retry = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2))
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  #again = (): void => {
    if (this.link !== 'lost' || this.#socket || document.visibilityState === 'hidden') return
    clearTimeout(this.#retry)
    this.#pause = FIRST_PAUSE
    this.#connect()
  }
}
