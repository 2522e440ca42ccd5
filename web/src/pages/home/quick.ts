/** Quick play: a game against bots with the fewest questions. What was chosen is remembered for the next time. */
import { book, SHELF } from '../../games/shelf'
import { LEVELS, type Level } from '../../games/levels'
import { keep, kept } from '../../state/kept'

const KEY = 'regnum.quick'

export interface Quick {
  game: string
  rivals: number
  level: Level
  /** The value of the option that the game's book lets quick play vary; none for games with no such option. */
  variant: string
}

/** What a game is played with when nothing else was chosen. */
export const usualVariant = (game: string): string => book(game)?.quick?.values[0] ?? ''

/** What was played the last time; for newcomers, what is easiest to begin with. */
export function lastChoice(): Quick {
  const game = SHELF[0]!.id
  const first: Quick = { game, rivals: 1, level: 'knight', variant: usualVariant(game) }
  try {
    return sane({ ...first, ...(JSON.parse(kept(KEY) || '{}') as Partial<Quick>) }, first)
  } catch {
    return first
  }
}

/** What an older page kept may not exist any more. */
function sane(last: Quick, first: Quick): Quick {
  const known = book(last.game) !== undefined && LEVELS.includes(last.level) && Number.isInteger(last.rivals)
  if (!known) return first
  const offered = book(last.game)?.quick?.values ?? []
  return { ...last, variant: offered.includes(last.variant) ? last.variant : usualVariant(last.game) }
}

export function remember(choice: Quick): void {
  keep(KEY, JSON.stringify(choice))
}

/** The options with which a table of this choice is made. */
export function optionsOf({ game, variant }: Quick): Record<string, string> {
  const option = book(game)?.quick?.option
  return option ? { [option]: variant } : {}
}
