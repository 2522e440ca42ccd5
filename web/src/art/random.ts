/** Chance for drawings: the same word always gives the same picture. */

/** A number of 32 bits out of a word (FNV-1a). */
export function hash(word: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < word.length; i++) h = Math.imul(h ^ word.charCodeAt(i), 0x01000193)
  h ^= h >>> 15
  return Math.imul(h, 0x2c1b3c6d) >>> 0
}

/** Numbers from 0 up to 1, one after the other (mulberry32). */
export function dice(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let x = Math.imul(a ^ (a >>> 15), a | 1)
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61)
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296
  }
}

/** A length as a drawing needs it. */
export function px(n: number): string {
  return String(Math.round(n * 10) / 10)
}
