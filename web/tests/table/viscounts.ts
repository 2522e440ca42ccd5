/** A table of Viscounts in its ninth round, three at the table: side B of the board. */
import { SEGMENTS } from '../../src/games/viscounts/cards'
import type { DecisionData, Place, TableData, View } from '../../src/net/wire'
import { tableOf, view } from './position'
// Loaded beforehand, so that no test waits for them.
import '../../src/games/viscounts/faces'
import '../../src/table/viscounts/kit'

/** A row of slots; empty ones are null. */
const row = (name: string, cards: readonly (string | null)[], owner: number | null = null): Place => ({
  owner,
  count: cards.filter((card) => card !== null).length,
  slots: cards.length,
  things: cards.flatMap((card, slot) => (card === null ? [] : [{ id: `${name}:${slot}`, card, slot }])),
})
const pile = (name: string, owner: number, cards: readonly string[]): Place => ({
  owner,
  count: cards.length,
  things: cards.map((card, i) => ({ id: `${name}:${i}`, card })),
})

const RING = [4, 1, 3, 0, 2].map((i) => SEGMENTS[i]!.id)
const SITES = Array.from({ length: 9 }, () => null)

export const places: View['places'] = {
  ring: row('ring', RING),
  tops: row('tops', ['antagonist', 'overseer_virtue', null, 'acolyte', 'peddler_ink']),
  manuscript_tops: row('manuscript_tops', [
    'ms_grey_3_virtue_1',
    'ms_grey_4_workshop',
    'ms_grey_5_vp_resource',
    null,
    'ms_grey_3_flip_any',
  ]),
  town_deck: { owner: null, count: 40, epoch: 0 },
  manuscript_deck: { owner: null, count: 20, epoch: 0 },
  removed: { owner: null, count: 0, things: [] },
  player_cards: row('player_cards', [null, null, null, null, null]),
  heroes: row('heroes', [null, null, null, null, null]),
  church: {
    owner: null,
    count: 3,
    slots: 4,
    things: ['grey', 'yellow', 'blue'].map((ribbon) => ({
      id: `church:${['grey', 'black', 'yellow', 'blue'].indexOf(ribbon)}`,
      card: `church_favour_${ribbon}`,
      slot: ['grey', 'black', 'yellow', 'blue'].indexOf(ribbon),
    })),
  },
  free: { owner: null, count: 0, slots: 45, things: [] },
  ...Object.fromEntries(
    [0, 1, 2].flatMap((seat) => [
      [`seat${seat}.deck`, { owner: seat, count: 4, epoch: 0 }],
      [`seat${seat}.hand`, { owner: seat, count: 3, epoch: 0 }],
      [`seat${seat}.discard`, pile(`seat${seat}.discard`, seat, [])],
      [`seat${seat}.board`, row(`seat${seat}.board`, ['start_trader', 'bishop', null], seat)],
      [`seat${seat}.town`, row(`seat${seat}.town`, ['town_07'], seat)],
      [`seat${seat}.built`, { owner: seat, count: 0, slots: 9, things: [] }],
      [`seat${seat}.sites`, row(`seat${seat}.sites`, SITES, seat)],
      [`seat${seat}.manuscripts`, { owner: seat, count: 0, slots: 40, things: [] }],
      [`seat${seat}.favours`, { owner: seat, count: 0, slots: 4, things: [] }],
      [`seat${seat}.player_card`, row(`seat${seat}.player_card`, ['player_card_01'], seat)],
    ]),
  ),
  'seat0.hand': pile('seat0.hand', 0, ['start_abbot', 'start_financier', 'hero_lothaire']),
  'seat0.discard': pile('seat0.discard', 0, ['princess', 'start_squire']),
  'seat0.board': row('seat0.board', ['mason', 'woodcutter_virtue', 'start_thief'], 0),
  'seat0.town': row('seat0.town', ['town_10'], 0),
  'seat0.built': {
    owner: 0,
    count: 2,
    slots: 9,
    things: [
      { id: 'seat0.built:0', card: 'trading_post_1', slot: 0 },
      { id: 'seat0.built:8', card: 'workshop_3', slot: 8 },
    ],
  },
  'seat0.sites': row(
    'seat0.sites',
    ['segment_09_10_B_spot_4', ...SITES.slice(0, 7), 'segment_09_10_B_spot_5'],
    0,
  ),
  'seat0.manuscripts': {
    owner: 0,
    count: 1,
    slots: 40,
    things: [{ id: 'seat0.manuscripts:3', card: 'ms_grey_5_vp_resource', slot: 3 }],
  },
  'seat1.sites': row('seat1.sites', [...SITES.slice(0, 8), 'segment_03_04_B_spot_1'], 1),
  'seat1.favours': {
    owner: 1,
    count: 1,
    slots: 4,
    things: [{ id: 'seat1.favours:1', card: 'church_favour_black', slot: 1 }],
  },
}

const FIVE = [0, 0, 0, 0, 0]
export const table = (pending: DecisionData[], more: Partial<View> = {}): TableData =>
  tableOf(
    view(places, {
      game: 'viscounts',
      seats: 3,
      order: [0, 1, 2],
      phase: 'movement',
      turn: 0,
      values: {
        round: 9,
        last: 0,
        first: 0,
        current: 0,
        phase: 2,
        side: 1,
        rotation: 3,
        leader: 1,
        debt_stack: 9,
        deed_stack: 10,
        poverty: 0,
        prosperity: 0,
        ...Object.fromEntries(
          [0, 1, 2].flatMap((seat) => [
            [`seat${seat}.corruption`, 2 + seat],
            [`seat${seat}.virtue`, seat === 2 ? 4 : 3 + seat],
            [`seat${seat}.workers`, 13],
            [`seat${seat}.unpaid`, 1],
            [`seat${seat}.paid`, 2],
            [`seat${seat}.acquired`, 2],
            [`seat${seat}.approved`, 1],
            [`seat${seat}.tier3`, seat],
          ]),
        ),
      },
      rows: {
        below: [12, 11, 0, 9, 3],
        manuscripts_below: [5, 6, 4, 0, 2],
        ...Object.fromEntries(
          [0, 1, 2].flatMap((seat) => [
            [`seat${seat}.goods`, [2, 3, 1, 1]],
            [`seat${seat}.tier1`, FIVE],
            [`seat${seat}.tier2`, FIVE],
          ]),
        ),
        'seat0.tier1': [2, 0, 0, 1, 0],
        'seat0.tier2': [0, 1, 0, 0, 0],
        'seat1.tier1': [1, 0, 3, 0, 0],
      },
      numbers: {
        debts_left: { value: 9, terms: [], of: 15 },
        deeds_left: { value: 10, terms: [], of: 16 },
        steps: { value: 1, terms: [] },
        'seat0.merchant': { value: 1, terms: [['mason', 1]] },
        'seat0.builder': {
          value: 2,
          terms: [
            ['mason', 1],
            ['woodcutter_virtue', 1],
          ],
        },
        'seat0.noble': { value: 0, terms: [] },
        'seat0.cleric': { value: 0, terms: [] },
        'seat0.criminal': { value: 1, terms: [['start_thief', 1]] },
      },
      pending,
      score: [
        { total: 33, terms: [] },
        { total: 42, terms: [] },
        { total: 27, terms: [] },
      ],
      ...more,
    }),
    {
      seats: ['Ada', 'Bolko', 'Cecylia'].map((name, index) => ({
        index,
        kind: index === 0 ? ('human' as const) : ('bot' as const),
        name,
        bot: index === 0 ? null : 'random',
        connected: true,
        left: false,
      })),
    },
  )
export const seen = table([]).view!
