/** What the Overlord threatens with, and who reaches the King's Orders, read out of a view. */
import type { Attribute } from '../../games/paladins/cards'
import type { EventData, View } from '../../net/wire'
import { strip } from '../together/team'

/** A Threat that lies face up, with the Workers on it. */
export interface Lying {
  id: string
  card: string
  workers: number
}

export function threatsOf(view: View): Lying[] {
  return (view.places['overlord.0.threats']?.things ?? []).flatMap(({ id, card, marks }) =>
    id !== undefined && card !== undefined ? [{ id, card, workers: marks?.workers ?? 0 }] : [],
  )
}

/** What an Order asks for, and which seats reach it now. */
export function needsOf(view: View, slot: number): { needs: [Attribute, number][]; reach: number[] } {
  const needs = (view.numbers[`order_${slot + 1}`]?.terms ?? []) as [Attribute, number][]
  const has = (seat: number, attribute: string) => view.numbers[`seat${seat}.${attribute}`]?.value ?? 0
  const reach = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) =>
    needs.every(([attribute, n]) => has(seat, attribute) >= n),
  )
  return { needs, reach }
}

/** Whether somebody's worker stands on an Order. */
export const isFulfilled = (view: View, slot: number): boolean =>
  (view.places['overlord.0.order_workers']?.things ?? []).some((thing) => thing.slot === slot)

/** What using a Favour once more costs in Honour. */
export const crowdOf = (view: View, slot: number): number => view.rows['overlord.0.crowds']?.[slot] ?? 0

/** The terms by which the Overlord takes points from everybody. */
export const TAKES: ReadonlySet<string> = new Set(['order_1', 'order_2', 'order_3', 'overlord_workers'])
/** Under which the losses of a round's end stand. */
export const STRIKES: ReadonlySet<string> = new Set(['invaders_repelled', 'invaders_left', 'threat_strikes'])

/** How the last round ended, Threat by Threat. */
export const lastEnd = (past: readonly EventData[]): EventData[] =>
  strip(
    past,
    ({ kind }) => kind === 'invaders_repelled' || kind === 'invaders_left',
    ({ kind }) => kind === 'round_begins' || kind === 'game_over',
  )
