/** The cards of a game as a gallery shows them: by kind, equal ones once, and those that have the words looked for. */
import type { ThingHelp } from '../../net/wire'
import { finds, type Sought } from '../search'

export interface Shown {
  id: string
  /** How many components have this face. */
  n: number
}
export interface Kind {
  title: string
  cards: Shown[]
}
type Helps = Readonly<Record<string, ThingHelp>>

const kindOf = (help: ThingHelp) => help.kind.split(' · ')[0]!
const textOf = (help: ThingHelp | undefined) =>
  help ? [help.name, help.kind, ...help.lines, ...help.notes].join(' ') : ''

/** `here` is what the reader reads; words are found in the other language too. Cards that are called so come first. */
export function gallery(
  ids: readonly string[],
  here: Helps,
  there: Helps,
  words: readonly Sought[],
  otherWords: readonly Sought[],
): Kind[] {
  const kinds = new Map<string, Map<string, Shown>>()
  for (const id of ids) {
    const help = here[id]
    if (!help || !(finds(textOf(help), words) || finds(textOf(there[id]), otherWords))) continue
    const kind = kindOf(help)
    const faces = kinds.get(kind) ?? new Map<string, Shown>()
    kinds.set(kind, faces)
    const face = JSON.stringify([help.name, help.kind, help.lines, help.provenance])
    faces.set(face, { id: faces.get(face)?.id ?? id, n: (faces.get(face)?.n ?? 0) + 1 })
  }
  const called = ({ id }: Shown) => (words.length > 0 && finds(here[id]!.name, words) ? 0 : 1)
  return [...kinds].map(([title, faces]) => ({
    title,
    cards: [...faces.values()].sort((a, b) => called(a) - called(b)),
  }))
}
