// Written by `python -m regnum.server.typescript`; a test compares it with the structures of the server.

export interface Text {
  key: string
  params: Record<string, string | number | string[]>
}

export interface Thing {
  id?: string
  card?: string
  n?: number
  hidden?: number
  slot?: number
  down?: boolean
  by?: number | null
  marks?: Record<string, number>
}

export interface Place {
  owner: number | null
  count?: number
  things?: Thing[]
  epoch?: number
  slots?: number
  top?: string
}

export interface Number {
  value: number
  terms: [string, number][]
  of?: number
}

export interface OptionData {
  code: number
  notation: string
  label: Text
  targets: string[]
  cost: [string, number][]
  gain: [string, number][]
  default: boolean
  group: string
  reveals: boolean
  forgoes?: boolean
}

export interface BlockedData {
  notation: string
  label: Text
  targets: string[]
  reason: Text
  clause: string
  later: boolean
}

export interface DecisionData {
  seat: number | null
  kind: string | null
  waiting?: boolean
  shape?: string
  clause?: string
  prompt?: Text
  source?: string | null
  min?: number
  max?: number
  picked?: number
  interrupt?: boolean
  options?: OptionData[]
  blocked?: BlockedData[]
}

export interface TermData {
  name: string
  points: number
  count: number
  clause: string
  of?: string
}

export interface ScoreData {
  total: number
  terms: TermData[]
}

export interface TeamData {
  won: boolean
  total: number
  needed: number
  terms: TermData[]
  needs: TermData[]
  clause: string
}

export interface ResultData {
  winners: number[]
  reason: string
  clause: string
  tie_break: Record<string, number[]>
}

export interface TurnData {
  seat: number
  does: string
}

export interface View {
  game: string
  rules: string
  seat: number | null
  seats: number
  step: number
  over: boolean
  phase: string
  turn: number | null
  order: number[]
  turns: TurnData[]
  places: Record<string, Place>
  values: Record<string, number>
  sets: Record<string, string[]>
  rows: Record<string, number[]>
  numbers: Record<string, Number>
  pending: DecisionData[]
  score: ScoreData[]
  rivals: ScoreData[]
  team: TeamData | null
  counts: Record<string, number>[] | null
  commitment: string
  result: ResultData | null
}

export interface EventData {
  kind: string
  seat: number
  things: string[]
  count: number
  source: string | null
  target: string | null
  motion: string
  reveals: boolean
  clause: string
  text: Text
}

export interface SeatData {
  index: number
  kind: 'bot' | 'human' | 'open'
  name: string
  bot: string | null
  connected: boolean
  left: boolean
  arms?: string
  late?: boolean
}

export interface Pointing {
  seat: number
  phrase: 'do_this' | 'give_me' | 'leave_it_to_me'
  thing: string
  card: string
}

export interface ChatLine {
  id: number
  name: string
  seat: number | null
  text: string
  at: number
  what?: 'again' | 'back' | 'claimed' | 'left' | 'not_again' | 'pointed' | 'removed' | 'resigned' | 'said' | 'timed_out' | 'undo_refused'
  pointing?: Pointing | null
}

export interface ClockData {
  kind: 'days' | 'live' | 'none'
  left: number[]
  running: number[]
  at: number
  increment?: number
}

export interface EndingData {
  how: 'claimed' | 'resigned'
  seat: number
  winners: number[]
}

export interface TableData {
  id: string
  seq: number
  game: string
  status: 'abandoned' | 'lobby' | 'over' | 'playing'
  options: Record<string, unknown>
  seats: SeatData[]
  you: number | null
  host: boolean
  invite: string | null
  leaver: 'bot' | 'end' | 'wait'
  listed: boolean
  clock: ClockData
  view: View | null
  events: EventData[]
  whole: boolean
  chat: ChatLine[]
  pins: Pointing[]
  undo: 'ask' | 'free' | 'none'
  asked_undo: number | null
  agreed_undo: number[]
  orders: Record<string, string>
  rehearsed: string[]
  seed: string | null
  rematch: string | null
  again: number[]
  kept: number | null
  claim: number | null
  ending: EndingData | null
  origin: string | null
  saga: SagaLink | null
  corrected: Record<string, string> | null
}

export interface TimeData {
  seat: number
  left: number
}

