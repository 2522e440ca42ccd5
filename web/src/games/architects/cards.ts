/** The components of Architects: the very data that the engine executes. */
import apprentices from '../../../../src/regnum/games/architects/data/apprentices.json'
import board from '../../../../src/regnum/games/architects/data/board.json'
import buildings from '../../../../src/regnum/games/architects/data/buildings.json'
import cathedral from '../../../../src/regnum/games/architects/data/cathedral.json'
import guildhall from '../../../../src/regnum/games/architects/data/guildhall.json'
import market from '../../../../src/regnum/games/architects/data/black_market_cards.json'
import boards from '../../../../src/regnum/games/architects/data/player_boards.json'
import further from '../../../../src/regnum/games/tomesaga/data/extra_player_boards.json'
import rewards from '../../../../src/regnum/games/architects/data/reward_cards.json'
import solo from '../../../../src/regnum/games/architects/data/solo.json'
import virtue from '../../../../src/regnum/games/architects/data/virtue_track.json'

export const GOODS = ['clay', 'wood', 'stone', 'gold', 'marble', 'silver'] as const
export type Good = (typeof GOODS)[number]
export const SKILLS = ['carpentry', 'tiling', 'masonry'] as const
export type Skill = (typeof SKILLS)[number]

/** The large circles, in the order of the rows that count Workers on them. */
export const LARGE = [
  'quarry',
  'forest',
  'mines',
  'silversmith',
  'kings_storehouse',
  'workshop',
  'town_centre',
  'tax_stand',
  'guardhouse',
] as const
export type Large = (typeof LARGE)[number]

/** A part of a price: so much of a good, or of any of several. */
export type Price = { pay: string; n: number } | { pay_any_of: string[]; n: number }

export interface Effect {
  gain?: string
  virtue?: number
  vp?: number
  choose?: Effect[][]
  per?: string
  every?: number
  if_most?: string
  if?: Record<string, number>
  all_players?: boolean
  then?: Effect[]
  release?: string
  from?: string
  up_to?: number | 'all'
  action?: string
  groups?: number
  hire?: string
  destroy?: string
  exchange?: { discard: string; n: number; gain: Effect[] }
  discard?: string
  debt_penalty_change?: number
  optional?: boolean
  n?: number
}

export interface Ability {
  on?: string
  effects?: Effect[]
  if?: Record<string, number>
  storehouse_trade?: { pay: Price[]; gain: Effect[] }
  discount?: string
  discount_any_of?: string[]
  ignore?: string
  ignore_loss?: string
  reduce_loss?: string
  virtual_workers?: number
  limit?: string
  same_resource?: string[]
  skip?: string
  replace?: string | { virtue: number }
  with?: Effect[]
  substitute?: { discard: string; n: number }
  for?: { any_of: string[]; n?: number }
  pay?: Price[]
  n?: number
}

/** A step of a Scheme: one of its keys says what the opponent does. */
export type Step = Record<string, unknown>

/** Any component: which of the fields it has depends on its family. */
export interface Entry {
  id: string
  family: string
  provenance: string
  skills?: Skill[]
  hire_virtue?: number
  build_virtue?: number
  location?: string | null
  ability?: Ability | Ability[]
  vp?: number
  cost?: Price[]
  timing?: 'immediate' | 'end_game'
  effects?: Effect[]
  small_side?: Effect[]
  large_side?: Effect[]
  place?: string
  steps?: Step[]
}

type Loose = readonly Record<string, unknown>[]
const families: Record<string, Loose> = {
  apprentices: apprentices.cards,
  buildings: buildings.cards,
  market_cards: market.cards,
  rewards: rewards.cards,
  schemes: solo.schemes,
  locations: board.locations,
  boards: [...boards.standard_side, ...boards.variable_side, ...further.boards],
}

const ENTRIES = new Map<string, Entry>(
  Object.entries(families).flatMap(([family, entries]) =>
    entries.map((entry) => [entry.id as string, { ...entry, family } as unknown as Entry] as const),
  ),
)

export const IDS: readonly string[] = [...ENTRIES.keys()]

/** What a table's card pack says anew, by component. */
export type Pack = { cards?: readonly (Partial<Entry> & { id: string })[] } | null | undefined

/** A component as the table has it: a card pack may change it. */
export function entryOf(id: string, pack?: Pack): Entry | undefined {
  const entry = ENTRIES.get(id)
  const change = pack?.cards?.find((card) => card.id === id)
  return entry && change ? { ...entry, ...change } : entry
}

/** The goods printed on the board, where no card lies on a space of the Black Market. */
export const PRINTED: Record<'small' | 'large', readonly Effect[]> = {
  small: market.printed_board.small,
  large: market.printed_board.large,
}

export const VIRTUE = virtue.levels
/** The highest level at which one may go to the Black Market, and the lowest for the Cathedral. */
export const MARKET_UP_TO = Math.max(
  ...VIRTUE.filter((each) => each.black_market_allowed).map((each) => each.level),
)
export const CATHEDRAL_FROM = Math.min(
  ...VIRTUE.filter((each) => each.cathedral_allowed).map((each) => each.level),
)

export interface Level {
  level: number
  vp: number
  spaces: number | null
  cost: Price[]
}
export const LEVELS = cathedral.levels as Level[]

export type HallIcon = 'apprentice_refresh' | 'black_market_reset'

/** The icon at each space of the Guildhall with so many spaces; null where there is none. */
export function hallIcons(spaces: number): (HallIcon | null)[] {
  const columns = spaces / guildhall.rows
  return Array.from(
    { length: spaces },
    (_, i) =>
      (guildhall.icons.find(
        ({ row, column }) => row === Math.floor(i / columns) + 1 && column === (i % columns) + 1,
      )?.icon as HallIcon | undefined) ?? null,
  )
}
export const HALL_ROWS = guildhall.rows

interface Action {
  id: string
  cost?: Record<string, unknown>[]
  pay?: Price[]
}
const actionsAt = (place: string) => board.locations.find(({ id }) => id === place)!.actions as Action[]

/** What the trades printed at the King's Storehouse cost, by their ids. */
export const TRADES: Readonly<Record<string, Price[]>> = Object.fromEntries(
  actionsAt('kings_storehouse').flatMap(({ id, pay }) => (pay ? [[id, pay]] : [])),
)

const STALL_ACTIONS = ['small_market', 'middle_hire', 'large_market']

/** What each space of the Black Market costs, as printed. */
export const STALLS = STALL_ACTIONS.map((id) => {
  const cost = actionsAt('black_market').find((action) => action.id === id)?.cost ?? []
  const of = (key: 'n' | 'virtue') =>
    Math.abs((cost.find((part) => (key === 'n' ? part.pay === 'silver' : key in part))?.[key] as number) ?? 0)
  return { silver: of('n'), virtue: of('virtue') }
})
