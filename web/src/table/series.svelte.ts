/** Questions that follow one another and make one answer: who does something, or in which order things go. */
import type { OptionData, Text } from '../net/wire'
import type { Desk } from './desk.svelte'

export interface Given {
  /** Which of the choices that are tried out it is. */
  at: number
  notation: string
  label: Text
  shape: string
}

const IN_SERIES = new Set(['sort', 'assign'])

export class Series {
  readonly #desk: Desk
  #noted: readonly Given[] = $state.raw([])

  constructor(desk: Desk) {
    this.#desk = desk
  }

  /** Remembers an answer that is about to be given, with its words and the shape of its question. */
  note({ notation, label }: OptionData): void {
    const at = this.#desk.table.rehearsed.length
    const shape = this.#desk.decision?.shape ?? ''
    this.#noted = [...this.#noted.filter((each) => each.at < at), { at, notation, label, shape }]
  }

  /** What is answered of the series that is asked now, or that the last answer belongs to, as far as it is only tried out. */
  get given(): readonly Given[] {
    const { decision, table } = this.#desk
    const tried = table.rehearsed.map((notation, at) =>
      this.#noted.find((each) => each.at === at && each.notation === notation),
    )
    const asked = decision?.shape ?? ''
    const shape = IN_SERIES.has(asked) ? asked : (tried.at(-1)?.shape ?? '')
    if (!IN_SERIES.has(shape)) return []
    return tried.slice(tried.findLastIndex((each) => each?.shape !== shape) + 1) as Given[]
  }
}