export interface TableCard {
  id: string
  game: string
  status: 'abandoned' | 'lobby' | 'over' | 'playing'
  seats: SeatData[]
  you: number | null
  your_turn: boolean
  updated: number
  time?: TimeData | null
  kept?: boolean
  about?: Record<string, string>
  scores?: number[]
  winners?: number[]
  together?: boolean
  saga?: SagaLink | null
  early?: boolean
}

export interface TableList {
  own: TableCard[]
  listed: TableCard[]
  sagas?: SagaCard[]
  sagas_offered?: boolean
}

export interface Frame {
  step: number
  steps: number
  view: View
  events: EventData[]
}

export interface PeriodData {
  number: number
  step: number
  scores: number[]
}

export interface ScoresData {
  step: number
  scores: number[]
}

export interface LeadData {
  seat: number | null
  by: number
}

export interface TurningPointData {
  step: number
  number: number
  seat: number
  gained: number
  before: LeadData
  after: LeadData
  events: EventData[]
}

export interface CourseData {
  periods: PeriodData[]
  scores: ScoresData[]
  turning_points: TurningPointData[]
}

export interface Push {
  type: 'state'
  table: TableData
  epoch: string
}

export interface ViewChanges {
  parts: Record<string, unknown>
  entries: Record<string, Record<string, unknown>>
}

export interface Change {
  type: 'change'
  table: TableData
  changes: ViewChanges
  epoch: string
}

export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  reason?: string
  clause?: string
  table?: TableData | null
}

export interface NewSaga {
  seats: NewSeat[]
  name?: string
  options?: Record<string, unknown>
  leaver?: 'bot' | 'wait'
  clock?: 'days' | 'live' | 'none'
  clock_seconds?: number
  clock_increment?: number
  open_to_watchers?: boolean
}

export interface SagaOffer {
  offered: boolean
  fewest: number
  most: number
  games: string[]
  bots: string[]
  levels: Record<string, string>
}

export interface Ready {
  ready?: boolean
}

export interface PlayAgain {
  agree?: boolean
}

export interface SeatFate {
  to: 'bot' | 'open' | 'wait'
  bot?: string
}

export interface SagaSeatData {
  index: number
  kind: 'bot' | 'human' | 'open'
  name: string
  bot: string | null
  arms: string
  left: boolean
  ready: boolean
  here: boolean
}

export interface GoalData {
  tome: string
  have: number[]
  of: number
  owner: number | null
}

export interface TokenTaken {
  seat: number
  token: string
}

export interface ChapterData {
  number: number
  game: string
  state: 'blank' | 'done' | 'now'
  margin: number
  table?: string | null
  began?: number | null
  ended?: number | null
  scores?: number[]
  places?: number[]
  great?: boolean | null
  lead?: number
  victory?: number[]
  token?: TokenTaken | null
  goals?: GoalData[]
}

export interface ShelfData {
  claimed: string[]
  victory: number[]
  crest_tomes: string[]
  tokens: string[]
  crests: number[]
  total: number
}

export interface PlanData {
  carries: string[][]
  silver: number[]
  picks: number[]
  plays: number[]
}

export interface BookData {
  chapters: ChapterData[]
  shelves: ShelfData[]
  needed: number
  tokens: string[]
  plan: PlanData
  winners?: number[]
}

export interface SagaClock {
  kind: 'days' | 'live' | 'none'
  seconds: number
  increment: number
}

export interface SagaData {
  id: string
  seq: number
  name: string
  status: 'ended' | 'gathering' | 'over' | 'playing' | 'waiting'
  options: Record<string, unknown>
  seats: SagaSeatData[]
  you: number | null
  founder: boolean
  founded_by: number | null
  kept: number | null
  invite: string | null
  leaver: 'bot' | 'wait'
  clock: SagaClock
  open_to_watchers: boolean
  chapter: number
  table: string | null
  your_turn: boolean
  book: BookData | null
  again: number[]
  follower: string | null
  problem: Record<string, string> | null
}

export interface SagaLink {
  id: string
  chapter: number
}

export interface SagaCard {
  id: string
  name: string
  status: 'ended' | 'gathering' | 'over' | 'playing' | 'waiting'
  seats: SagaSeatData[]
  you: number | null
  chapter: number
  table: string | null
  calls: '' | 'again' | 'people' | 'ready' | 'seat' | 'turn'
  updated: number
  winners?: number[]
  tomes?: number[]
}

export interface SagaPush {
  type: 'saga'
  saga: SagaData
  epoch: string
}

