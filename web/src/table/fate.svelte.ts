/** What has happened to the reader and has not been seen yet. It is remembered on this device until it has been. */
import { keep, kept } from '../state/kept'
import { blowsOf, type Blow } from './blows'
import type { Desk } from './desk.svelte'

const KEY = 'regnum.seen'
/** Tables that are remembered. */
const MOST = 40

type Marks = [table: string, seen: number][]

function marks(): Marks {
  try {
    const read: unknown = JSON.parse(kept(KEY) ?? '[]')
    return Array.isArray(read) ? (read as Marks) : []
  } catch {
    return [] // somebody else wrote there
  }
}

export class Fate {
  readonly #desk: Desk
  /** How much of the past has been seen: so many events. */
  #seen = $state(0)

  constructor(desk: Desk) {
    this.#desk = desk
  }

  /** Everything that was there at the reader's own last deed has been seen, if nothing else is remembered. */
  begin(): void {
    const { table, newFrom } = this.#desk
    const found = marks().find(([id]) => id === table.id)?.[1]
    if (found === undefined) this.#mark(newFrom)
    else this.#seen = found
  }

  readonly blows: Blow[] = $derived.by(() => {
    const { session, turns, you, telling } = this.#desk
    return session ? blowsOf(turns, this.#seen, you, telling) : []
  })

  /**
   * Takes note of what has just happened; says whether it struck the reader. What the reader has just answered to
   * another's deed needs no telling, unless something else has to be told as well.
   */
  take(news: number, answered: boolean): boolean {
    const { past, turns, you, telling } = this.#desk
    const from = past.length - news
    if (this.#seen > from) this.#mark(from) // something was taken back
    const struck = news > 0 && blowsOf(turns, from, you, telling).length > 0
    if (!struck || !answered || this.blows.some(({ index }) => index < from)) return struck
    this.see()
    return false
  }

  /** The reader has seen it. */
  see(): void {
    this.#mark(this.#desk.past.length)
  }

  #mark(seen: number): void {
    const { id } = this.#desk.table
    this.#seen = seen
    keep(KEY, JSON.stringify([...marks().filter(([each]) => each !== id), [id, seen]].slice(-MOST)))
  }
}
