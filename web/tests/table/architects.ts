/** A table of Architects in the middle of a game, as the reader in the first seat sees it. */
import type { DecisionData, TableData, View } from '../../src/net/wire'
import { tableOf, view } from './position'
// Loaded beforehand, so that no test waits for them.
import '../../src/games/architects/faces'
import '../../src/table/architects/kit'

const cards = (place: string, owner: number | null, found: Record<number, string>, slots: number) => ({
  owner,
  count: Object.keys(found).length,
  slots,
  things: Object.entries(found).map(([slot, card]) => ({
    id: `${place}:${slot}`,
    card,
    slot: Number(slot),
  })),
})
const seat = (n: number): View['places'] => ({
  [`seat${n}.board`]: cards(`seat${n}.board`, n, { 0: n === 0 ? 'standard_blue' : 'ada' }, 1),
  [`seat${n}.crew`]: cards(`seat${n}.crew`, n, n === 0 ? { 18: 'miner_1', 40: 'enforcer' } : {}, 43),
  [`seat${n}.built`]: cards(`seat${n}.built`, n, n === 1 ? { 0: 'smithy' } : {}, 43),
})

export const places: View['places'] = {
  display: cards('display', null, { 0: 'labourer', 1: 'thief', 2: 'squire_gold', 5: 'patron_wood' }, 8),
  apprentice_deck: { owner: null, count: 20, epoch: 0 },
  apprentice_under: { owner: null, count: 1, things: [{ id: 'apprentice_under:0', card: 'peddler' }] },
  building_deck: { owner: null, count: 25, epoch: 0 },
  building_under: { owner: null, count: 2, things: [] },
  small_side: cards('small_side', null, { 0: 'black_market_03' }, 1),
  large: { owner: null, count: 0, slots: 1, things: [] },
  reward_deck: { owner: null, count: 9, epoch: 0 },
  ...seat(0),
  ...seat(1),
  'seat0.hand': {
    owner: 0,
    count: 2,
    things: [
      { id: 'seat0.hand:tavern', card: 'tavern', n: 1 },
      { id: 'seat0.hand:castle', card: 'castle', n: 1 },
    ],
  },
  'seat1.hand': { owner: 1, count: 3, epoch: 4 },
  'seat0.dealt': { owner: 0, count: 0, things: [] },
  'seat1.dealt': { owner: 1, count: 0, epoch: 0 },
}

/** quarry, forest, mines, silversmith, kings_storehouse, workshop, town_centre, tax_stand, guardhouse */
export const ROWS: View['rows'] = {
  'seat0.at': [2, 0, 1, 0, 0, 1, 0, 0, 0],
  'seat1.at': [3, 1, 0, 0, 0, 0, 0, 0, 0],
  'seat0.goods': [1, 3, 2, 1, 0, 6],
  'seat1.goods': [0, 0, 5, 0, 2, 4],
  'seat0.captives': [0, 2],
  'seat1.captives': [1, 0],
  coins: [0, 2, 0, 0, 0, 0, 0, 0],
  market: [-1, 1, -1],
  guildhall: [0, 1, 0, 1, 0, 1, -1, -1, -1, -1, -1, -1],
}
export const VALUES: View['values'] = {
  current: 0,
  tax: 5,
  hall: 6,
  last_turns: -1,
  rewards: 4,
  ...Object.fromEntries(
    [0, 1].flatMap((n) => [
      [`seat${n}.supply`, 7 + n],
      [`seat${n}.in_guildhall`, 3],
      [`seat${n}.in_prison`, 2 * n],
      [`seat${n}.virtue`, 7 + 4 * n],
      [`seat${n}.cathedral`, n],
      [`seat${n}.unpaid`, 1 - n],
      [`seat${n}.paid`, n],
    ]),
  ),
}
const number = (value: number) => ({ value, terms: [] })
export const numbers: View['numbers'] = {
  'yield.quarry': number(3),
  'yield.forest': number(1),
  'yield.mines': number(4),
  'yield.gold': number(1),
  'yield.silversmith': number(2),
  'yield.workshop': number(2),
  'price.workshop_1': number(4),
}

export const table = (pending: DecisionData[], more: Partial<View> = {}): TableData =>
  tableOf(
    view(places, {
      game: 'architects',
      phase: 'turns',
      turn: 0,
      values: VALUES,
      rows: ROWS,
      numbers,
      pending,
      score: [
        { total: 3, terms: [] },
        { total: 5, terms: [] },
      ],
      ...more,
    }),
  )
export const seen = table([]).view!
