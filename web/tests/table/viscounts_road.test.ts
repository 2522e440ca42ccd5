/** The road that a Viscount takes: the shortest one that is long enough. */
import { expect, it } from 'vitest'
import { at, townAt } from '../../src/table/viscounts/geometry'
import { passed, roadTo, type Stop } from '../../src/table/viscounts/road'

const left: Stop = { place: 0, position: 'left' }
const legs = (to: Stop, least: number) => roadTo(left, to, least).map(({ place, leg }) => `${leg} ${place}`)

it('goes the short way where that is long enough', () => {
  expect(legs({ place: 0, position: 'right' }, 1)).toEqual(['along 0'])
  expect(legs({ place: 0, position: 'inner' }, 1)).toEqual(['in 0'])
})

it('goes round by the inner town where the card wants more steps', () => {
  expect(legs({ place: 0, position: 'right' }, 2)).toEqual(['in 0', 'out 0'])
})

it('goes further than the card says where nothing nearer leads there', () => {
  expect(legs({ place: 1, position: 'left' }, 1)).toEqual(['along 0', 'on 0'])
  expect(legs({ place: 1, position: 'inner' }, 0)).toEqual(['in 0', 'round 0'])
})

it('goes all the way round by the castle to come back', () => {
  expect(legs(left, 3)).toEqual(['in 0', 'round 0', 'round 1', 'round 2', 'round 3', 'out 4', 'on 4'])
})

it('passes the towns on the way and the roads between them', () => {
  expect(passed(left, { place: 1, position: 'left' })).toEqual([at(6, 267), townAt(0, 'right'), at(37, 267)])
  expect(passed(left, left)).toEqual([])
})
