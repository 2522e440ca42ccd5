/** Where a line may end within a long name: it is divided there only if it has no room, and then with a hyphen. */
const LONG = /\p{L}{8,}/gu
const VOWEL = '[aeiouyąęóáéíúäöü]'
/** Two letters are one sound in Polish (and in English for the most part): nothing is divided between them. */
const SOUND = `(?:[csrd]z|ch|d[źż]|(?!${VOWEL})\\p{L})`
const BEGINS = new RegExp(
  `(?<=\\p{L}{2})(?<![csrd](?=z))(?<!c(?=h))(?<!d(?=[źż]))(?=${SOUND}${VOWEL})`,
  'giu',
)

/** A name whose long words may be divided before their syllables. */
export const divisible = (name: string) => name.replace(LONG, (word) => word.replace(BEGINS, '\u00ad'))
