/** A table of Paladins in its second round. */
import type { DecisionData, TableData, View } from '../../src/net/wire'
import { tableOf, view } from './position'
// Loaded beforehand, so that no test waits for them.
import '../../src/games/paladins/faces'
import '../../src/table/paladins/kit'

export const places: View['places'] = {
  townsfolk: {
    owner: null,
    count: 2,
    slots: 5,
    things: [
      { id: 'townsfolk:1', card: 'abbot_2', slot: 1 },
      { id: 'townsfolk:4', card: 'squire_1', slot: 4 },
    ],
  },
  outsiders: {
    owner: null,
    count: 1,
    slots: 6,
    things: [{ id: 'outsiders:0', card: 'thief_byzantine', slot: 0 }],
  },
  free: {
    owner: null,
    count: 2,
    slots: 40,
    things: [
      { id: 'free:0', card: 'region1_space1', slot: 0 },
      { id: 'free:4', card: 'region2_space1', slot: 4 },
    ],
  },
  ...Object.fromEntries(
    [0, 1].flatMap((seat) =>
      [
        'paladin',
        'tavern',
        'pool',
        'spaces',
        'workshops',
        'suspicions',
        'crew',
        'attacked',
        'converted',
        'walls',
        'monks',
        'outposts',
        'jars',
        'used',
      ].map((name) => [`seat${seat}.${name}`, { owner: seat, count: 0, things: [] }]),
    ),
  ),
  'seat0.hand': { owner: 0, count: 0, things: [] },
  'seat1.hand': { owner: 1, count: 1, epoch: 0 },
  'seat0.tavern': { owner: 0, count: 1, things: [{ id: 'seat0.tavern:0', card: 'tavern_02', slot: 0 }] },
  'seat1.tavern': { owner: 1, count: 1, things: [{ id: 'seat1.tavern:0', card: 'tavern_03', slot: 0 }] },
  'seat0.pool': {
    owner: 0,
    count: 3,
    things: [
      { id: 'seat0.pool:scout', card: 'scout', n: 2 },
      { id: 'seat0.pool:criminal', card: 'criminal', n: 1 },
    ],
  },
  'seat0.spaces': {
    owner: 0,
    count: 1,
    slots: 28,
    things: [{ id: 'seat0.spaces:4', card: 'scout', slot: 4 }],
  },
  'seat0.workshops': {
    owner: 0,
    count: 1,
    slots: 12,
    things: [{ id: 'seat0.workshops:3', card: 'fortify_middle', slot: 3 }],
  },
  'seat0.attacked': {
    owner: 0,
    count: 2,
    things: [
      { id: 'seat0.attacked:1', card: 'armourer_viking', slot: 1 },
      { id: 'seat0.attacked:19', card: 'lookout_byzantine', slot: 19 },
    ],
  },
  'seat0.jars': { owner: 0, count: 0, slots: 7, things: [] },
  'seat1.monks': { owner: 1, count: 1, things: [{ id: 'seat1.monks:1', card: 'region1_space2', slot: 1 }] },
}
export const numbers: View['numbers'] = {
  tax: { value: 3, terms: [], of: 5 },
  'seat0.faith': {
    value: 3,
    terms: [
      ['marker', 1],
      ['oliver', 2],
    ],
  },
  'seat0.strength': { value: 0, terms: [['marker', 0]] },
  'seat0.influence': { value: 4, terms: [] },
  'seat0.cost.fortify': {
    value: 0,
    terms: [
      ['printed', 1],
      ['anseis', -1],
    ],
  },
  'seat0.done.fortify': { value: 1, terms: [] },
  'seat0.needs.fortify': { value: 1, terms: [] },
  ...Object.fromEntries(
    Array.from({ length: 6 }, (_, i) => [
      [`outsider_${i + 1}.faith`, { value: 2 * i, terms: [] }],
      [`outsider_${i + 1}.strength`, { value: 2 * i + 1, terms: [] }],
    ]).flat(),
  ),
}
export const VALUES = { round: 2, first: 0, current: 0, 'seat0.silver': 3, 'seat1.silver': 1 }
export const table = (pending: DecisionData[], more: Partial<View> = {}): TableData =>
  tableOf(
    view(places, {
      game: 'paladins',
      phase: 'actions',
      turn: 0,
      values: VALUES,
      numbers,
      rows: { 'seat0.attributes': [1, 0, 4] },
      pending,
      score: [
        { total: 3, terms: [] },
        { total: 5, terms: [] },
      ],
      ...more,
    }),
  )
export const seen = table([]).view!
