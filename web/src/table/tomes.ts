/** Where Tomes of a saga work on a board: the terms of its numbers that bear their names. */
import { isOfSaga } from '../games/tomesaga/things'
import { signed } from '../i18n/signed'
import type { Game } from '../net/games.svelte'
import type { EventData, View } from '../net/wire'
import type { Lang } from '../state/prefs.svelte'
import { thingName } from './names'

/** Tomes with what each adds. */
export type Tomes = readonly [string, number][]

/** The Tomes among the terms of a number; none where there is no such number. */
export const tomesIn = (view: View, number: string): Tomes =>
  (view.numbers[number]?.terms ?? []).filter(([name]) => isOfSaga(name))

/** "Tome of Marble +1". */
export const tomesInWords = (game: Game, lang: Lang, tomes: Tomes): string =>
  tomes.map(([id, n]) => `${thingName(game, lang, id)} ${n > 0 ? '+' : ''}${signed(n)}`).join(', ')

/** The Tome that somebody claims by this event, for which a goal was met; null of anything else. */
export const claimed = ({ kind, text }: EventData): string | null =>
  kind === 'claims_tome' ? ([text.params.card].flat().map(String)[0] ?? null) : null
