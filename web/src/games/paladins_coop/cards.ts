/** The components that playing together adds to Paladins: the very data that the engine executes. */
import threats from '../../../../src/regnum/games/tomesaga/data/pal_threats.json'
import type { Attribute, Pack } from '../paladins/cards'

/** What a Threat takes: one thing each, by the token that stands for it. */
export interface Loss {
  token: string
  attribute?: Attribute
  n: number
}

interface Written {
  honour?: number
  attr?: string
  lose?: string
  gain?: string
  n?: number
}
interface Entry {
  id: string
  action: string
  end_of_round: { choose: Written[][] }
}

/** A Threat: the action that drives its Workers off, and between which losses everybody chooses. */
export interface Threat {
  action: string
  costs: Loss[][]
}

function lossOf({ honour, attr, lose, gain, n = 1 }: Written): Loss {
  if (honour !== undefined) return { token: 'honour', n: honour }
  if (attr !== undefined) return { token: attr, attribute: attr as Attribute, n }
  return lose === undefined ? { token: gain ?? '', n } : { token: lose, n: -n }
}

export function threatOf(id: string, pack?: Pack): Threat | undefined {
  const entry = (threats.overlord_threats as Entry[]).find((each) => each.id === id)
  if (!entry) return undefined
  const change = pack?.cards?.find((card) => card.id === id) as Partial<Entry> | undefined
  const { action, end_of_round } = { ...entry, ...change }
  return { action, costs: end_of_round.choose.map((option) => option.map(lossOf)) }
}
