/** What somebody who is not looking is told of a saga: at most one sentence for each change. */
import type { SagaData, TableData } from '../net/wire'
import { freePlaces, titleOf, waitedFor, wishing } from './reading'
import { numeral, say } from './say'

const namesOf = (seats: readonly { name: string }[]): string => seats.map(({ name }) => name).join(', ')

/** Who came first in the chapter that was over last. */
function winnerOf({ book, seats }: SagaData): string {
  const last = book?.chapters.findLast(({ state }) => state === 'done')
  return seats[last?.places?.[0] ?? -1]?.name ?? ''
}

/** Whether everybody else is ready, and the reader is not. */
function waitsForMe(saga: SagaData): boolean {
  const [first, ...more] = waitedFor(saga)
  return first !== undefined && more.length === 0 && first.index === saga.you && freePlaces(saga) === 0
}

/** The end of the saga, for all. */
function ended({ book, seats }: SagaData): string {
  const winners = (book?.winners ?? []).flatMap((seat) => seats[seat] ?? [])
  const n = Math.max(0, ...(book?.shelves.map(({ total }) => total) ?? []))
  return say('notice.over', { names: namesOf(winners), n })
}

/** A new saga that somebody else would like, or that all have agreed to, for those who play. */
function offered(before: SagaData, after: SagaData): string {
  if (after.follower) return before.follower ? '' : say('notice.follows')
  const names = wishing(after, true)
  return names && names !== wishing(before, true) && !after.again.includes(after.you!)
    ? say('notice.again', { names })
    : ''
}

/** Who came or went, for the founder. */
function moved(before: SagaData, after: SagaData): string {
  for (const seat of after.seats) {
    const was = before.seats[seat.index]
    if (seat.index === after.you || seat.kind === 'bot' || !was) continue
    if (seat.left && !was.left) return say('notice.leaves', { name: seat.name })
    if (seat.kind === 'human' && !seat.left && (was.kind !== 'human' || was.left))
      return say('notice.joins', { name: seat.name })
  }
  return ''
}

/** What is told of a change; nothing where it concerns nobody outside the book. */
export function noticeOf(before: SagaData, after: SagaData): string {
  if (after.status === 'over' && before.status !== 'over') return ended(after)
  if (after.you === null) return ''
  if (after.status === 'over' || after.status === 'ended') return offered(before, after)
  const params = { name: titleOf(after), number: numeral(after.chapter) }
  if (after.status === 'playing')
    return after.your_turn && !before.your_turn
      ? say('ask.turn', params)
      : after.founder
        ? moved(before, after)
        : ''
  if (after.chapter > before.chapter)
    return say('notice.chapter', {
      name: winnerOf(after),
      number: numeral(before.chapter),
      names: namesOf(waitedFor(after)),
    })
  if (freePlaces(before) > 0 && freePlaces(after) === 0) return say('notice.waiting', params)
  if (waitsForMe(after) && !waitsForMe(before)) return say('notice.ready')
  return after.founder ? moved(before, after) : ''
}

/** What somebody at a chapter's table is told who looks elsewhere; nothing where an ordinary turn has come. */
export function noticeAt(table: TableData, kind: string | null): string {
  if (kind === 'crest_token') return say('notice.token')
  const first = table.view?.result?.winners[0]
  if (!table.saga || table.status !== 'over' || first === undefined) return ''
  return say('notice.won', {
    name: table.seats[first]?.name ?? '',
    number: numeral(table.saga.chapter),
  })
}
