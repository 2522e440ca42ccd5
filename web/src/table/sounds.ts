/** Which sound goes with what has just happened; the others' single moves make none. */
import type { EventData } from '../net/wire'
import type { Sound } from '../state/sound'

export interface Moment {
  news: readonly EventData[]
  you: number | null
  /** Whether the reader has something to decide now, and had before. */
  asked: boolean
  wasAsked: boolean
  over: boolean
  wasOver: boolean
  /** Whether others did something to the reader. */
  struck: boolean
}

export function soundOf({ news, you, asked, wasAsked, over, wasOver, struck }: Moment): Sound | null {
  if (over && !wasOver) return 'end'
  if (struck) return 'struck'
  if (asked && !wasAsked) return 'turn'
  const mine = news.filter((event) => event.seat === you)
  if (mine.some((event) => event.motion === 'shuffle')) return 'shuffle'
  if (mine.some((event) => event.motion === 'gain' || event.motion === 'pay')) return 'coin'
  return mine.some((event) => event.motion === 'move') ? 'card' : null
}
