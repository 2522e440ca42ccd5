/** What the book says, read from the saga as the server tells it. Sums are the server's; here they are only found. */
import type { BookData, ChapterData, GoalData, SagaData, SagaSeatData, ShelfData } from '../net/wire'
import { benefitOf, crestName, goalOf, nameOf } from './tomes'
import { prefs } from '../state/prefs.svelte'
import { moment } from '../state/time'
import { say, type Word } from './say'

/** So many Tomes lie open in each game, and as many are Victory Tomes. */
const TOMES_EACH = 3

/** What the saga is called: as its founder named it, or after the founder. */
export function titleOf(saga: Pick<SagaData, 'name' | 'seats'> & { founded_by?: number | null }): string {
  if (saga.name) return saga.name
  const founder = saga.seats[saga.founded_by ?? -1] ?? saga.seats.find((seat) => seat.kind === 'human')
  return say('unnamed', { name: founder?.name ?? '' })
}

/** Who has a place; what was played there stays with the place also when nobody has it. */
export const nameAt = (saga: Pick<SagaData, 'seats'>, seat: number): string =>
  saga.seats[seat]?.name || say('free')

/** Who leads a chapter in play, and by how much; nobody where several have as many. */
export function leads(chapter: ChapterData): { seat: number | null; by: number } | null {
  const scores = chapter.scores ?? []
  if (scores.length < 2) return null
  const sorted = [...scores].sort((a, b) => b - a)
  const by = sorted[0]! - sorted[1]!
  return { seat: by === 0 ? null : scores.indexOf(sorted[0]!), by }
}

/** Whom the next chapter waits for. */
export function waitedFor(saga: SagaData): SagaSeatData[] {
  return saga.seats.filter((seat) => seat.kind === 'human' && (!seat.ready || seat.left))
}

export const freePlaces = (saga: Pick<SagaData, 'seats'>): number =>
  saga.seats.filter((seat) => seat.kind === 'open').length

/** The place that somebody has left, and about which the founder decides. */
export const leftPlace = (saga: Pick<SagaData, 'seats'>): SagaSeatData | undefined =>
  saga.seats.find((seat) => seat.left)

/** What comes of the reader's leaving: the saga ends where nobody else would be left to go on with it. */
export function onLeaving(saga: SagaData): Word {
  const others = saga.seats.filter(({ kind, left, index }) => kind === 'human' && !left && index !== saga.you)
  if (others.length === 0) return 'sure.leave.last'
  return saga.chapter === 0 && saga.status !== 'playing' ? 'sure.leave.early' : 'sure.leave'
}

/** What the saga wants of the reader now; each state of the book has one of these. */
export type Ask =
  | 'problem'
  | 'back'
  | 'join'
  | 'watch'
  | 'seat'
  | 'people'
  | 'ready'
  | 'wait'
  | 'turn'
  | 'playing'
  | 'over'
  | 'ended'

export function askOf(saga: SagaData): Ask {
  if (saga.problem) return 'problem'
  if (saga.status === 'over') return 'over'
  if (saga.status === 'ended') return 'ended'
  if (saga.kept !== null) return 'back'
  if (saga.you === null) return freePlaces(saga) > 0 ? 'join' : 'watch'
  if (saga.founder && leftPlace(saga)) return 'seat'
  if (saga.status === 'playing') return saga.your_turn ? 'turn' : 'playing'
  if (freePlaces(saga) > 0) return 'people'
  return saga.seats[saga.you]?.ready ? 'wait' : 'ready'
}

/** The Tomes of a shelf in words: "Tome of Marble, 2 Victory Tomes". */
export function tomesInWords(shelf: ShelfData): string {
  const victory = shelf.victory.reduce((sum, n) => sum + n, 0)
  const parts = [...shelf.claimed.map(nameOf), ...shelf.crest_tomes.map(nameOf)]
  if (victory > 0) parts.push(say('victory.tomes', { n: victory }))
  return parts.join(', ') || say('no-tomes')
}

