/** Finding words in texts, whatever their case and accents. */

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

const LETTER = /[\p{L}\p{N}]/u

/** The next place where a word begins so: "trap" begins "trapped", and is not found in "strap". */
function begins(plain: string, word: string, from = 0): number {
  for (let at = plain.indexOf(word, from); at >= 0; at = plain.indexOf(word, at + 1))
    if (at === 0 || !LETTER.test(plain[at - 1]!)) return at
  return -1
}

/** Whether a text has all the words (already folded), each at the beginning of one of its own. */
export function finds(text: string, words: readonly string[]): boolean {
  const plain = folded(text)
  return words.every((word) => begins(plain, word) >= 0)
}

/** How far a clause begins with what it is about. */
const HEADING = 60

/** The place of a clause among those found: the rule that is about the words, other rules, rulings, examples. */
export function rank(id: string, text: string, words: readonly string[]): number {
  if (!/^[A-Z]+-\d/.test(id)) return /^[A-Z]+-R/.test(id) ? 2 : 3
  return finds(text.slice(0, HEADING), words) ? 0 : 1
}

/** The text in pieces, with the places marked where one of the words stands. */
export function marked(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  if (words.length === 0) return [{ text, hit: false }]
  const plain = folded(text)
  const hits = new Array<boolean>(text.length).fill(false)
  for (const word of words)
    for (let at = begins(plain, word); at >= 0; at = begins(plain, word, at + 1))
      hits.fill(true, at, at + word.length)
  const pieces: { text: string; hit: boolean }[] = []
  for (let i = 0; i < text.length; i++) {
    const last = pieces.at(-1)
    if (last && last.hit === hits[i]) last.text += text[i]
    else pieces.push({ text: text[i]!, hit: hits[i]! })
  }
  return pieces
}
