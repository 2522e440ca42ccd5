/** The courses that there are: every game with a list of lessons has one. */
import type { Course } from './lessons'

const FILES = import.meta.glob<{ default: unknown }>('../../../../src/regnum/games/*/text/lessons.json')

const fileOf = (game: string) => FILES[`../../../../src/regnum/games/${game}/text/lessons.json`]

export function hasCourse(game: string): boolean {
  return fileOf(game) !== undefined
}

/** A course with the lessons of the game that it builds on, which come after its own. */
export async function courseOf(game: string): Promise<Course | null> {
  const load = fileOf(game)
  if (!load) return null
  const course = (await load()).default as Course
  const rest = course.after ? await courseOf(course.after) : null
  return rest ? { ...course, lessons: [...course.lessons, ...rest.lessons] } : course
}
