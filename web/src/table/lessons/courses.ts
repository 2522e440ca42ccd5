/** The courses that there are: every game with a list of lessons has one. */
import type { Course } from './lessons'

const FILES = import.meta.glob<{ default: unknown }>('../../../../src/regnum/games/*/text/lessons.json')

const fileOf = (game: string) => FILES[`../../../../src/regnum/games/${game}/text/lessons.json`]

export function hasCourse(game: string): boolean {
  return fileOf(game) !== undefined
}

export async function courseOf(game: string): Promise<Course | null> {
  const load = fileOf(game)
  return load ? ((await load()).default as Course) : null
}
