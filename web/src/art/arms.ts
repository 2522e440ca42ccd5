/**
 * Coats of arms. The tincture is the seat's; division and charge come from the player's name and are unique at a table,
 * so that a shield can be told from the others without its colour.
 */
import { hash } from './random'

const TINCTURES = ['red', 'blue', 'green', 'purple', 'black'] as const
const METALS = ['gold', 'white'] as const

export interface Division {
  id: string
  path: string
  /** The square in which the charge stands: x, y, side. */
  charge: [number, number, number]
}

export const OUTLINE = 'M4 3H60V34C60 53 46 65 32 71C18 65 4 53 4 34Z'

export const DIVISIONS: readonly Division[] = [
  { id: 'pile', path: 'M4 74L32 40L60 74Z', charge: [16, 8, 32] },
  { id: 'chief', path: 'M4 3H60V22H4Z', charge: [13, 24, 38] },
  { id: 'pale', path: 'M4 3H32V72H4Z', charge: [14, 16, 36] },
  { id: 'bend', path: 'M4 3L60 62V72H4Z', charge: [14, 16, 36] },
  {
    id: 'bordure',
    path: `${OUTLINE}M12 11V34C12 48 22 57 32 62C42 57 52 48 52 34V11Z`,
    charge: [16, 17, 32],
  },
  { id: 'quarterly', path: 'M4 3H32V35H4ZM32 35H60V72H32Z', charge: [14, 16, 36] },
  { id: 'fess', path: 'M4 25H60V46H4Z', charge: [14, 17, 36] },
  { id: 'chevron', path: 'M4 58L32 34L60 58V72L32 48L4 72Z', charge: [17, 6, 30] },
  {
    id: 'saltire',
    path: 'M4 3H14L32 24L50 3H60V12L40 35L58 56L48 66L32 46L16 66L6 56L24 35L4 12Z',
    charge: [14, 16, 36],
  },
]

export interface Arms {
  tincture: (typeof TINCTURES)[number]
  metal: (typeof METALS)[number]
  division: Division
  /** Which of the charges. */
  charge: number
}

/** What somebody chose to bear: numbers of division and charge. */
export interface Chosen {
  division: number
  charge: number
}

/** The arms of all seats of a table, in order; what players chose comes first, the others make way. */
export function armsOf(
  names: readonly string[],
  charges: number,
  chosen: readonly (Chosen | null)[] = [],
): Arms[] {
  const divisions = new Set<number>()
  const taken = new Set<number>()
  for (const own of chosen) {
    if (!own) continue
    divisions.add(own.division)
    taken.add(own.charge)
  }
  return names.map((name, seat) => {
    const h = hash(name)
    const own = chosen[seat]
    const division = own?.division ?? free(h % DIVISIONS.length, DIVISIONS.length, divisions)
    const charge = own?.charge ?? free((h >>> 8) % charges, charges, taken)
    return {
      tincture: TINCTURES[seat % TINCTURES.length]!,
      metal: METALS[seat % METALS.length]!,
      division: DIVISIONS[division]!,
      charge,
    }
  })
}

/** The first number from `start` on, round the circle, that is not taken yet. */
function free(start: number, size: number, taken: Set<number>): number {
  let at = start
  while (taken.has(at) && taken.size < size) at = (at + 1) % size
  taken.add(at)
  return at
}
