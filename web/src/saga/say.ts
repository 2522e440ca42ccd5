/** The words of the saga's book, of its rail and of what lists say of it. */
import en from '../../../src/regnum/games/tomesaga/text/page/en.json'
import pl from '../../../src/regnum/games/tomesaga/text/page/pl.json'
import { speaker } from '../i18n/words.svelte'

export type Word = keyof typeof en

export const say = speaker<Word>({ en, pl })

/** A chapter's number as books write it. */
export const numeral = (chapter: number): string => ['I', 'II', 'III'][chapter] ?? String(chapter + 1)
