/** How a game stands on the shelf; each says so itself, in `<game>/book.ts`. */
import type { IconData } from '../icons/icon'
import type { Lang } from '../state/prefs.svelte'

export interface BookWords {
  /** The short name, and the line of the title around it: above or below. */
  name: string
  above?: string
  below?: string
  time: string
  motto: string
  /** Why fewer cannot play than it is for, where one would expect them to. */
  fewest?: string
  /** What quick play lets one vary, and its values in the order of `Book.quick`. */
  quick?: { option: string; values: readonly string[] }
}

export interface Book {
  /** Where it stands, from the left. */
  place: number
  leather: 'red' | 'blue' | 'purple' | 'green' | 'teal' | 'brown'
  icon: IconData
  seats: readonly number[]
  /** The game of which this is another way to play: it lies in that game's book instead of standing on the shelf. */
  of?: string
  words: Record<Lang, BookWords>
  /** The clause behind `fewest`. */
  fewest?: string
  /** The option of the game that quick play lets one vary; the first value is for newcomers. */
  quick?: { option: string; values: readonly string[] }
}
