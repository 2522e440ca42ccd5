// @vitest-environment happy-dom
/** What the Overlord's board and the round board read out of a view where all play against him. */
import { expect, it } from 'vitest'
import { TOWNS } from '../../src/games/viscounts/cards'
import { aidOf } from '../../src/games/viscounts_coop/cards'
import { faces } from '../../src/games/viscounts_coop/faces'
import { isScored } from '../../src/table/score'
import { OVERLORD, ownersOf, partsOf, shownBy, tabOf, tierId } from '../../src/table/viscounts/table'
import {
  aidsOf,
  gauges,
  hisTurn,
  postsOf,
  stopOf,
  tokenOf,
  wayAhead,
} from '../../src/table/viscounts_coop/overlord'
import { postAt } from '../../src/table/viscounts_coop/places'
import { pieceOf, TELLING } from '../../src/table/viscounts_coop/telling'
import { decision, event } from './position'
import { places, seen as base, table } from './viscounts'

const NAMES = [...TOWNS.keys()]
const on = (towns: Record<string, number>) => NAMES.map((town) => towns[town] ?? 0)
const slots = (name: string, cards: (string | null)[]) => ({
  owner: null,
  count: cards.filter(Boolean).length,
  slots: cards.length,
  things: cards.flatMap((card, slot) => (card ? [{ id: `${name}:${slot}`, card, slot }] : [])),
})
const seen = {
  ...table([]).view!,
  places: {
    ...places,
    'overlord.0.token': slots('overlord.0.token', ['town_09']),
    'overlord.0.aids': slots('overlord.0.aids', ['aid_2', null, 'aid_1', null, null, null]),
    'overlord.0.drawn': slots('overlord.0.drawn', [null, null, null, null, 'aid_3', 'aid_4']),
  },
  values: { ...base.values, 'overlord.0.tier3': 0 },
  rows: {
    ...base.rows,
    'overlord.0.towns': on({ town_03: 2, inner_03_04: 1 }),
    'overlord.0.guards': [...on({}), ...on({ town_10: 1 }), ...on({ town_10: 2 })],
    'overlord.0.tier1': [0, 1, 0, 0, 0],
    'overlord.0.tier2': [0, 0, 0, 0, 0],
  },
  numbers: {
    ...base.numbers,
    overlord_workers: { value: 16, terms: [], of: 20 },
    overlord_steps: { value: 3, terms: [['peddler_ink', 3] as [string, number]] },
    overlord_ahead: { value: 1, terms: [['place_here', 1] as [string, number]] },
  },
}

it('tells whose Workers stand on which town', () => {
  const posts = postsOf(seen)
  expect(posts.get('town_03')).toEqual([{ seat: OVERLORD, n: 2 }])
  expect(posts.get('town_10')).toEqual([
    { seat: 1, n: 1 },
    { seat: 2, n: 2 },
  ])
  expect([...posts.keys()].sort()).toEqual(['inner_03_04', 'town_03', 'town_10'])
})

it('shows his Workers in the castle beside those of the players, and lets them answer', () => {
  expect(ownersOf(seen)).toEqual([0, 1, 2, OVERLORD])
  expect(ownersOf(base)).toEqual([0, 1, 2])
  const part = partsOf(seen).find(({ section }) => section.index === 1)!
  expect(part.section.tier1).toEqual([{ seat: OVERLORD, n: 1 }])
  expect(tierId(OVERLORD, 'tier1', 1)).toBe('overlord.0.tier1:1')
  expect(shownBy(seen)).toContain('overlord.0.tier1:1')
  expect(shownBy(base)).not.toContain('overlord.0.tier1:1')
})

it('follows the outer path to where his token goes next, as the segments were laid', () => {
  const parts = partsOf(seen)
  expect(tokenOf(seen)).toBe('town_09')
  // The ring was laid 9-10, 3-4, 7-8, 1-2, 5-6.
  expect(wayAhead(seen, parts).map(({ town }) => town)).toEqual(['town_09', 'town_10', 'town_03', 'town_04'])
  const { overlord_ahead: _, ...moved } = seen.numbers
  expect(wayAhead({ ...seen, numbers: moved }, parts)).toEqual([])
  expect(wayAhead(base, parts)).toEqual([])
})

it('gauges both ways to lose at once', () => {
  expect(gauges(seen)).toEqual({ left: 16, of: 20, tier: 1 })
  const higher = { ...seen, rows: { ...seen.rows, 'overlord.0.tier2': [0, 1, 0, 0, 0] } }
  expect(gauges(higher).tier).toBe(2)
  expect(gauges({ ...higher, values: { ...higher.values, 'overlord.0.tier3': 1 } }).tier).toBe(3)
})

it('tells everybody’s Aids, and what they do', () => {
  expect(aidsOf(seen, 0).map(({ card, whole }) => [card, whole])).toEqual([['aid_2', true]])
  expect(aidsOf(seen, 1).map(({ card, whole }) => [card, whole])).toEqual([['aid_1', true]])
  expect(aidsOf(seen, 2).map(({ card }) => card)).toEqual(['aid_3', 'aid_4'])
  expect(aidOf('aid_1')).toEqual({
    ribbon: 'grey',
    gives: [{ gain: 'stone', n: 1 }],
    removes: ['build', 'trade', 'castle'],
    places: ['build'],
  })
  expect(aidOf('bishop')).toBeUndefined()
})

it('tells his turn from his move on, and nothing of the next turn', () => {
  const past = [
    'turn_begins',
    'overlord_moves',
    'overlord_places',
    'turn_begins',
    'moves',
    'overlord_moves',
    'overlord_dismisses',
    'townsfolk_up',
    'progress',
  ].map((kind) => event(kind, 0))
  expect(hisTurn(past).map(({ kind }) => kind)).toEqual(['overlord_moves', 'overlord_dismisses', 'progress'])
  expect(hisTurn([...past, event('turn_begins', 1), event('moves', 1)])).toHaveLength(3)
  expect(hisTurn(past.slice(0, 1))).toEqual([])
})

it('says what befalls a player, and which pieces travel', () => {
  const removed = event('worker_removed', 1)
  expect([0, 1].map((you) => TELLING.befalls?.(removed, you))).toEqual([false, true])
  expect(
    ['overlord_places', 'drives_off', 'posts_worker', 'worker_removed', 'moves'].map((kind) =>
      pieceOf(event(kind, 1)),
    ),
  ).toEqual(['overlord', 'overlord', 'worker 1', 'worker 1', null])
})

it('puts the Workers of a town beside it, and each beside the other', () => {
  const stop = stopOf('town_03', partsOf(seen))!
  const [first, second] = [postAt(stop, 0, 2, false), postAt(stop, 1, 2, false)]
  expect(second.x - first.x).toBeGreaterThan(10)
  expect(stopOf('nowhere', partsOf(seen))).toBeNull()
})

it('scores nothing where all was lost at once', () => {
  const lost = { terms: [{ name: 'not_scored', points: 0, clause: 'TOM-5.52', count: 0, of: '' }], total: 0 }
  expect([isScored(seen), isScored({ ...seen, score: [lost, lost, lost] })]).toEqual([true, false])
})

it('brings the round board into sight where the team chooses, and has faces for the Aids', () => {
  expect(['remove', 'settle', 'whole_aid'].map((kind) => tabOf(decision({ kind })))).toEqual([
    'board',
    'board',
    'mine',
  ])
  expect(
    ['aid_1', 'vis_overlord_card', 'dismiss_advance', 'overlord_worker', 'bishop'].map((id) =>
      faces.isCard?.(id),
    ),
  ).toEqual([true, true, false, false, true])
})
