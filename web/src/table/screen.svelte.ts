/**
 * The room that there is for a table, in the page's own pixels: the window less what the size of letters takes.
 *
 * Boards ask the container `felt` in their styles; what a style cannot say is asked here, with the same bounds.
 */
import { MediaQuery } from 'svelte/reactivity'
import { innerHeight, innerWidth } from 'svelte/reactivity/window'
import { prefs } from '../state/prefs.svelte'

/** The room that the boards are drawn for: where there is more of it, everything grows. */
const DRAWN_FOR = { width: 1440, height: 890 }
const STEPS = 20
const LETTERS = { normal: 1, large: 1.12, larger: 1.25 }

/** How much larger than drawn a table stands in a large window; in steps, so that lines stay sharp. */
export function growth(width: number, height: number): number {
  const fits = Math.min(width / DRAWN_FOR.width, height / DRAWN_FOR.height)
  return Math.max(1, Math.floor(fits * STEPS) / STEPS)
}

export const grown = {
  get current(): number {
    return growth(innerWidth.current ?? 0, innerHeight.current ?? 0)
  },
}

const inPagePixels = (length: number) => length / (grown.current * LETTERS[prefs.size])
const room = {
  get width(): number {
    return inPagePixels(innerWidth.current ?? DRAWN_FOR.width)
  },
  get height(): number {
    return inPagePixels(innerHeight.current ?? DRAWN_FOR.height)
  },
}

class Bound {
  readonly #holds: (width: number, height: number) => boolean
  constructor(holds: (width: number, height: number) => boolean) {
    this.#holds = holds
  }
  get current(): boolean {
    return this.#holds(room.width, room.height)
  }
}

/** A phone, or a window as narrow: one thing below the other. */
export const narrow = new Bound((width) => width <= 720)
/** No room for the side column. */
export const folded = new Bound((width) => width < 1280)
/** No room for cards with their texts. */
export const low = new Bound((_, height) => height <= 850)
/** A phone held sideways, or a window at a high zoom: bars give way. */
export const flat = new Bound((_, height) => height <= 500)
const BAR = 50
const DOCK = 54
/** What stands between the bar and the felt. */
export const strip = $state({ height: 0 })
/** How large the felt is, beside and between what stands around it. */
export const felt = {
  get width(): number {
    return folded.current ? room.width : room.width - Math.min(304, Math.max(264, 0.211 * room.width))
  },
  get height(): number {
    return room.height - BAR - strip.height - (narrow.current && !flat.current ? DOCK : 0)
  },
}
export const still = new MediaQuery('(prefers-reduced-motion: reduce)')
