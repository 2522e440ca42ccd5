/** The words of the table, in the reader's language. */
import { speaker } from '../i18n/words.svelte'
import en from './words/en.json'
import pl from './words/pl.json'

export type Word = keyof typeof en

export const say = speaker<Word>({ en, pl })
