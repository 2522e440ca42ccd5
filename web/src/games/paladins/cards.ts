/** The components of Paladins: the very data that the engine executes. */
import components from '../../../../src/regnum/games/paladins/data/components.json'
import kings from '../../../../src/regnum/games/paladins/data/kings_cards.json'
import mainBoard from '../../../../src/regnum/games/paladins/data/main_board.json'
import outsiders from '../../../../src/regnum/games/paladins/data/outsiders.json'
import paladins from '../../../../src/regnum/games/paladins/data/paladins.json'
import playerBoard from '../../../../src/regnum/games/paladins/data/player_board.json'
import solo from '../../../../src/regnum/games/paladins/data/solo.json'
import suspicions from '../../../../src/regnum/games/paladins/data/suspicion_debt.json'
import taverns from '../../../../src/regnum/games/paladins/data/tavern.json'
import tomesaga from '../../../../src/regnum/games/tomesaga/data/extra_townsfolk.json'
import townsfolk from '../../../../src/regnum/games/paladins/data/townsfolk.json'
import walls from '../../../../src/regnum/games/paladins/data/walls.json'

export type Colour = 'white' | 'green' | 'blue' | 'red' | 'black' | 'purple'
export type Worker = 'labourer' | 'scout' | 'merchant' | 'fighter' | 'cleric' | 'criminal'
export type Attribute = 'faith' | 'strength' | 'influence'

export interface Effect {
  gain?: string
  color?: Colour
  attr?: Attribute
  remove?: string
  destroy?: string
  pay?: string
  do?: string
  choose?: Effect[][]
  n?: number
}

/** Any component: which of the fields it has depends on its family. */
export interface Entry {
  id: string
  family: string
  provenance: string
  workers?: Colour[]
  boost?: Partial<Record<Attribute, number>>
  ability?: {
    action: string
    modify: 'bonus' | 'cost_free' | 'cost_less'
    resource?: string
    n?: number
    effects?: Effect[]
  }
  discard?: Effect[]
  recruit_bonus?: Effect[]
  passive?: {
    trigger: { action?: string; effect?: string; event?: string }
    effects: Effect[]
    condition?: { suspicion_min?: number; suspicion_max?: number } | null
  }
  faction?: string
  attack?: Effect[]
  convert?: Effect[]
  endgame?: { base?: number; per: string; every: number; vp: number }
  effects?: Effect[]
  endgame_vp?: number
  tax?: number
  requires?: { action: string; count: number }
  worker?: Colour | 'any'
  cost?: Record<string, number>[]
  action?: string
  region?: number
  min_players?: number
  silver?: number
  debt_instead?: boolean
}

export const WORKERS: readonly Worker[] = ['labourer', 'scout', 'merchant', 'fighter', 'cleric', 'criminal']
export const COLOUR: Record<Worker, Colour> = {
  labourer: 'white',
  scout: 'green',
  merchant: 'blue',
  fighter: 'red',
  cleric: 'black',
  criminal: 'purple',
}
export const WORKER = Object.fromEntries(WORKERS.map((worker) => [COLOUR[worker], worker])) as Record<
  Colour,
  Worker
>
export const ATTRIBUTES: readonly Attribute[] = ['faith', 'strength', 'influence']

type Loose = readonly Record<string, unknown>[]
const families: Record<string, Loose> = {
  paladins: paladins.cards,
  townsfolk: [...townsfolk.cards, ...tomesaga.cards],
  outsiders: outsiders.cards,
  walls: walls.cards,
  tavern: taverns.cards,
  suspicion: suspicions.suspicion,
  kings_orders: kings.kings_orders,
  kings_favours: kings.kings_favours,
  schemes: solo.scheme_cards,
  region_spaces: mainBoard.region_spaces,
  workers: components.workers.map((each) => ({ ...each, id: WORKER[each.id as Colour] })),
  jar_spaces: playerBoard.absolve_reward_spaces,
  actions: [...playerBoard.left_actions, ...playerBoard.right_actions],
  attributes: components.attributes,
  development: playerBoard.development_track.map((each) => ({
    ...each,
    id: `development_${each.index + 1}`,
  })),
  townsfolk_slots: mainBoard.townsfolk_slots.map((each) => ({ ...each, id: `townsfolk_slot_${each.slot}` })),
}

const ENTRIES = new Map<string, Entry>(
  Object.entries(families).flatMap(([family, entries]) =>
    entries.map((entry) => [entry.id as string, { ...entry, family } as unknown as Entry] as const),
  ),
)

/** What a table's card pack says anew, by component. */
export type Pack = { cards?: readonly (Partial<Entry> & { id: string })[] } | null | undefined

/** A component as the table has it: a card pack may change it. */
export function entryOf(id: string, pack?: Pack): Entry | undefined {
  const entry = ENTRIES.get(id)
  const change = pack?.cards?.find((card) => card.id === id)
  return entry && change ? { ...entry, ...change } : entry
}

export const IDS: readonly string[] = [...ENTRIES.keys()]

/** An action of the own board: its spaces, and where they begin in the row of all spaces. */
export interface Action {
  id: string
  side: 'left' | 'right'
  spaces: (Colour | 'any')[]
  first: number
  needs?: Attribute
  raises?: Attribute
}

let at = 0
export const ACTIONS: readonly Action[] = [
  ...playerBoard.left_actions.map((each) => ({
    id: each.id,
    side: 'left' as const,
    spaces: each.spaces as Action['spaces'],
  })),
  ...playerBoard.right_actions.map((each) => ({
    id: each.id,
    side: 'right' as const,
    spaces: each.spaces as Action['spaces'],
    needs: each.requires_attr as Attribute,
    raises: each.rewards_attr as Attribute,
  })),
].map((action) => {
  const first = at
  at += action.spaces.length
  return { ...action, first }
})
/** The actions that are done with one worker or with two. */
export const TWO_WAYS = new Set(['recruit', 'hunt', 'trade'])

/** The track of an action on the right: costs, what one needs, and points by count; none for Attack. */
export interface PieceTrack {
  cost: readonly number[]
  resource: 'silver' | 'provisions'
  needs?: readonly number[]
  points: readonly number[] | null
}
const printed = Object.fromEntries(playerBoard.tracks.map((track) => [track.id, track]))
export const TRACKS: Record<string, PieceTrack> = {
  ...Object.fromEntries(
    Object.values(printed).map((track) => [
      track.id,
      {
        cost: track.cost_by_index,
        resource: track.cost_resource as 'silver' | 'provisions',
        needs: 'attr_required_by_index' in track ? track.attr_required_by_index : undefined,
        points: track.vp_by_count,
      } as PieceTrack,
    ]),
  ),
  absolve: {
    cost: playerBoard.absolve_track.cost_by_index,
    resource: 'silver',
    needs: playerBoard.absolve_jars.influence_required_by_index,
    points: playerBoard.absolve_track.vp_by_count,
  },
}
export const ATTRIBUTE_POINTS: readonly number[] = playerBoard.attribute_track.vp_by_value
export const DEVELOP_POINTS: readonly number[] = playerBoard.development_vp_by_count.values
export const SQUARES: readonly Entry[] = mainBoard.region_spaces.map((square) => ENTRIES.get(square.id)!)
export const ROUNDS = components.rounds
