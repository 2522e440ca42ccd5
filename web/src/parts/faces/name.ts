/** How many letters the longest word of a name has: it decides how small the name is set. */
export function longestWord(name: string): number {
  return Math.max(...name.split(' ').map((word) => word.length))
}
