/** The components of It's a Wonderful Kingdom: the very data that the engine runs, with a table's card pack laid over it. */
import advisors from '../../../../src/regnum/games/wonderful_kingdom/data/advisor_cards.json'
import calamities from '../../../../src/regnum/games/wonderful_kingdom/data/calamity_cards.json'
import developments from '../../../../src/regnum/games/wonderful_kingdom/data/development_cards.json'
import duchies from '../../../../src/regnum/games/wonderful_kingdom/data/duchy_cards.json'
import medals from '../../../../src/regnum/games/wonderful_kingdom/data/medals.json'
import quests from '../../../../src/regnum/games/wonderful_kingdom/data/quest_cards.json'
import threats from '../../../../src/regnum/games/wonderful_kingdom/data/threat_cards.json'
import treasures from '../../../../src/regnum/games/wonderful_kingdom/data/treasure_cards.json'

/** In the order of production. */
export const RESOURCES = ['materials', 'population', 'gold', 'exploration'] as const
export type Resource = (typeof RESOURCES)[number]
/** Everything that a space of a card may ask for. */
export const SPACES = [...RESOURCES, 'krystallium', 'soldier'] as const
export type Space = (typeof SPACES)[number]
export const TYPES = ['structure', 'company', 'monument', 'discovery'] as const
export type Type = (typeof TYPES)[number]

export interface Produce {
  produce: Resource
  n: number
  per?: Type
}
export interface Gain {
  gain: string
  n: number
  if?: string
}
export interface Worth {
  vp: number
  per?: Type
}

export interface Card {
  id: string
  name: { en: string; pl: string }
  /** A type, `treasure`, `calamity`, `advisor`; threats name their deck instead. */
  type?: string
  deck?: string
  cost?: Partial<Record<Space, number>>
  recycle?: Gain[]
  production?: Produce[]
  construction_bonus?: Gain[]
  vp?: Worth[]
  fight_cost?: Partial<Record<Space, number>>
  ability?: {
    cost: Partial<Record<Space, number>>
    phase: string
    timing?: string
    effect: Record<string, unknown>[]
  }
  provenance: string
}

export interface Duchy {
  id: string
  sides: Record<'A' | 'B', { production: Produce[]; vp: Worth[] }>
}

export interface Step {
  id: string
  last_step: boolean
  cost: Partial<Record<Space, number>>
  requires: { type: Type; n: number }[]
  reward: (Partial<Gain> & { rule?: string })[]
}

export interface Quest {
  id: string
  sides: Record<'two_player' | 'solo', { steps: Step[] }>
}

const printed = [
  ...developments.cards,
  ...treasures.cards,
  ...calamities.cards,
  ...threats.cards,
  ...advisors.cards,
] as unknown as Card[]
export const CARDS: ReadonlyMap<string, Card> = new Map(printed.map((card) => [card.id, card]))
const DUCHIES = duchies.cards as unknown as Duchy[]
const QUESTS = quests.cards as unknown as Quest[]

export interface Box {
  card(id: string): Card
  duchy(number: number): Duchy
  quest(id: string): Quest | undefined
}

/** What is in the box of a table: the data, and the faces that its card pack replaces. */
export function boxOf(options: Record<string, unknown>): Box {
  const pack = options.pack as { cards?: ({ id: string } & Record<string, unknown>)[] } | null | undefined
  const changes = new Map((pack?.cards ?? []).map((card) => [card.id, card]))
  const over = <T extends { id: string }>(component: T): T => ({ ...component, ...changes.get(component.id) })
  const made = new Map<string, Card>()
  return {
    card(id) {
      let card = made.get(id)
      if (!card)
        made.set(id, (card = over(CARDS.get(id) ?? { id, name: { en: id, pl: id }, provenance: 'verified' })))
      return card
    },
    duchy: (number) => over(DUCHIES[number] ?? DUCHIES[0]!),
    quest: (id) => {
      const found = QUESTS.find((quest) => quest.id === id)
      return found && over(found)
    },
  }
}

export interface Medals {
  bronze: number
  silver: number
  gold: number
}

/** The points that the medals of a solo game take; the table is that of the module, the threat deck or the quest. */
export function medalsOf(id: string): Medals | null {
  return medals.tables.find((table) => table.id === id)?.thresholds ?? null
}

/** What kind of card it is for the frame: a type of development, or what else it is. */
export function kindOf(card: Card): string {
  return card.deck && card.deck !== 'development' ? 'threat' : (card.type ?? 'treasure')
}
