/** Pieces: each tincture has an outline of its own, so that no piece is told by its colour alone. 32 by 32 units. */
export const PIECES = ['red', 'blue', 'green', 'purple', 'black', 'white', 'gold', 'grey'] as const
export type Tincture = (typeof PIECES)[number]

export const OUTLINES: Record<Tincture, string> = {
  red: 'M4 3H28V16C28 24 22 28 16 30C10 28 4 24 4 16Z',
  blue: 'M4 4H28V28H4Z',
  green: 'M16 2L30 16L16 30L2 16Z',
  purple: 'M9 3H23L30 16L23 29H9L2 16Z',
  black: 'M4 30V14C4 9 10 4 16 2C22 4 28 9 28 14V30Z',
  white: 'M16 2A14 14 0 1 1 16 30A14 14 0 1 1 16 2Z',
  gold: 'M16 2L19.6 4.2L23.8 3.9L25.6 7.7L29.3 9.8L28.6 14L30.4 17.9L27.6 21.1L27.3 25.3L23.3 26.6L20.8 30L16.7 28.9L12.8 30.5L9.8 27.5L5.6 26.9L4.9 22.7L1.8 19.8L3.2 15.8L2 11.7L5.3 9.1L6.4 5L10.6 4.9Z',
  grey: 'M3 5H29V27H3Z',
}
