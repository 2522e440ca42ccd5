/**
 * The games' sentences: the reader's side of `regnum.kernel.text`, with the same four placeholders.
 *
 *     {seat}                 the value itself; a number below zero with a true minus sign
 *     {card:acc}             the name with that id, in that form (the base form if the name has no such form)
 *     {n|karta|karty|kart}   the word that fits the number n: one|few|many in Polish, one|other in English
 *     {n*card:acc}           a counted name: "Prowincję", "2 Prowincje", "5 Prowincji"
 *
 * The last word of a parameter is its kind: if the catalogue has names of that kind, the value is the id of one.
 * The parameter `nth` needs no placeholder: it tells apart what would read the same, as in "Take a Watchman (no. 2)".
 * A sentence about a player may have a second one for that player: `event.buys.you`, and `.of_you` for an `of_seat`.
 */
import type { Lang } from '../state/prefs.svelte'
import { signed } from './signed'

export type Value = string | number | readonly string[]
export type Params = Readonly<Record<string, Value>>
export type Forms = Readonly<Record<string, string>>
export type Entries = Readonly<Record<string, string | Forms>>
export interface Message {
  readonly key: string
  readonly params: Params
}

/** A piece of a rendered sentence; `kind` and `thing` are set where it names a thing that can be explained. */
export interface Piece {
  text: string
  kind?: string
  thing?: string
}

const PLURALS = { en: ['one', 'other'], pl: ['one', 'few', 'many'] } as const
const COUNT_FORMS: Record<Lang, Record<string, string>> = {
  en: { other: 'plural' },
  pl: { few: 'few', many: 'many' },
}
const AND = { en: 'and', pl: 'i' }
const NOTHING = '—'
const NUMBER = { en: 'no.', pl: 'nr' }
const PLACEHOLDER = /\{(?:(\w+)\*)?(\w+)(?::(\w+))?((?:\|[^{}|]*)*)\}/g
const RULES = { en: new Intl.PluralRules('en'), pl: new Intl.PluralRules('pl') }

export class TextError extends Error {}

interface Hole {
  param: string
  form: string
  number: string
  words: string[]
}

/** The plural category of a whole number. */
export function plural(lang: Lang, n: number): string {
  return RULES[lang].select(Math.abs(n))
}

/** The plain pieces and placeholders of a sentence, in order. */
export function parse(sentence: string): (string | Hole)[] {
  const parts: (string | Hole)[] = []
  let at = 0
  for (const found of sentence.matchAll(PLACEHOLDER)) {
    const [whole, number = '', param = '', form = '', words = ''] = found
    if (words && (number || form)) throw new TextError(`a form and plural words in one placeholder: ${whole}`)
    parts.push(sentence.slice(at, found.index), { param, form, number, words: words.split('|').slice(1) })
    at = found.index + whole.length
  }
  parts.push(sentence.slice(at))
  if (parts.some((part) => typeof part === 'string' && /[{}|]/.test(part)))
    throw new TextError(`stray brace or bar in ${JSON.stringify(sentence)}`)
  return parts.filter((part) => part !== '')
}

/** The word that fits a number, of those for one, few and many. */
function wordFor(lang: Lang, n: number, words: readonly string[]): string {
  return words[(PLURALS[lang] as readonly string[]).indexOf(plural(lang, n))] ?? ''
}

/** A sentence that names no things, in a language. */
export function filled(lang: Lang, sentence: string, params: Params): string {
  return parse(sentence)
    .map((part) => {
      if (typeof part === 'string') return part
      const value = params[part.param]
      return part.words.length > 0
        ? wordFor(lang, Number(value), part.words)
        : typeof value === 'number'
          ? signed(value)
          : String(value)
    })
    .join('')
}

/** A list in words. */
export function joined(lang: Lang, items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? NOTHING
  return `${items.slice(0, -1).join(', ')} ${AND[lang]} ${items.at(-1)}`
}

/** All sentences and names of one game, in every language. */
export class Catalogue {
  readonly #entries: Record<Lang, Entries>
  readonly #kinds = new Set<string>()
  readonly #parsed = new Map<string, (string | Hole)[]>()

  constructor(entries: Record<Lang, Entries>) {
    this.#entries = entries
    for (const [key, entry] of Object.entries(entries.en))
      if (typeof entry !== 'string') this.#kinds.add(key.split('.', 1)[0]!)
  }

