/** The arms of everybody at a table. An open seat has none yet. */
import { CHARGES } from '../icons/charges'
import type { SeatData } from '../net/wire'
import { armsOf, DIVISIONS, type Arms, type Chosen } from './arms'

export function seatArms(seats: readonly Pick<SeatData, 'name' | 'index' | 'arms'>[]): Arms[] {
  return armsOf(
    seats.map((seat) => seat.name || `#${seat.index}`),
    CHARGES.length,
    seats.map((seat) => chosenArms(seat.arms ?? '')),
  )
}

/** "bend.lion" as numbers; null for what nobody can bear. */
export function chosenArms(written: string): Chosen | null {
  const [first, second] = written.split('.')
  const division = DIVISIONS.findIndex((each) => each.id === first)
  const charge = CHARGES.findIndex((each) => each.name === second)
  return division < 0 || charge < 0 ? null : { division, charge }
}

export function writtenArms({ division, charge }: Chosen): string {
  return `${DIVISIONS[division]!.id}.${CHARGES[charge]!.name}`
}
