/** What a card says, in words: the label that a screen reader speaks. */
import { kindOf, type Card } from '../../games/wonderful_kingdom/cards'
import type { Face } from '../../games/face'
import type { Game } from '../../net/games.svelte'
import { spacesOf } from './kingdom'
import { amounts, nameOf, tell } from './tell'

/** What an advisor does, out of its lines: the first says the price, which stands as a sign, the others when. */
export function abilityOf(lines: readonly string[]): string {
  const said = lines[1] ?? ''
  return said.charAt(0).toUpperCase() + said.slice(1)
}

export function describe(game: Game, card: Card, face: Face, marks?: Record<string, number>): string {
  const kind = kindOf(card)
  const each = (text: string, per?: string) =>
    per ? tell('card.each', { text, type: nameOf(game, 'type', per) }) : text
  const spaces = spacesOf(card, marks?.site === undefined ? undefined : marks)
  const made = (card.production ?? [])
    .map(({ produce, n, per }) => each(amounts(game, [[produce, n]]), per))
    .join(', ')
  const list = (all: { gain: string; n: number }[] | undefined) =>
    amounts(
      game,
      (all ?? []).map(({ gain, n }) => [gain, n] as const),
    )
  return [
    face.name,
    face.types.map((type) => type.name).join(' '),
    card.cost
      ? tell('card.spaces', { text: amounts(game, Object.entries(card.cost) as [string, number][]) })
      : '',
    marks?.site !== undefined
      ? tell('card.placed', { n: spaces.filter((space) => space.filled).length, m: spaces.length })
      : '',
    (marks?.frozen ?? 0) > 0 ? tell('site.frozen') : '',
    card.fight_cost ? tell('card.price', { n: card.fight_cost.soldier ?? 0 }) : '',
    card.ability ? tell('card.ability', { n: card.ability.cost.soldier ?? 0 }) : '',
    (marks?.used ?? 0) > 0 ? tell('advisor.used') : '',
    made ? tell('card.makes', { text: made }) : '',
    card.construction_bonus?.length ? tell('card.bonus', { text: list(card.construction_bonus) }) : '',
    card.recycle?.length && kind !== 'calamity' ? tell('card.recycles', { text: list(card.recycle) }) : '',
    (card.vp ?? []).map(({ vp, per }) => each(tell('points.n', { n: vp }), per)).join(', '),
    face.provenance === 'reconstructed' ? tell('card.made-up') : '',
  ]
    .filter(Boolean)
    .join(', ')
}
