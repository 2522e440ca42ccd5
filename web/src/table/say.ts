/** The words of the table, in the reader's language; the syntax is that of the games' messages. */
import { parse, plural, type Params } from '../i18n/messages'
import { prefs, type Lang } from '../state/prefs.svelte'
import en from './words/en.json'
import pl from './words/pl.json'

export type Word = keyof typeof en

const WORDS: Record<Lang, Record<Word, string>> = { en, pl }
const ORDER: Record<Lang, string[]> = { en: ['one', 'other'], pl: ['one', 'few', 'many'] }

/** Says the words of a list; it follows the language as it is now: used in markup, it changes with a switch at once. */
export function speaker<K extends string>(words: Record<Lang, Record<K, string>>): (key: K, params?: Params) => string {
  return (key, params = {}) => {
    const lang = prefs.lang
    return parse(words[lang][key])
      .map((part) => {
        if (typeof part === 'string') return part
        const value = params[part.param]
        if (part.words.length === 0) return String(value)
        return part.words[ORDER[lang].indexOf(plural(lang, Number(value)))] ?? ''
      })
      .join('')
  }
}

export const say = speaker<Word>(WORDS)
