/** Begins a first game with a teacher. */
import { botFor, botNames } from '../../games/levels'
import { api } from '../../net/api'
import type { GameCard } from '../../net/wire'
import { prefs } from '../../state/prefs.svelte'
import { courseOf } from './courses'
import { keep } from './progress'

/** Makes the table of the course; the answer is its id. */
export async function beginCourse(game: GameCard, name: string): Promise<string> {
  const course = await courseOf(game.id)
  if (!course) throw new Error(`${game.id} has no lessons`)
  const { seed, rivals, level, options } = course.table
  const bots = botNames(rivals, [name]).map((bot) => ({
    kind: 'bot' as const,
    name: bot,
    bot: botFor(game, level),
  }))
  const made = await api.make({
    game: game.id,
    seats: [{ kind: 'human', arms: prefs.arms }, ...bots],
    options,
    seed,
  })
  keep(made.id, { said: [], off: false })
  return made.id
}
