/** The page's own words, in the syntax of the games' messages, without names: those of the first view and of every page. */
import { prefs, type Lang } from '../state/prefs.svelte'
import en from './en.json'
import { filled, type Params } from './messages'
import pl from './pl.json'

export type Key = keyof typeof en

export const WORDS: Record<Lang, Record<Key, string>> = { en, pl }

/** One of the page's sentences in a language. */
export function words(lang: Lang, key: Key, params: Params = {}): string {
  return filled(lang, WORDS[lang][key], params)
}

/** Says the words of a list; it follows the language as it is now: used in markup, it changes with a switch at once. */
export function speaker<K extends string>(
  list: Record<Lang, Record<K, string>>,
): (key: K, params?: Params) => string {
  return (key, params = {}) => filled(prefs.lang, list[prefs.lang][key], params)
}

export const t = speaker<Key>(WORDS)
