/** The arms of everybody at a table. An open seat has none yet. */
import { CHARGES } from '../icons/charges'
import type { SeatData } from '../net/wire'
import { armsOf, type Arms } from './arms'

export function seatArms(seats: readonly Pick<SeatData, 'name' | 'index'>[]): Arms[] {
  return armsOf(seats.map((seat) => seat.name || `#${seat.index}`), CHARGES.length)
}
