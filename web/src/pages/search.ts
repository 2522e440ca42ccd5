/** Finding words in texts, whatever their case and accents, and in Polish whatever their ending. */
import type { Lang } from '../state/prefs.svelte'

/** A text without case and accents; every letter stays where it was. */
export function folded(text: string): string {
  return [...text]
    .map((letter) => {
      const plain = letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace('ł', 'l')
      return plain.length === letter.length
        ? plain
        : letter.toLowerCase().slice(0, letter.length).padEnd(letter.length)
    })
    .join('')
}

const ENDING = /[aeiouy]$/

/** How a word may begin: as it was typed, and in Polish with another ending ("Katastrofa", "Katastrofy"; "Kupiec", "Kupca"). */
function beginnings(word: string, lang: Lang): string[] {
  if (lang !== 'pl' || word.length < 4 || !/^\p{L}+$/u.test(word)) return [word]
  return [word, word.replace(ENDING, ''), word.replace(/ek$/, 'k'), word.replace(/i?ec$/, 'c')].filter(
    (each) => each.length >= 3,
  )
}

/** A word that is looked for, folded: where one begins so. "trap" begins "trapped", and is not found in "strap". */
export type Sought = RegExp

/** What was typed, as words to look for in texts of that language. */
export function sought(wanted: string, lang: Lang): Sought[] {
  return folded(wanted)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const known = [...new Set(beginnings(word, lang))].map((each) =>
        each.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'),
      )
      return new RegExp(`(?<![\\p{L}\\p{N}])(?:${known.join('|')})`, 'gu')
    })
}

/** Whether a text has all the words. */
export function finds(text: string, words: readonly Sought[]): boolean {
  const plain = folded(text)
  return words.every((word) => plain.search(word) >= 0)
}

/** How far a clause begins with what it is about. */
const HEADING = 60

/** The place of a clause among those found: the rule that begins with the words, one about them, other rules, rulings, examples. */
export function rank(id: string, text: string, words: readonly Sought[]): number {
  if (!/^[A-Z]+-\d/.test(id)) return /^[A-Z]+-R/.test(id) ? 3 : 4
  const heading = text.slice(0, HEADING)
  if (!finds(heading, words)) return 2
  return words.some((word) => folded(heading).search(word) === 0) ? 0 : 1
}

/** The text in pieces, with the places marked where one of the words stands. */
export function marked(text: string, words: readonly Sought[]): { text: string; hit: boolean }[] {
  const plain = folded(text)
  const hits = new Array<boolean>(text.length).fill(false)
  for (const word of words)
    for (const { index, 0: found } of plain.matchAll(word)) hits.fill(true, index, index + found.length)
  const pieces: { text: string; hit: boolean }[] = []
  for (let i = 0; i < text.length; i++) {
    const last = pieces.at(-1)
    if (last && last.hit === hits[i]) last.text += text[i]
    else pieces.push({ text: text[i]!, hit: hits[i]! })
  }
  return pieces
}
