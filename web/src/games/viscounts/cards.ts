/** The components of Viscounts: the very data that the engine executes. */
import bonus from '../../../../src/regnum/games/viscounts/data/bonus_cards.json'
import castle from '../../../../src/regnum/games/viscounts/data/castle.json'
import mainBoard from '../../../../src/regnum/games/viscounts/data/main_board.json'
import manuscripts from '../../../../src/regnum/games/viscounts/data/manuscripts.json'
import playerBoard from '../../../../src/regnum/games/viscounts/data/player_board.json'
import playerCards from '../../../../src/regnum/games/viscounts/data/player_cards.json'
import rules from '../../../../src/regnum/games/viscounts/data/rules_tables.json'
import aiBoards from '../../../../src/regnum/games/viscounts/data/solo_ai_boards.json'
import schemes from '../../../../src/regnum/games/viscounts/data/solo_schemes.json'
import heroes from '../../../../src/regnum/games/viscounts/data/townsfolk_heroes.json'
import neutral from '../../../../src/regnum/games/viscounts/data/townsfolk_neutral.json'
import starting from '../../../../src/regnum/games/viscounts/data/townsfolk_starting.json'
import tomesaga from '../../../../src/regnum/games/tomesaga/data/extra_heroes.json'

export type Icon = 'merchant' | 'builder' | 'noble' | 'cleric' | 'criminal'
export type Good = 'silver' | 'ink' | 'gold' | 'stone'
export type Action = 'trade' | 'build' | 'castle' | 'transcribe'
export type Building = 'trading_post' | 'guildhall' | 'workshop'
export type Ribbon = 'grey' | 'black' | 'yellow' | 'blue'
export type Side = 'A' | 'B'
export type Icons = Partial<Record<Icon, number>>

export interface Effect {
  gain?: string
  n?: number
  flip?: 'debt' | 'deed' | 'any'
  virtue?: number
  corruption?: number
  rearrange?: boolean
  discard?: number
  destroy?: number
  shuffle?: boolean
  hire_free?: number
  castle_move?: number
  place_workers?: number
  build_free?: Building
  gain_manuscript?: { costs: number[] }
  choose?: Effect[][]
  if?: { criminals: string }
  then?: Effect[]
  ai_dismiss?: number
  ai_move?: number
  ai_gain_scheme?: number
  ai_action?: string
  ai_focus?: boolean
  corruption_per_criminal?: number
}

/** What an ongoing ability changes, where it answers to no moment. */
export interface Modifier {
  convert_icons?: { from: Icon; from_n: number; to: Icon; to_n: number }
  pay_as_icon?: { pay: Good; pay_n: number; icon: Icon }
  resource_boost?: { resource: Good; icons_each: number; icon: Icon }
  resource_as_icon?: { resources: Good[]; icon: Icon }
  townsfolk_cost_delta?: { hire?: number; dismiss?: number }
}

export interface Ability {
  timing: 'none' | 'immediate' | 'ongoing' | 'drop_off'
  trigger?: string
  effect?: Effect[]
  modifier?: Modifier
}

/** What an uncovered building slot gives; a solo opponent's slots have moments of their own. */
export interface Uncovered {
  move_bonus_optional?: number
  dismiss_cost?: number
  icons?: Icons
  hand_limit?: number
  on_hire?: Effect[]
  on_collision?: Effect[]
  immediate?: Effect[]
  on_flip?: Effect[]
  on_gain_scheme?: Effect[]
  on_shuffle?: Effect[]
}

/** Any component: which of the fields it has depends on its family. */
export interface Entry {
  id: string
  family: string
  provenance: string
  kind?: 'neutral' | 'starting' | 'hero' | 'printed'
  silver?: number
  icons?: Icons
  on_recruit_or_dismiss?: Effect[]
  ability?: Ability
  ribbon?: Ribbon | null
  cost?: number
  immediate?: Effect[]
  end_score?: { vp: number; per: string; every: number } | null
  vp?: number
  number?: number
  start_town?: number
  gain?: Effect[]
  extra?: Effect[]
  effect?: Effect[]
  tier_2_effect?: Effect[]
  trade?: { merchant_icons: number; gives: Effect[] }
  uncovered?: Uncovered
  building?: Building
  slot?: number
  building_slots?: { building: Building; slot: number; uncovered: Uncovered }[]
  printed_slot_icons?: Record<string, Icons>
  steps?: Effect[]
  last_step_first_possible?: Effect[][]
}

export const ICONS: readonly Icon[] = ['merchant', 'builder', 'noble', 'cleric', 'criminal']
export const GOODS: readonly Good[] = ['silver', 'ink', 'gold', 'stone']
export const RIBBONS: readonly Ribbon[] = ['grey', 'black', 'yellow', 'blue']
/** The four primary actions, in the order of the icons that they need. */
export const ACTIONS = rules.actions as readonly {
  id: Action
  path: 'outer' | 'inner'
  icon: Icon
  resource: Good
}[]

