/** Three levels of bots for people who do not want to know their names: squire, knight, master. */
export type Level = 'squire' | 'knight' | 'master'
export const LEVELS: readonly Level[] = ['squire', 'knight', 'master']

/** The bots of each level, the best first; which of them there are is for the server to say. */
const WANTED: Record<string, Record<Level, readonly string[]>> = {
  dominion: {
    squire: ['big_money', 'random'],
    knight: ['big_money_smithy', 'big_money_ultimate', 'big_money'],
    master: ['engine', 'mcts:200', 'mcts', 'big_money_ultimate', 'big_money_smithy'],
  },
}
const ANY: Record<Level, readonly string[]> = { squire: ['random'], knight: ['greedy', 'random'], master: ['mcts:200', 'greedy', 'random'] }

/** The bot that stands for a level in a game. */
export function botFor(game: string, level: Level, there: readonly string[]): string {
  const wanted = (WANTED[game] ?? ANY)[level]
  return wanted.find((name) => there.includes(name)) ?? there.at(-1) ?? 'random'
}

/** The level that a bot stands for, if any. */
export function levelOf(game: string, bot: string, there: readonly string[]): Level | null {
  return LEVELS.find((level) => botFor(game, level, there) === bot) ?? null
}

/** Names for bots at a table; no two alike. */
const NAMES = ['Sędziwój', 'Kazimierz', 'Dobrawa', 'Zbigniew', 'Jadwiga', 'Wszebor', 'Ofka', 'Przemko', 'Ludmiła', 'Bolko']

export function botNames(count: number, taken: readonly string[]): string[] {
  return NAMES.filter((name) => !taken.includes(name)).slice(0, count)
}
