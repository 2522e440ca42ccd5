/** How a game went: where each moment stands on the axis, what a turning point says and where it leads. */
import type { CourseData, EventData, PeriodData, TurningPointData, View } from '../net/wire'
import { turnsOf, type Telling } from './chronicle'
import { say } from './say'

/** Where a moment stands, in turns or rounds since the beginning; each of them is as wide as the others. */
export function placeOf({ periods, scores }: CourseData, step: number): number {
  const last = scores.at(-1)!.step
  if (step >= last) return periods.length
  const at = periods.findLastIndex((each) => each.step <= step)
  const [from, to] = [periods[at]!.step, periods[at + 1]?.step ?? last]
  return at + (step - from) / (to - from)
}

export interface Numbered {
  number: number
  /** Where it begins and ends. */
  from: number
  to: number
  /** Everybody's points at its end. */
  scores: number[]
}

/** The turns or rounds by their numbers: in some games everybody has a turn with the same one. */
export function numbered(periods: readonly PeriodData[]): Numbered[] {
  const found: Numbered[] = []
  periods.forEach(({ number, scores }, i) => {
    const last = found.at(-1)
    if (last?.number === number) Object.assign(last, { to: i + 1, scores })
    else found.push({ number, from: i, to: i + 1, scores })
  })
  return found
}

/** Whether partners have a line of their own: their points together are what counts, and nobody's alone. */
export const isSummed = ({ team, seats }: View): boolean =>
  team !== null && seats > 1 && team.terms.length === 0

/** The course with the points of all partners together behind everybody's own. */
export function summed({ periods, scores, turning_points }: CourseData, seats: number): CourseData {
  const and = (each: readonly number[]) => [...each, each.slice(0, seats).reduce((sum, n) => sum + n, 0)]
  return {
    periods: periods.map((each) => ({ ...each, scores: and(each.scores) })),
    scores: scores.map((each) => ({ ...each, scores: and(each.scores) })),
    turning_points,
  }
}

export interface Tick {
  /** From 0 at the first moment to 1 at the last. */
  at: number
  turning: boolean
}

/** The marks of a slider over so many moments: where turns or rounds begin, and over them where the game turned. */
export function ticksOf({ periods, turning_points }: CourseData, steps: number): Tick[] {
  const at = (step: number) => Math.min(1, step / Math.max(1, steps - 1))
  const begins = new Set(numbered(periods).map(({ from }) => periods[from]!.step))
  return [
    ...[...begins].map((step) => ({ at: at(step), turning: false })),
    ...turning_points.map(({ step }) => ({ at: at(step), turning: true })),
  ]
}

/** What became of the lead, the reader's own is "yours"; or of the points, where nobody else has any. */
export function leadTold(
  { before, after }: TurningPointData,
  names: readonly string[],
  reader: number | null,
): string {
  if (names.length === 1) return say('turning.alone', { n: before.by, m: after.by })
  if (after.seat === null) return say('turning.level', { n: before.by })
  const how = before.seat !== after.seat ? 'takes' : after.by > before.by ? 'grows' : 'shrinks'
  const n = how === 'takes' ? after.by : before.by
  const told = `turning.${how}` as const
  return say(after.seat === reader ? `${told}.you` : told, { name: names[after.seat]!, n, m: after.by })
}

/** So many lines are told whole; of more than these, the first. */
const [MOST_LINES, FIRST_LINES] = [3, 2]

/** What was done: the first lines of the chronicle about whose points changed, and how many more there are. */
export function deedOf(point: TurningPointData, telling: Telling): { lines: EventData[]; more: number } {
  const all = turnsOf(point.events, telling).flatMap((turn) => turn.lines.map((line) => line.event))
  const own = all.filter((event) => event.seat === point.seat)
  const lines = own.length > 0 ? own : all
  const shown = lines.length <= MOST_LINES ? lines : lines.slice(0, FIRST_LINES)
  return { lines: shown, more: lines.length - shown.length }
}

/** The replay at that moment, seen by whose points changed, where that is a seat. */
export function momentAddress(table: string, seats: number, { step, seat }: TurningPointData): string {
  return `/replay/${table}?step=${step}${seat < seats ? `&seat=${seat}` : ''}`
}
