/** Requests to the server. What it refuses comes back as a `Refused`, with a sentence for people. */
import type {
  AdminData,
  AdminPerson,
  AdminTable,
  Backup,
  BarData,
  Branch,
  Choose,
  CourseData,
  Credentials,
  Frame,
  GameCard,
  GameData,
  Hint,
  Join,
  Lift,
  Made,
  Me,
  MadePassword,
  NewPassword,
  NewTable,
  NewSaga,
  PlayAgain,
  NotedData,
  Order,
  PackFile,
  PackReport,
  Point,
  Preview,
  Problem,
  Profile,
  ReachData,
  Ready,
  Rename,
  SagaData,
  SagaOffer,
  Say,
  SeatAct,
  SeatFate,
  Start,
  TableData,
  TableList,
  Trial,
  Undo,
} from './wire'
import { prefs } from '../state/prefs.svelte'

const BASE = '/api'

/** The server's refusal of something, or the news that it cannot be reached (status 0). */
export class Refused extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail || problem.title)
    this.problem = problem
  }

  get status(): number {
    return this.problem.status
  }
  /** The table as it is now, where a choice came too late. */
  get table(): TableData | null {
    return this.problem.table ?? null
  }
  get unreachable(): boolean {
    return this.problem.status === 0
  }
}

/**
 * Whoever said that the server cannot be reached hears when it can again; whoever looks after updates of the page, which
 * page the server has, and when it should be asked for that.
 */
export const link = { reached: () => {}, has: (_page: string | null) => {}, returned: () => {} }

const UNREACHABLE: Problem = { type: 'about:blank', title: '', status: 0, detail: '' }

async function send<T>(
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<T> {
  // The mark shows that the page itself sends this, and not another site through the reader's browser.
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': prefs.lang,
    'X-Regnum': '1',
    ...more,
  }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(BASE + path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
    })
  } catch {
    throw new Refused(UNREACHABLE)
  }
  link.reached()
  link.has(answer.headers.get('X-Regnum-Page'))
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T
  throw new Refused(await problemOf(answer))
}

