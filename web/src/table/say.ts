/** The words of the table, in the reader's language. */
import { speaker } from '../i18n/words.svelte'
import type { Lang } from '../state/prefs.svelte'
import en from './words/en.json'
import pl from './words/pl.json'

export type Word = keyof typeof en

export const say = speaker<Word>({ en, pl })

/** The words of the table together with those of one game's board. */
export function sayWith<K extends string>(own: Record<Lang, Record<K, string>>) {
  return speaker<Word | K>({ en: { ...en, ...own.en }, pl: { ...pl, ...own.pl } })
}
