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

/** Whether a text has all the words (already folded). */
export function finds(text: string, words: readonly string[]): boolean {
  const plain = folded(text)
  return words.every((word) => plain.includes(word))
}

/** The text in pieces, with the places marked where one of the words stands. */
export function marked(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  if (words.length === 0) return [{ text, hit: false }]
  const plain = folded(text)
  const hits = new Array<boolean>(text.length).fill(false)
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
      hits.fill(true, at, at + word.length)
  const pieces: { text: string; hit: boolean }[] = []
  for (let i = 0; i < text.length; i++) {
    const last = pieces.at(-1)
    if (last && last.hit === hits[i]) last.text += text[i]
    else pieces.push({ text: text[i]!, hit: hits[i]! })
  }
  return pieces
}