export function crestsInWords(shelf: ShelfData, needed: number): string {
  return shelf.crests.map((n, crest) => say('crests', { crest: crestName(crest), n, m: needed })).join(', ')
}

export function carriesInWords(tomes: readonly string[]): string {
  return tomes.map(benefitOf).join('; ') || say('nothing')
}

/** Tomes and tokens that somebody can still come by, in this chapter and in those after it. */
export function leftInWords(book: BookData): string {
  const chapters = book.chapters.filter((chapter) => chapter.state !== 'done')
  const goals = chapters.map((chapter) =>
    chapter.state === 'now' ? (chapter.goals ?? []).filter((goal) => goal.owner === null).length : TOMES_EACH,
  )
  const given = (chapter: ChapterData) =>
    book.shelves.reduce((sum, shelf) => sum + (shelf.victory[chapter.number] ?? 0), 0)
  const left: [Word, number][] = [
    ['left.goals', goals.reduce((sum, n) => sum + n, 0)],
    ['victory.tomes', chapters.reduce((sum, chapter) => sum + TOMES_EACH - given(chapter), 0)],
    ['left.tokens', book.tokens.length],
  ]
  const told = left.filter(([, n]) => n > 0).map(([word, n]) => say(word, { n }))
  return say('left.to-take', { what: told.join(', ') })
}

/** When a place chooses in the set-up and plays, in words; by chance before the first game. */
export function orderInWords(picks: number, plays: number): string {
  if (plays === 0) return say('order.chance')
  return picks === 0 ? say('order.plays', { m: plays }) : say('order', { n: picks, m: plays })
}

/** When a chapter began and ended, to the minute; nothing of one that is still to come. */
export function datesInWords({ began, ended }: ChapterData): string {
  const told: [Word, number | null | undefined][] = [
    ['date.began', began],
    ['date.ended', ended],
  ]
  return told.flatMap(([word, at]) => (at ? [say(word, { date: moment(prefs.lang, at) })] : [])).join(', ')
}

/** A Tome in a sentence: what it asks for, and how far everybody is, or what became of it. */
export function goalInWords(chapter: ChapterData, goal: GoalData, names: (seat: number) => string): string {
  const told = { tome: nameOf(goal.tome), goal: goalOf(goal.tome) }
  if (goal.owner !== null) return say('goal.done', { ...told, fate: say('has', { name: names(goal.owner) }) })
  if (chapter.state === 'done') return say('goal.done', { ...told, fate: say('nobody') })
  return say('goal', {
    ...told,
    progress: goal.have.map((have, seat) => `${names(seat)} ${have}`).join(', '),
  })
}

/** Who wishes for a new saga with the same people, or does not yet, but for the reader. */
export const wishing = (saga: SagaData, wish: boolean): string =>
  saga.seats
    .filter(({ kind, left, index }) => kind === 'human' && !left && index !== saga.you)
    .filter(({ index }) => saga.again.includes(index) === wish)
    .map(({ name }) => name)
    .join(', ')

/** What everybody's Tomes are, but for the Victory Tomes, which have a row of their own. */
export function counts(book: BookData): { key: 'count.claimed' | 'count.crest'; values: number[] }[] {
  return [
    { key: 'count.claimed', values: book.shelves.map((shelf) => shelf.claimed.length) },
    { key: 'count.crest', values: book.shelves.map((shelf) => shelf.crest_tomes.length) },
  ]
}

/** Who comes first by the three things that decide a saga, each shown whether or not it is needed. */
export function ties(saga: SagaData): { key: 'tie.0' | 'tie.1' | 'tie.2'; values: (number | null)[] }[] {
  const { book } = saga
  if (!book) return []
  const last = book.chapters[2]
  return [
    { key: 'tie.0', values: book.shelves.map((shelf) => shelf.total) },
    { key: 'tie.1', values: book.shelves.map((shelf) => shelf.victory.reduce((sum, n) => sum + n, 0)) },
    {
      key: 'tie.2',
      values: book.shelves.map((_, seat) => (last?.state === 'done' ? (last.scores?.[seat] ?? null) : null)),
    },
  ]
}
