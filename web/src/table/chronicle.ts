/** The chronicle: what happened, divided into turns; what follows from a choice stands below it. */
import type { EventData } from '../net/wire'

export interface Line {
  event: EventData
  /** Its place in the whole past. */
  index: number
  /** A consequence of the line above. */
  inner: boolean
}

export interface Turn {
  seat: number | null
  /** Which turn of that seat; null before the first turn. */
  number: number | null
  start: number
  /** The event that heads it, where a game's parts bear names and not numbers. */
  head?: EventData
  lines: Line[]
}

/**
 * How a game's events make turns: which begins one (none where the game has no turns), which say nothing new, which are choices and not consequences (none named: whatever the reader's seat did).
 */
export interface Telling {
  begins: string
  /** Events that begin a part of the game and stand above it in their own words. */
  heads?: ReadonlySet<string>
  /** Events that stand at the head of what follows from them, in games where turns have no beginning of their own. */
  opens?: ReadonlySet<string>
  /** Events that are told before the one that they belong to: they stand below it. */
  leads?: ReadonlySet<string>
  silent: ReadonlySet<string>
  choices: ReadonlySet<string>
  /** From this event to the end of the turn the usual things happen: they need not be told. */
  closes: string
  usual: ReadonlySet<string>
  /** Single picks that one later event carries out together. */
  picks: ReadonlySet<string>
  /** What is done to a reader by others: they must not miss it. */
  befalls?(event: EventData, you: number): boolean
  /** What comes over everybody, whoever's turn it is: what follows is nobody's own doing. */
  storms?: ReadonlySet<string>
}

/** Takes out the lines that only told of single picks: the event that carries them out names all of them. */
function gathered(lines: Line[], event: EventData, telling: Telling): void {
  const isPick = ({ event: last }: Line) =>
    telling.picks.has(last.kind) && last.target === event.source && last.seat === event.seat
  while (lines.length > 0 && isPick(lines.at(-1)!)) lines.pop()
}

export function turnsOf(past: readonly EventData[], telling: Telling): Turn[] {
  const turns: Turn[] = []
  let now: Turn | null = null
  let closing = false
  let led: Line[] = []
  past.forEach((event, index) => {
    if (event.kind === telling.begins) {
      closing = false
      now = { seat: event.seat, number: event.count, start: index, lines: [] }
      turns.push(now)
      return
    }
    if (telling.heads?.has(event.kind)) {
      now = { seat: null, number: null, start: index, head: event, lines: [] }
      turns.push(now)
      return
    }
    if (event.kind === telling.closes) closing = true
    if (telling.silent.has(event.kind) || (closing && telling.usual.has(event.kind))) return
    if (telling.leads?.has(event.kind)) {
      led.push({ event, index, inner: true })
      return
    }
    if (telling.opens?.has(event.kind))
      turns.push((now = { seat: event.seat < 0 ? null : event.seat, number: null, start: index, lines: [] }))
    if (!now) turns.push((now = { seat: null, number: null, start: index, lines: [] }))
    if (!telling.picks.has(event.kind)) gathered(now.lines, event, telling)
    const inner =
      now.lines.length > 0 &&
      (!telling.choices.has(event.kind) || (now.seat !== null && event.seat !== now.seat))
    now.lines.push({ event, index, inner }, ...led)
    led = []
  })
  if (led.length > 0) {
    const last = turns.at(-1) // the deed itself is still to come
    if (last) last.lines.push(...led)
    else turns.push({ seat: null, number: null, start: led[0]!.index, lines: led })
  }
  return turns.filter((turn) => turn.lines.length > 0 || turn === turns.at(-1))
}

/** What others did since the reader's own last deed; the place in the past from which it is new. */
export function newSince(past: readonly EventData[], you: number | null, telling: Telling): number {
  if (you === null) return past.length
  for (let i = past.length - 1; i >= 0; i--) {
    const event = past[i]!
    if (event.seat === you && (telling.choices.size === 0 || telling.choices.has(event.kind))) return i + 1
  }
  return 0
}

/** The deeds of others from a place in the past on that are worth a picture: cards played, bought, trashed, revealed. */
export function deeds(turns: readonly Turn[], from: number, you: number | null): EventData[] {
  return turns
    .flatMap((turn) => turn.lines)
    .filter(({ event, index }) => index >= from && event.seat !== you && event.things.length > 0)
    .map(({ event }) => event)
}
