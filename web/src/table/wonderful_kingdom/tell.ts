/** The words of this board, and what the game calls its resources, types and components. */
import type { Game } from '../../net/games.svelte'
import { prefs } from '../../state/prefs.svelte'
import { speaker } from '../../i18n/words.svelte'
import en from '../../../../src/regnum/games/wonderful_kingdom/text/page/en.json'
import pl from '../../../../src/regnum/games/wonderful_kingdom/text/page/pl.json'

export const tell = speaker<keyof typeof en>({ en, pl })

/** What the game calls a thing of a kind: a resource, a type, a duchy, a quest, a step. */
export function nameOf(game: Game, kind: string, id: string): string {
  return game.catalogue.has(`${kind}.${id}`)
    ? game.catalogue.name(prefs.lang, kind, id)
    : id.replaceAll('_', ' ')
}

/** "3 gold, 2 materials" in the reader's language. */
export function amounts(game: Game, all: Iterable<readonly [string, number]>): string {
  return [...all]
    .map(([kind, n]) =>
      game.catalogue.has(`amount.${kind}`)
        ? game.catalogue.render(prefs.lang, `amount.${kind}`, { n })
        : `${n} ${kind}`,
    )
    .join(', ')
}
