/** The Player Aids: the very data that the engine executes. */
import coop from '../../../../src/regnum/games/tomesaga/data/vis_coop.json'
import type { Action, Effect, Pack, Ribbon } from '../viscounts/cards'

interface Entry {
  id: string
  top: { ribbon: string; owner: Effect[] }
  bottom: { trigger: string; do: Record<string, unknown>[] }[]
}

/** What an Aid gives for whose ribbon, and after which actions of its owner a Worker goes or comes. */
export interface Aid {
  ribbon: Ribbon
  gives: Effect[]
  removes: Action[]
  places: Action[]
}

export function aidOf(id: string, pack?: Pack): Aid | undefined {
  const entry = (coop.player_aids as Entry[]).find((each) => each.id === id)
  if (!entry) return undefined
  const change = pack?.cards?.find((card) => card.id === id) as Partial<Entry> | undefined
  const { top, bottom } = { ...entry, ...change }
  const after = (what: string) =>
    bottom
      .filter((line) => line.do.some((done) => what in done))
      .map(({ trigger }) => trigger.split(':')[1] as Action)
  return {
    ribbon: top.ribbon as Ribbon,
    gives: top.owner,
    removes: after('remove_overlord'),
    places: after('place_own_worker'),
  }
}