type Loose = readonly Record<string, unknown>[]
const segments = mainBoard.segments
const families: Record<string, Loose> = {
  townsfolk: [
    ...neutral.cards,
    ...starting.cards,
    ...heroes.cards,
    ...tomesaga.cards,
    ...segments.map(({ townsfolk_pile: { printed_townsfolk: card } }) => ({
      ...card,
      kind: 'printed',
      on_recruit_or_dismiss: card.on_dismiss,
      ability: { timing: 'none' },
    })),
  ],
  manuscripts: [
    ...manuscripts.tiles,
    ...segments.map(({ manuscript_pile: { printed_manuscript: tile } }) => ({ ...tile, end_score: null })),
  ],
  player_cards: playerCards.cards,
  favours: bonus.church_favour,
  leader: [bonus.castle_leader],
  schemes: schemes.cards,
  ai_boards: aiBoards.boards,
  segments: segments.map(({ id, provenance }) => ({ id, provenance })),
  towns: segments.flatMap(({ towns, provenance }) =>
    Object.entries(towns).map(([id, town]) => ({ provenance, ...town, id })),
  ),
  spots: segments.flatMap(({ sides }) =>
    (['B', 'A'] as const).flatMap((side) =>
      sides[side].building_spots.map((spot) => ({ provenance: sides[side].spots_provenance, ...spot })),
    ),
  ),
  links: segments.flatMap(({ sides }) =>
    (['B', 'A'] as const).flatMap((side) =>
      sides[side].links.map((link) => ({ provenance: sides[side].spots_provenance, ...link })),
    ),
  ),
  sections: castle.sections_clockwise,
  slots: playerBoard.building_slots,
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

/** The towns of a segment: outer left, outer right, inner. */
export type Position = 'left' | 'right' | 'inner'
export const POSITIONS: readonly Position[] = ['left', 'right', 'inner']
export interface Town {
  id: string
  position: Position
  /** Printed on outer towns. */
  number: number | null
  segment: number
}
/** A plot on the coast, and the link that leads from it clockwise, where there is one. */
export interface Plot {
  id: string
  bank: 'left' | 'right'
  link: string | null
}
export interface Segment {
  id: string
  /** The numbers of its outer towns. */
  numbers: readonly [number, number]
  towns: Record<Position, Town>
  plots: Record<Side, readonly Plot[]>
  printedTownsfolk: string
  printedManuscript: string
}

export const SEGMENTS: readonly Segment[] = segments.map((segment, index): Segment => {
  const towns = Object.fromEntries(
    Object.entries(segment.towns).map(([id, { position, number }]) => [
      position,
      { id, position, number, segment: index },
    ]),
  ) as Record<Position, Town>
  const plots = (side: Side) =>
    segment.sides[side].building_spots.map((spot): Plot => ({
      id: spot.id,
      bank: spot.bank as Plot['bank'],
      link: segment.sides[side].links.find((link) => link.from_index === spot.index)?.id ?? null,
    }))
  return {
    id: segment.id,
    numbers: [towns.left.number!, towns.right.number!],
    towns,
    plots: { A: plots('A'), B: plots('B') },
    printedTownsfolk: segment.townsfolk_pile.printed_townsfolk.id,
    printedManuscript: segment.manuscript_pile.printed_manuscript.id,
  }
})
export const TOWNS: ReadonlyMap<string, Town> = new Map(
  SEGMENTS.flatMap(({ towns }) =>
    POSITIONS.map((position) => [towns[position].id, towns[position]] as const),
  ),
)
/** The sections of the castle, clockwise. */
export const SECTIONS: readonly string[] = castle.sections_clockwise.map(({ id }) => id)
export const TIER_POINTS: readonly number[] = ['1', '2', '3'].map(
  (tier) => castle.tiers[tier as '1'].vp_per_worker,
)

/** The building slots by type, as they lie on the board, with builders needed and points by count. */
export const BUILDINGS: readonly { type: Building; slots: string[]; needs: number; points: number[] }[] = (
  ['trading_post', 'guildhall', 'workshop'] as const
).map((type) => ({
  type,
  slots: playerBoard.building_slots.filter(({ building }) => building === type).map(({ id }) => id),
  needs: playerBoard.building_types[type].builder_icons,
  points: playerBoard.building_types[type].vp,
}))
/** The nine slots in the order of their numbers. */
export const SLOTS: readonly string[] = BUILDINGS.flatMap(({ slots }) => slots)
/** What the track of Virtue and Corruption gives: above to who resolves the collision, below to the others. */
export const TRACK = playerBoard.track.columns as unknown as readonly {
  space: number
  active_player: Effect[]
  other_players: Effect[]
}[]
/** The icons printed on the three card slots: they count while no card lies there. */
export const PRINTED: readonly Icons[] = [
  {},
  playerBoard.card_slots.printed_icons['2'],
  playerBoard.card_slots.printed_icons['3'],
]
