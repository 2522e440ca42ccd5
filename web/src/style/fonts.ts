/** The faces that tables are set in, fetched before a table is shown: it stands still from its first moment. */
const FACES = [
  '400 16px Alegreya',
  '700 16px Alegreya',
  '700 16px "Alegreya SC"',
  '500 16px "Alegreya Sans"',
  '700 40px "Grenze Gotisch"',
]
const PATIENCE = 1500

/** Done when the fonts are there, or after a moment without them: a slow line must not keep anybody from playing. */
export function fonts(): Promise<unknown> {
  const there = Promise.all(FACES.map((face) => document.fonts?.load(face, 'aż'))).catch(() => undefined)
  return Promise.race([there, new Promise((done) => setTimeout(done, PATIENCE))])
}
