// @vitest-environment happy-dom
/** What the Overlord's board reads out of a view, and how his cards look. */
import { expect, it } from 'vitest'
import { faces } from '../../src/games/architects_coop/faces'
import {
  demandsOf,
  eventsLeft,
  hisTurn,
  latestEvent,
  schemesOf,
} from '../../src/table/architects_coop/overlord'
import { sideOf } from '../../src/table/architects/table'
import { TELLING } from '../../src/table/architects_coop/telling'
import { decision, event, view } from './position'

const laid = (place: string, ...cards: string[]) => ({
  [place]: {
    owner: null,
    count: cards.length,
    things: cards.map((card, i) => ({ id: `${place}:${i}`, card })),
  },
})
const seen = view(
  {
    ...laid('plans.0.demands', 'demand_1_clay', 'demand_2_wood'),
    ...laid('plans.0.discards', 'scheme_s2', 'scheme_s5'),
    ...laid('plans.0.revealed', 'event_levy'),
    ...laid('plans.0.last', 'scheme_f6_last'),
    'plans.0.schemes': { owner: null, count: 6, epoch: 0 },
    'plans.0.future': { owner: null, count: 5, epoch: 0 },
  },
  {
    values: { 'plans.0.on_top': 1, 'plans.0.last_on_top': 0, 'plans.0.events_left': 4 },
    numbers: {
      'demand.1': { value: 3, of: 6, terms: [] },
      'demand.2': { value: 0, of: 6, terms: [] },
    },
  },
)

it('tells the demands in their row, those that lie face down too', () => {
  expect(demandsOf(seen)).toEqual([
    { id: 'plans.0.demands:0', card: 'demand_1_clay', given: 3, needed: 6 },
    { id: 'plans.0.demands:1', card: 'demand_2_wood', given: 0, needed: 6 },
    null,
    null,
  ])
})

it('tells what happened last and what is left', () => {
  expect([latestEvent(seen), eventsLeft(seen)]).toEqual(['event_levy', 4])
  expect(schemesOf(seen)).toEqual({ deck: 7, future: 5 })
})

it('has faces for cards of Architects and for the Overlord’s', () => {
  const text = {
    name: 'x',
    kind: 'Scheme',
    types: ['Scheme'],
    lines: ['What it does.'],
    notes: [],
    clause: 'TOM-3.36',
  }
  for (const id of ['tavern', 'scheme_s1', 'demand_1_clay', 'event_levy', 'rogue_tiling'])
    expect(faces.face(id, 'en', { ...text, provenance: 'verified' }).name).toBe('x')
  expect(['scheme_s1', 'rogue_tiling', 'quarry'].map((id) => faces.isCard?.(id))).toEqual([true, true, false])
})

it('brings the own things into sight where a Building is chosen', () => {
  expect(
    ['reject', 'donate_building', 'lose_building', 'donate', 'lose_worker'].map((kind) =>
      sideOf(decision({ kind })),
    ),
  ).toEqual(['mine', 'mine', 'mine', 'board', 'board'])
})

it('tells a player of the Workers that leave the game', () => {
  const lost = event('loses_worker', 1)
  expect([0, 1].map((you) => TELLING.befalls?.(lost, you))).toEqual([false, true])
  expect(TELLING.befalls?.(event('takes_debt', 1), 1)).toBe(true)
})

it('tells the last turn of the Overlord, and nothing after it', () => {
  const past = [
    event('turn_begins', 2),
    event('overlord_scheme', 2),
    event('turn_begins', 0),
    event('places', 0),
    event('turn_begins', 2),
    event('overlord_scheme', 2),
    event('event_revealed', 2),
    event('turn_begins', 0),
    event('places', 0),
  ]
  expect(hisTurn(past, 2).map(({ kind }) => kind)).toEqual(['overlord_scheme', 'event_revealed'])
  expect(hisTurn(past.slice(0, 1), 2)).toEqual([])
})