export interface NewSeat {
  kind: 'bot' | 'human' | 'open'
  name?: string
  bot?: string
  arms?: string
}

export interface NewTable {
  game: string
  seats: NewSeat[]
  options?: Record<string, unknown>
  leaver?: 'bot' | 'end' | 'wait'
  clock?: 'days' | 'live' | 'none'
  clock_seconds?: number
  clock_increment?: number
  open_to_watchers?: boolean
  listed?: boolean
  seed?: string
}

export interface Made {
  id: string
}

export interface Join {
  name?: string
  seat?: number | null
  invite?: string
  arms?: string
}

export interface Start {
  fill?: string
}

export interface Choose {
  seq: number
  request: string
  choices: string[]
  rehearse?: boolean
}

export interface Trial {
  seq: number
  choices: string[]
}

export interface Preview {
  events: EventData[]
}

export interface Branch {
  step: number
  seat?: number | null
}

export interface Undo {
  seq: number
  request: string
  agree?: boolean | null
}

export interface Say {
  text: string
}

export interface Point {
  phrase: 'do_this' | 'give_me' | 'leave_it_to_me'
  thing: string
  card?: string
}

export interface Order {
  kind: string
  notation: string | null
}

export interface HintAnswer {
  notation: string
  share: number
}

export interface Hint {
  notation: string
  reason: Text
  bot: string
  best?: HintAnswer[]
  in_points?: boolean
}

export interface OptionChoice {
  default: unknown
  values: unknown[] | null
  when: Record<string, unknown>
}

export interface GameCard {
  id: string
  title: Record<'en' | 'pl', string>
  seats: [number, number]
  modes: string[]
  options: Record<string, OptionChoice>
  rules_version: string
  provenance: Record<string, number>
  bots: string[]
  levels: Record<string, string>
}

export interface ThingHelp {
  name: string
  kind: string
  lines: string[]
  notes: string[]
  clause: string
  provenance: string
}

export interface GameData extends GameCard {
  catalogue: Record<'en' | 'pl', Record<string, string | Record<string, string>>>
  help: Record<'en' | 'pl', Record<string, ThingHelp>>
  clauses: Record<'en' | 'pl', Record<string, string>>
}

export interface PackFile {
  file: string
  text: string
}

export interface PackReport {
  file: string
  name: string
  cards: string[]
  place: string
  reason: string
}

export interface Me {
  id: string
  name: string
  login: string | null
}

export interface GameRecord {
  game: string
  played: number
  won: number
  shared: number
  best: number | null
  mean: number | null
  alone?: boolean
  variant?: Record<string, string>
  latest?: number[]
}

export interface PastGame {
  id: string
  game: string
  ended: number
  you: number
  seats: SeatData[]
  scores: number[]
  winners: number[]
  about?: Record<string, string>
  reason?: Record<string, string>
  together?: boolean
  rivals?: number[]
  early?: boolean
}

export interface Profile {
  me: Me
  running: number
  records: GameRecord[]
  history: PastGame[]
}

export interface Credentials {
  login: string
  password: string
}

export interface NewPassword {
  old: string
  new: string
}

export interface Rename {
  name: string
}

export interface ReachData {
  by: string[]
  switch: boolean
}

export interface Backup {
  name: string
  bytes: number
  tables: number
  at: number
}

export interface DiskData {
  database: number
  free: number
}

export interface AdminTable {
  id: string
  game: string
  status: 'abandoned' | 'lobby' | 'over' | 'playing'
  seats: SeatData[]
  updated: number
  live: boolean
  sockets: number
}

export interface FaultData {
  table: string
  what: string
  since: number
  last: number
  times: number
}

export interface NotedData {
  at: number
  what: string
  who: string
  address: string
  detail: string
}

export interface BarData {
  person: string
  how: string
  name: string
  at: number
}

export interface Lift {
  person: string
  how: string
}

export interface SeatAct {
  seat: number
  act: 'block' | 'mute' | 'remove'
}

export interface AdminPerson {
  id: string
  name: string
  login: string | null
  here: boolean
}

export interface MadePassword {
  login: string
  password: string
}

export interface AdminData {
  version: string
  compiled: boolean
  uptime: number
  live_tables: number
  sockets: number
  people: number
  stored: Record<string, number>
  memory: number
  disk: DiskData
  backups: Backup[]
  faults: FaultData[]
}