async function problemOf(answer: Response): Promise<Problem> {
  const plain: Problem = { type: 'about:blank', title: answer.statusText, status: answer.status, detail: '' }
  try {
    return { ...plain, ...((await answer.json()) as Partial<Problem>), status: answer.status }
  } catch {
    // A proxy or a server that is just starting answers with something else: then it is as good as away. So it is if
    // it gave the connection up (408) before it knew what was asked.
    return answer.status >= 502 || answer.status === 408 ? UNREACHABLE : plain
  }
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`
const ofSaga = (id: string) => `/sagas/${encodeURIComponent(id)}`

/** The part of an address behind the question mark; what is empty is left out. */
function query(values: Record<string, string | number | null>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== '')
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

export const api = {
  games: () => send<GameCard[]>('GET', '/games'),
  game: (id: string) => send<GameData>('GET', `/games/${encodeURIComponent(id)}`),

  me: () => send<Me>('GET', '/me'),
  profile: () => send<Profile>('GET', '/me/profile'),
  rename: (name: string) => send<Me>('POST', '/me/name', { name } satisfies Rename),
  register: (credentials: Credentials) => send<Me>('POST', '/me/account', credentials),
  login: (credentials: Credentials) => send<Me>('POST', '/me/session', credentials),
  changePassword: (old: string, fresh: string) =>
    send<Me>('POST', '/me/password', { old, new: fresh } satisfies NewPassword),
  logout: () => send<Me>('POST', '/me/sign-out'),
  logoutEverywhere: () => send<Me>('POST', '/me/sign-out-everywhere'),

  reach: () => send<ReachData>('GET', '/reach'),
  letIn: () => send<ReachData>('POST', '/reach'),

  tables: () => send<TableList>('GET', '/tables'),
  make: (table: NewTable) => send<TableData>('POST', '/tables', table),
  table: (id: string, invite = '') => send<TableData>('GET', at(id) + query({ invite })),
  join: (id: string, join: Join) => send<TableData>('POST', `${at(id)}/seats`, join),
  leave: (id: string) => send<TableData>('POST', `${at(id)}/leave`),
  act: (id: string, what: SeatAct) => send<TableData>('POST', `${at(id)}/people`, what),
  barred: (id: string) => send<BarData[]>('GET', `${at(id)}/people`),
  lift: (id: string, what: Lift) => send<Lift>('POST', `${at(id)}/people/lift`, what),
  start: (id: string, start: Start) => send<TableData>('POST', `${at(id)}/start`, start),
  choose: (id: string, choice: Choose) => send<TableData>('POST', `${at(id)}/choices`, choice),
  undo: (id: string, undo: Undo) => send<TableData>('POST', `${at(id)}/undo`, undo),
  point: (id: string, what: Point) => send<TableData>('POST', `${at(id)}/pointing`, what),
  say: (id: string, text: string) => send<TableData>('POST', `${at(id)}/chat`, { text } satisfies Say),
  order: (id: string, order: Order) => send<TableData>('POST', `${at(id)}/orders`, order),
  hint: (id: string) => send<Hint>('POST', `${at(id)}/hint`),
  preview: (id: string, seq: number, choices: string[]) =>
    send<Preview>('POST', `${at(id)}/preview`, { seq, choices } satisfies Trial),
  branch: (id: string, step: number, seat: number | null, invite = '') =>
    send<Made>('POST', `${at(id)}/branch${query({ invite })}`, { step, seat } satisfies Branch),
  tableGame: (id: string, invite = '') => send<GameData>('GET', `${at(id)}/game${query({ invite })}`),
  checkPack: (game: string, file: string, text: string) =>
    send<PackReport>('POST', `/packs/${encodeURIComponent(game)}`, { file, text } satisfies PackFile),
  rematch: (id: string, agree = true) =>
    send<Made>('POST', `${at(id)}/rematch${query({ agree: String(agree) })}`),
  resign: (id: string) => send<TableData>('POST', `${at(id)}/resign`),
  claim: (id: string) => send<TableData>('POST', `${at(id)}/claim`),

  sagaOffer: () => send<SagaOffer>('GET', '/sagas'),
  foundSaga: (saga: NewSaga) => send<SagaData>('POST', '/sagas', saga),
  saga: (id: string, invite = '') => send<SagaData>('GET', ofSaga(id) + query({ invite })),
  joinSaga: (id: string, join: Join) => send<SagaData>('POST', `${ofSaga(id)}/seats`, join),
  leaveSaga: (id: string) => send<SagaData>('POST', `${ofSaga(id)}/leave`),
  readySaga: (id: string, ready: boolean) =>
    send<SagaData>('POST', `${ofSaga(id)}/ready`, { ready } satisfies Ready),
  decideSeat: (id: string, seat: number, fate: SeatFate) =>
    send<SagaData>('POST', `${ofSaga(id)}/seats/${seat}`, fate),
  sagaAgain: (id: string, agree: boolean) =>
    send<SagaData>('POST', `${ofSaga(id)}/again`, { agree } satisfies PlayAgain),
  endSaga: (id: string) => send<SagaData>('POST', `${ofSaga(id)}/end`),

  frame: (id: string, step: number, seat: number | null = null, invite = '') =>
    send<Frame>('GET', `${at(id)}/replay${query({ step, seat, invite })}`),
  course: (id: string, invite = '') => send<CourseData>('GET', `${at(id)}/course${query({ invite })}`),
}

const keyed = (key: string) => ({ 'X-Regnum-Admin': key })

/** For whoever runs the server; every request carries the key. */
export const admin = {
  overview: (key: string) => send<AdminData>('GET', '/admin', undefined, keyed(key)),
  journal: (key: string) => send<NotedData[]>('GET', '/admin/journal', undefined, keyed(key)),
  barred: (key: string) => send<BarData[]>('GET', '/admin/barred', undefined, keyed(key)),
  lift: (key: string, what: Lift) => send<Lift>('POST', '/admin/barred/lift', what, keyed(key)),
  act: (key: string, table: string, what: SeatAct) =>
    send<Made>('POST', `/admin/tables/${table}/people`, what, keyed(key)),
  people: (key: string) => send<AdminPerson[]>('GET', '/admin/people', undefined, keyed(key)),
  reset: (key: string, person: string) =>
    send<MadePassword>('POST', `/admin/people/${encodeURIComponent(person)}/password`, undefined, keyed(key)),
  tables: (key: string) => send<AdminTable[]>('GET', '/admin/tables', undefined, keyed(key)),
  end: (key: string, id: string) => send<Made>('POST', `/admin${at(id)}/end`, undefined, keyed(key)),
  backup: (key: string) => send<Backup>('POST', '/admin/backup', undefined, keyed(key)),
}

/** Where the socket of a table listens. */
export function socketAddress(id: string, since: number, invite: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${scheme}//${location.host}${BASE}${at(id)}/socket${query({ since, changes: 1, invite })}`
}

/** Where the socket of a saga listens. */
export function sagaSocketAddress(id: string, invite: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${scheme}//${location.host}${BASE}${ofSaga(id)}/socket${query({ invite })}`
}
