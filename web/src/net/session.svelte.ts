/**
 * One table as one person sees it, kept current: the socket pushes, requests carry what the person does.
 *
 * A connection that was lost asks only for what was missed (`since`). Everything the table's own components need is
 * here; they never talk to the server themselves.
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
import { api, Refused, socketAddress } from './api'
import { Pushes } from './changes'
import { Connection, type Link, type Sockets } from './connection.svelte'

/** How long an answer waits for the push that tells the same. */
const PUSH_AHEAD = 250

export class TableSession {
  readonly id: string
  table: TableData | null = $state.raw(null)
  /** Everything that has happened, as far as this person may know it. */
  past: EventData[] = $state.raw([])
  /** What came with the last push: the things to be shown moving. Empty when the past was told anew. */
  news: EventData[] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  /** Requests under way. */
  busy = $state(0)

  readonly #invite: string
  readonly #connection: Connection<Push | Change>
  /** How far the past has been told: answers to requests show the table, but only pushes tell what happened. */
  #told = 0
  #waiting: (() => void) | null = null

  constructor(id: string, invite = '', open: Sockets = WebSocket) {
    this.id = id
    this.#invite = invite
    this.#connection = new Connection<Push | Change>(
      {
        fetch: async () => this.take(await api.table(id, invite)),
        address: () => socketAddress(id, this.#told, invite),
        reader: () => {
          const pushes = new Pushes()
          return (push) => {
            const table = pushes.read(push)
            if (table) this.take(table)
            return table !== null
          }
        },
      },
      open,
    )
  }

  get link(): Link {
    return this.#connection.link
  }
  get offline(): boolean {
    return this.#connection.offline
  }
  get refusal(): Refused | null {
    return this.#connection.refusal
  }

  /** The decision that this person has to take now, if any. */
  get decision(): DecisionData | null {
    const you = this.table?.you
    if (this.table?.kept !== null) return null
    return this.table?.view?.pending.find((each) => each.seat === you && !each.waiting) ?? null
  }

  /** Fetches the table and stays connected until `close`. */
  open = () => this.#connection.open()
  close = () => this.#connection.close()

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
}
