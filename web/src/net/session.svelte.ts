/**
 * One table as one person sees it, kept current: the socket pushes, requests carry what the person does.
 *
 * A lost connection comes back by itself, asking only for what was missed (`since`). Everything the table's own
 * components need is here; they never talk to the server themselves.
 */
import type {
  Change,
  ChatLine,
  CourseData,
  DecisionData,
  EventData,
  Hint,
  Point,
  Push,
  SeatAct,
  TableData,
} from './wire'
import { prefs } from '../state/prefs.svelte'
import { api, link, Refused, socketAddress } from './api'
import { Pushes } from './changes'

export type Link = 'connecting' | 'live' | 'lost' | 'closed'

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 8000
/** A connection that is down for less than this is nobody's business. */
const GRACE = 1200
/** How long an answer waits for the push that tells the same. */
const PUSH_AHEAD = 250

type Sockets = new (address: string) => WebSocket

export class TableSession {
  readonly id: string
  table: TableData | null = $state.raw(null)
  /** Everything that has happened, as far as this person may know it. */
  past: EventData[] = $state.raw([])
  /** What came with the last push: the things to be shown moving. Empty when the past was told anew. */
  news: EventData[] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  link: Link = $state('connecting')
  /** Whether the connection has been down long enough to say so. */
  offline = $state(false)
  /** The refusal that makes the table unusable: unknown, or not open to watchers. */
  refusal: Refused | null = $state.raw(null)
  /** Requests under way. */
  busy = $state(0)

  readonly #invite: string
  readonly #open: Sockets
  #socket: WebSocket | null = null
  #pause = FIRST_PAUSE
  /** Which life of the server's database this page has seen. */
  #epoch = ''
  /** How far the past has been told: answers to requests show the table, but only pushes tell what happened. */
  #told = 0
  #waiting: (() => void) | null = null
  #retry: ReturnType<typeof setTimeout> | undefined
  #grace: ReturnType<typeof setTimeout> | undefined

  constructor(id: string, invite = '', open: Sockets = WebSocket) {
    this.id = id
    this.#invite = invite
    this.#open = open
  }

  /** The decision that this person has to take now, if any. */
  get decision(): DecisionData | null {
    const you = this.table?.you
    if (this.table?.kept !== null) return null
    return this.table?.view?.pending.find((each) => each.seat === you && !each.waiting) ?? null
  }

  /** Fetches the table and stays connected until `close`. */
  async open(): Promise<void> {
    addEventListener('online', this.#again)
    document.addEventListener('visibilitychange', this.#again)
    try {
      this.take(await api.table(this.id, this.#invite))
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

  /** Takes in a push: the table, and what happened since the one before. What is older than what we have is dropped. */
  take(table: TableData): void {
    if (table.whole) {
      this.past = table.events
      this.news = []
      this.#told = table.seq
    } else if (table.seq > this.#told) {
      this.past = [...this.past, ...table.events]
      this.news = table.events
      this.#told = table.seq
    }
    const known = new Set(this.chat.map((line) => line.id))
    const said = table.chat.filter((line) => !known.has(line.id))
    if (said.length > 0) this.chat = [...this.chat, ...said]
    if (!this.table || table.seq >= this.table.seq) this.table = table
    this.#waiting?.()
  }

  join = (name: string, seat: number | null) =>
    this.#ask(() => api.join(this.id, { name, seat, invite: this.#invite, arms: prefs.arms }))
  leave = () => this.#ask(() => api.leave(this.id))
  /** Mutes, removes or blocks whoever sits at a seat; only whoever made the table can. */
  act = (what: SeatAct) => this.#ask(() => api.act(this.id, what))
  start = (fill = '') => this.#ask(() => api.start(this.id, { fill }))
  say = (text: string) => this.#ask(() => api.say(this.id, text))
  point = (what: Point) => this.#ask(() => api.point(this.id, what))
  order = (kind: string, notation: string | null) => this.#ask(() => api.order(this.id, { kind, notation }))

  /** Plays the choices, or tries them out for the own eyes only. Sent twice, they are played once. */
  choose(choices: string[], rehearse = false): Promise<void> {
    const [seq, request] = [this.table?.seq ?? 0, crypto.randomUUID()]
    return this.#ask(() => api.choose(this.id, { seq, request, choices, rehearse }))
  }

  /** Takes back the own last choice or asks for it; `agree` answers somebody else's wish. */
  undo(agree: boolean | null = null): Promise<void> {
    const [seq, request] = [this.table?.seq ?? 0, crypto.randomUUID()]
    return this.#ask(() => api.undo(this.id, { seq, request, agree }))
  }

  hint(): Promise<Hint> {
    return api.hint(this.id)
  }

  /** How the game went, when it is over. */
  course(): Promise<CourseData> {
    return api.course(this.id, this.#invite)
  }

  /** Wishes to play again, or not. The table where all play again; empty as long as somebody has not agreed. */
  async rematch(agree = true): Promise<string> {
    return (await api.rematch(this.id, agree)).id
  }

  resign = () => this.#ask(() => api.resign(this.id))
  claim = () => this.#ask(() => api.claim(this.id))

  /** Sends a request; one that got lost on the way is sent once more, which the server takes as one. */
  async #ask(request: () => Promise<TableData>): Promise<void> {
    this.busy += 1
    try {
      const answer = await request().catch((problem: unknown) => {
        if (problem instanceof Refused && problem.unreachable) return request()
        throw problem
      })
      await this.#show(answer)
    } catch (problem) {
      if (problem instanceof Refused && problem.table) await this.#show(problem.table)
      throw problem
    } finally {
      this.busy -= 1
    }
  }

  /** Shows what a request brought. The push with the same news comes in a moment and can show it moving: it goes first. */
  async #show(answer: TableData): Promise<void> {
    const arrived = () => this.table !== null && this.table.seq >= answer.seq
    if (this.link === 'live' && answer.seq > this.#told) {
      await new Promise<void>((done) => {
        const late = setTimeout(done, PUSH_AHEAD)
        this.#waiting = () => {
          if (!arrived()) return
          clearTimeout(late)
          done()
        }
      })
      this.#waiting = null
      if (arrived()) return
    }
    if (!this.table || answer.seq >= this.table.seq) this.table = answer
  }

  #connect(): void {
    if (this.link === 'closed') return
    const socket = new this.#open(socketAddress(this.id, this.#told, this.#invite))
    this.#socket = socket
    const pushes = new Pushes()
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE
      this.link = 'live'
      link.reached()
      this.offline = false
      clearTimeout(this.#grace)
      this.#grace = undefined
    }
    socket.onmessage = (message: MessageEvent<string>) => {
      const push = JSON.parse(message.data) as Push | Change
      // After a restore the server knows less than this page remembers: it begins anew.
      if (this.#epoch && push.epoch !== this.#epoch) return location.reload()
      this.#epoch = push.epoch
      const table = pushes.read(push)
      if (table) this.take(table)
      else socket.close() // it comes back by itself, and then the whole table is sent
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

  /** The network is back, or somebody looks at the page again: try now and not after the pause. */
  #again = (): void => {
    if (this.link !== 'lost' || this.#socket || document.visibilityState === 'hidden') return
    clearTimeout(this.#retry)
    this.#pause = FIRST_PAUSE
    this.#connect()
  }
}
