/** The page's own words. `t` follows the language as it is now: used in markup, it changes with a switch at once. */
import { prefs, type Lang } from '../state/prefs.svelte'
import en from './en.json'
import { parse, plural, type Params } from './messages'
import pl from './pl.json'

export type Key = keyof typeof en

const WORDS: Record<Lang, Record<Key, string>> = { en, pl }
const ORDER = { en: ['one', 'other'], pl: ['one', 'few', 'many'] }

/** One of the page's sentences in a language; the syntax is that of the games' messages, without names. */
export function words(lang: Lang, key: Key, params: Params = {}): string {
  return parse(WORDS[lang][key])
    .map((part) => {
      if (typeof part === 'string') return part
      const value = params[part.param]
      if (part.words.length === 0) return String(value)
      return part.words[ORDER[lang].indexOf(plural(lang, Number(value)))] ?? ''
    })
    .join('')
}

export function t(key: Key, params?: Params): string {
  return words(prefs.lang, key, params)
}

/** A key that is put together from parts, where it exists. */
export function maybe(key: string): string | null {
  return key in en ? t(key as Key) : null
}