  has(key: string): boolean {
    return key in this.#entries.en
  }

  /** What kind of thing bears an id: "card", "term", or another kind that has names. */
  kindOf(id: string): string | null {
    return (
      ['term', 'card', ...this.#kinds].find((kind) => this.#kinds.has(kind) && this.has(`${kind}.${id}`)) ??
      null
    )
  }

  /** The sentence for the key in that language; for the key of a name, its base form. */
  render(lang: Lang, key: string, params: Params = {}): string {
    return this.pieces(lang, key, params)
      .map((piece) => piece.text)
      .join('')
  }

  say(lang: Lang, message: Message): string {
    return this.render(lang, message.key, message.params)
  }

  /** The message as it is told to the player of a seat: as "you", where it is about that player. */
  addressed<M extends Message>(message: M, seat: number | null): M {
    for (const [param, value] of Object.entries(message.params)) {
      if (!param.endsWith('seat') || value !== seat) continue
      const key = `${message.key}.${param.slice(0, -'seat'.length)}you`
      if (this.has(key)) return { ...message, key }
    }
    return message
  }

  /** The sentence in pieces, so that the names in it can be shown as something one may point at. */
  pieces(lang: Lang, key: string, params: Params = {}): Piece[] {
    const entry = this.#entry(lang, key)
    if (typeof entry !== 'string') return [{ text: entry.name! }]
    const said = this.#parse(entry).flatMap((part) =>
      typeof part === 'string' ? [{ text: part }] : this.#fill(lang, key, part, params),
    )
    return 'nth' in params ? [...said, { text: ` (${NUMBER[lang]} ${String(params.nth)})` }] : said
  }

  /** A thing's name in one form, or, for any number but 1, the number and the form that goes with it. */
  name(lang: Lang, kind: string, thing: string, form = 'name', n = 1): string {
    const entry = this.#entry(lang, `${kind}.${thing}`)
    if (typeof entry === 'string') throw new TextError(`${kind}.${thing} (${lang}) is a sentence, not a name`)
    if (n === 1) return entry[form] ?? entry.name!
    return `${n} ${entry[COUNT_FORMS[lang][plural(lang, n)] ?? form] ?? entry.name!}`
  }

  #parse(sentence: string): (string | Hole)[] {
    let parts = this.#parsed.get(sentence)
    if (!parts) this.#parsed.set(sentence, (parts = parse(sentence)))
    return parts
  }

  #entry(lang: Lang, key: string): string | Forms {
    const entry = this.#entries[lang]?.[key]
    if (entry === undefined)
      throw new TextError(`no text ${JSON.stringify(key)} in language ${JSON.stringify(lang)}`)
    return entry
  }

  #fill(lang: Lang, key: string, hole: Hole, params: Params): Piece[] {
    const given = (name: string): Value => {
      const value = params[name]
      if (value === undefined) throw new TextError(`${key} (${lang}) needs the parameter ${name}`)
      return value
    }
    const whole = (name: string): number => {
      const value = given(name)
      if (typeof value !== 'number')
        throw new TextError(`${name} must be a whole number, not ${JSON.stringify(value)}`)
      return value
    }
    const value = given(hole.param)
    if (hole.words.length > 0) return [{ text: wordFor(lang, whole(hole.param), hole.words) }]
    const kind = hole.param.slice(hole.param.lastIndexOf('_') + 1)
    if (!this.#kinds.has(kind))
      return [
        {
          text:
            typeof value === 'object'
              ? joined(lang, value)
              : typeof value === 'number'
                ? signed(value)
                : value,
        },
      ]
    const form = hole.form || 'name'
    if (typeof value !== 'object') {
      const thing = String(value)
      return [{ text: this.name(lang, kind, thing, form, hole.number ? whole(hole.number) : 1), kind, thing }]
    }
    const counted = new Map<string, number>()
    for (const thing of value) counted.set(thing, (counted.get(thing) ?? 0) + 1)
    const named = [...counted].map(([thing, n]) => ({
      text: this.name(lang, kind, thing, form, n),
      kind,
      thing,
    }))
    if (named.length === 0) return [{ text: NOTHING }]
    return named.flatMap((piece, i) => {
      if (i === 0) return [piece]
      return [{ text: i === named.length - 1 ? ` ${AND[lang]} ` : ', ' }, piece]
    })
  }
}
