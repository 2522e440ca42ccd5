/** What a card pack gives the Tomes of the saga on show: names and crests as it says, sentences as its tables tell them. */
import { api } from '../net/api'
import type { SagaData, ThingHelp } from '../net/wire'
import type { Lang } from '../state/prefs.svelte'

/** A Tome as a card pack writes it; only what it changes is there. */
interface Face {
  id: string
  name?: Record<Lang, string>
  crests?: string[]
  goal?: unknown
  benefit?: unknown
}
type Told = Record<Lang, Record<string, ThingHelp>>

class Faces {
  #pack: Map<string, Face> = $state.raw(new Map())
  #told: Told | null = $state.raw(null)
  #of = ''

  /** The saga that is on show: with its pack, or with the faces that all know. */
  lay({ options, book }: Pick<SagaData, 'options' | 'book'>): void {
    const pack = options.pack as { cards: Face[] } | undefined
    const table = (pack && book?.chapters[0]?.table) ?? ''
    const cards = pack?.cards ?? []
    if (cards.length > 0 || this.#pack.size > 0) this.#pack = new Map(cards.map((card) => [card.id, card]))
    if (table === this.#of) return
    this.#of = table
    this.#told = null
    // Any of its tables tells all Tomes; without one nothing is told of them yet.
    if (table)
      void api.tableGame(table, '').then(
        ({ help }) => (this.#told = help),
        () => (this.#of = ''),
      )
  }

  name = (id: string, lang: Lang) => this.#pack.get(id)?.name?.[lang]
  crests = (id: string) => this.#pack.get(id)?.crests
  goal = (id: string, lang: Lang) => this.#sentence(id, lang, 'goal', 0)
  benefit = (id: string, lang: Lang) => this.#sentence(id, lang, 'benefit', 2)

  /** The sentence of what the pack changes; undefined where it changes nothing there. */
  #sentence(id: string, lang: Lang, part: 'goal' | 'benefit', line: number): string | undefined {
    return this.#pack.get(id)?.[part] ? (this.#told?.[lang][id]?.lines[line] ?? '') : undefined
  }
}

export const faces = new Faces()
