/** A new table that begins with what another one was played with. */
import type { Wishes } from '../../games/setup'
import type { GameCard } from '../../net/wire'
import type { Pack } from '../../parts/PackPicker.svelte'

/** The options that were chosen there and can be chosen still; who begins is left open again, a pack is chosen apart. */
export function wishesLike(card: Pick<GameCard, 'options'>, options: Readonly<Wishes>): Wishes {
  const kept = Object.entries(options).filter(([name, value]) => {
    const offered = card.options[name]
    if (offered === undefined || name === 'first' || name === 'pack') return false
    return offered.values === null || offered.values.includes(value)
  })
  return Object.fromEntries(kept)
}

/** The card pack that was played with there, if any. */
export function packLike(game: string, options: Readonly<Wishes>): Pack | null {
  const content = options.pack as { name: string; cards: readonly unknown[] } | null | undefined
  return content ? { game, name: content.name, cards: content.cards.length, content } : null
}
