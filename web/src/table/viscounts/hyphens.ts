/** Long names may be divided where a syllable begins, near their middle. */
const LONGEST = 12
const VOWELS = 'aeiouyąęó'

export function hyphenated(name: string): string {
  return name
    .split(' ')
    .map((word) => {
      if (word.length <= LONGEST) return word
      const begins = (i: number) => !VOWELS.includes(word[i]!) && VOWELS.includes(word[i + 1] ?? '')
      const middle = Math.floor(word.length / 2)
      const at = [0, 1, -1, 2, -2].map((by) => middle + by).find(begins) ?? middle
      return `${word.slice(0, at)}\u00ad${word.slice(at)}`
    })
    .join(' ')
}
