/** Which tables have a teacher, and what was said there. Kept in the browser, so that a first game can be resumed. */
const KEY = 'regnum.lessons'
const MOST = 20

export interface Progress {
  said: string[]
  off: boolean
}

type Kept = Record<string, Progress>

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as unknown
    return typeof found === 'object' && found !== null ? (found as Kept) : {}
  } catch {
    return {}
  }
}

/** What was said at a table; null where nobody teaches. */
export function progressAt(table: string): Progress | null {
  const found = read()[table]
  return found && Array.isArray(found.said)
    ? { said: found.said.filter((id) => typeof id === 'string'), off: found.off === true }
    : null
}

export function keep(table: string, progress: Progress): void {
  const { [table]: _, ...others } = read()
  const newest = Object.entries(others).slice(-(MOST - 1))
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(newest), [table]: progress }))
  } catch {
    // A browser that keeps nothing: the teacher is there until the page is closed.
  }
}
