/** Three levels of bots for people who do not want to know their names; which bot stands for which, the game says. */
import type { GameCard } from '../net/wire'

export type Level = 'squire' | 'knight' | 'master'
export const LEVELS: readonly Level[] = ['squire', 'knight', 'master']

/** The bot that stands for a level in a game. */
export function botFor(game: Pick<GameCard, 'levels'> | undefined, level: Level): string {
  return game?.levels[level] ?? 'random'
}

/** The level that a bot stands for, if any. */
export function levelOf(game: Pick<GameCard, 'levels'>, bot: string): Level | null {
  return LEVELS.find((level) => game.levels[level] === bot) ?? null
}

/** Whether whoever plays alone may choose the opponent of the rules, or how hard it is. */
export function isOpposed({ options }: Pick<GameCard, 'options'>): boolean {
  return Object.values(options).some(({ when }) => when.seats === 1)
}

/** Names for bots at a table; no two alike. */
const NAMES = [
  'Sędziwój',
  'Kazimierz',
  'Dobrawa',
  'Zbigniew',
  'Jadwiga',
  'Wszebor',
  'Ofka',
  'Przemko',
  'Ludmiła',
  'Bolko',
]

export function botNames(count: number, taken: readonly string[]): string[] {
  return NAMES.filter((name) => !taken.includes(name)).slice(0, count)
}
