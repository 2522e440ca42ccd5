/** What a game calls the parts of its view. The keys are those of its texts: `place.hand`, `number.coins`, `set.piles`. */
import type { Game } from '../net/games.svelte'
import type { Place, TableData, Text } from '../net/wire'
import type { Lang } from '../state/prefs.svelte'

export type Family = 'place' | 'number' | 'row' | 'set'

/** The part without its owner: "hand" of "seat0.hand". */
export function short(id: string): string {
  return id.replace(/^seat\d+\./, '')
}

/** Whose part it is; null for what belongs to all. A saga's shelves stand on one board, each of them somebody's. */
export function ownerOf(id: string): number | null {
  const found = /^(?:seat|tomes\.\d+\.shelves\.)(\d+)\./.exec(id)
  return found ? Number(found[1]) : null
}

/** Whose place it is: as the view says, or by its name. */
export const holderOf = (id: string, place: Place): number | null => place.owner ?? ownerOf(id)

/** Whether the game has a name for the part. */
export function isNamed(game: Game, family: Family, id: string): boolean {
  return keyOf(game, family, id) !== null
}

/** The part's name in a language; where the game has none, its id in plain letters. */
export function partName(game: Game, lang: Lang, family: Family, id: string): string {
  const key = keyOf(game, family, id)
  return key === null ? short(id).replaceAll('_', ' ') : capital(game.catalogue.render(lang, key))
}

/** What a thing or a number is called, whatever it is. */
export function thingName(game: Game, lang: Lang, id: string): string {
  return (
    game.data.help[lang][id]?.name ??
    (game.catalogue.has(`card.${id}`)
      ? game.catalogue.name(lang, 'card', id)
      : partName(game, lang, 'number', id))
  )
}

/** What a term of a sum is called, so many of it together; null where the game has no name for it. */
export function termName(game: Game, lang: Lang, id: string, n = 1): string | null {
  const kind = game.catalogue.kindOf(id)
  if (kind !== null) return game.catalogue.name(lang, kind, id, 'name', kind === 'card' ? n : 1)
  return isNamed(game, 'number', id) ? partName(game, lang, 'number', id) : null
}

/** What the opponent that the rules play is called: where the game calls it by name, by that of the one that was chosen. */
export function rivalName(game: Game, lang: Lang, table: Pick<TableData, 'options' | 'seats'>): string {
  const { catalogue } = game
  const name = (who: unknown) =>
    typeof who === 'string' && catalogue.has(`card.${who}`) ? catalogue.name(lang, 'card', who) : null
  const usual = catalogue.render(lang, 'rival')
  const offers = Object.entries(game.data.options).filter(([, choice]) =>
    (choice.values ?? []).some((each) => name(each) === usual),
  )
  const [chosen] = offers.find(([, { when }]) => when.seats === table.seats.length) ?? []
  return (chosen && name(table.options[chosen])) || usual
}

/** The thing that a message is about: the first of its parameters that can be explained. */
export function thingIn(game: Game, params: Text['params']): string | null {
  const help = game.data.help.en
  for (const value of Object.values(params)) {
    const thing = Array.isArray(value) ? value[0] : value
    if (typeof thing === 'string' && thing in help) return thing
  }
  return null
}

function keyOf(game: Game, family: Family, id: string): string | null {
  const name = short(id)
  return (
    [`${family}.${name}`, `${family}.${name.replace(/^in_/, '')}`].find((key) => game.catalogue.has(key)) ??
    null
  )
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
