// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { CourseData, TurningPointData } from '../../src/net/wire'
import {
  deedOf,
  isSummed,
  leadTold,
  momentAddress,
  numbered,
  placeOf,
  summed,
  ticksOf,
} from '../../src/table/course'
import { decksOf } from '../../src/table/dominion/table'
import { TELLING } from '../../src/table/dominion/telling'
import { prefs } from '../../src/state/prefs.svelte'
import { event, view } from './position'

const COURSE: CourseData = {
  periods: [
    { number: 1, step: 0, scores: [3, 3] },
    { number: 1, step: 4, scores: [3, 3] },
    { number: 2, step: 6, scores: [9, 3] },
    { number: 2, step: 10, scores: [9, 9] },
  ],
  scores: [
    { step: 0, scores: [3, 3] },
    { step: 9, scores: [9, 3] },
    { step: 14, scores: [9, 9] },
  ],
  turning_points: [],
}

function point(
  before: [number | null, number],
  after: [number | null, number],
  more: Partial<TurningPointData> = {},
): TurningPointData {
  return {
    step: 9,
    number: 2,
    seat: 0,
    gained: 6,
    before: { seat: before[0], by: before[1] },
    after: { seat: after[0], by: after[1] },
    events: [],
    ...more,
  }
}

describe('the axis of a course', () => {
  it('gives every turn the same width, however many moments it has', () => {
    expect([0, 2, 4, 5, 6, 9, 10, 14].map((step) => placeOf(COURSE, step))).toEqual([
      0, 0.5, 1, 1.5, 2, 2.75, 3, 4,
    ])
  })

  it('holds together the turns of all that bear one number, with the points at the end of the last', () => {
    expect(numbered(COURSE.periods)).toEqual([
      { number: 1, from: 0, to: 2, scores: [3, 3] },
      { number: 2, from: 2, to: 4, scores: [9, 9] },
    ])
  })
})

describe('the course of partners', () => {
  const team = { won: true, total: 18, needed: 10, terms: [], needs: [], clause: '' }

  it('has a line for all together, beside which stands what is needed of all', () => {
    const opposed = { ...COURSE, scores: [{ step: 14, scores: [9, 9, 10] }] }
    const { scores, periods } = summed(opposed, 2)
    expect(scores).toEqual([{ step: 14, scores: [9, 9, 10, 18] }])
    expect(periods.at(-1)!.scores).toEqual([9, 9, 18])
  })

  it('is that of several who play together', () => {
    const now = view({}, {})
    expect(isSummed({ ...now, seats: 2, team })).toBe(true)
    expect(isSummed({ ...now, seats: 1, team })).toBe(false)
    expect(isSummed({ ...now, seats: 2, team: null })).toBe(false)
  })
})

describe('the slider of a replay', () => {
  it('has a mark where each turn begins and where the game turned', () => {
    const course = { ...COURSE, turning_points: [point([0, 1], [1, 2])] }
    expect(ticksOf(course, 19)).toEqual([
      { at: 0, turning: false },
      { at: 6 / 18, turning: false },
      { at: 9 / 18, turning: true },
    ])
  })
})

describe('a turning point', () => {
  const NAMES = ['Ola', 'Jan']

  it.each([
    [
      point([null, 0], [0, 6]),
      'Ola takes the lead by 6 points.',
      'Ola wychodzi na prowadzenie z przewagą 6 punktów.',
    ],
    [
      point([0, 5], [1, 1]),
      'Jan takes the lead by 1 point.',
      'Jan wychodzi na prowadzenie z przewagą 1 punktu.',
    ],
    [
      point([0, 3], [0, 9]),
      'Ola’s lead grows from 3 to 9 points.',
      'Prowadzi Ola: przewaga rośnie z 3 do 9 punktów.',
    ],
    [
      point([1, 7], [1, 1]),
      'Jan’s lead shrinks from 7 to 1 point.',
      'Prowadzi Jan: przewaga maleje z 7 do 1 punktu.',
    ],
    [
      point([1, 6], [null, 0]),
      'Level at the top: a lead of 6 points is gone.',
      'Remis na prowadzeniu: znika przewaga 6 punktów.',
    ],
  ])('says what became of the lead', (each, en, pl) => {
    prefs.set('lang', 'en')
    expect(leadTold(each, NAMES, null)).toBe(en)
    prefs.set('lang', 'pl')
    expect(leadTold(each, NAMES, null)).toBe(pl)
  })

  it('tells of the points where nobody else has any', () => {
    prefs.set('lang', 'en')
    expect(leadTold(point([0, 3], [0, 9]), ['Ada'], 0)).toBe('3 became 9 points.')
  })

  it('calls the own lead yours', () => {
    prefs.set('lang', 'en')
    expect(leadTold(point([0, 3], [0, 9]), NAMES, 0)).toBe('Your lead grows from 3 to 9 points.')
    expect(leadTold(point([1, 3], [0, 1]), NAMES, 0)).toBe('You take the lead by 1 point.')
    expect(leadTold(point([1, 3], [0, 1]), NAMES, 1)).toBe(leadTold(point([1, 3], [0, 1]), NAMES, null))
  })

  const BOUGHT = [
    event('buys', 0, ['province']),
    event('cleanup', 0),
    event('discards', 0, ['copper']),
    event('draws', 0, ['gold']),
    event('turn_begins', 1),
  ]

  it('tells what was done as the chronicle does, without what happens every turn', () => {
    expect(deedOf(point([0, 3], [0, 9], { events: BOUGHT }), TELLING)).toEqual({
      lines: [BOUGHT[0]],
      more: 0,
    })
  })

  it('tells of whose points changed, whoever did it, and of many lines the first two', () => {
    const events = [
      event('plays', 0, ['witch']),
      ...['curse', 'estate', 'copper', 'gold'].map((card) => event('gains', 1, [card])),
    ]
    const { lines, more } = deedOf(point([0, 3], [0, 4], { seat: 1, gained: -1, events }), TELLING)
    expect(lines.map((line) => line.things)).toEqual([['curse'], ['estate']])
    expect(more).toBe(2)
    expect(deedOf(point([0, 3], [0, 4], { seat: 1, events: events.slice(0, 4) }), TELLING)).toEqual({
      lines: events.slice(1, 4),
      more: 0,
    })
    expect(deedOf(point([0, 3], [0, 4], { seat: 2, events }), TELLING).lines[0]).toBe(events[0])
  })

  it('leads to its moment, with the eyes of whose points changed unless that is nobody at the table', () => {
    expect(momentAddress('abc', 2, point([0, 3], [0, 9], { seat: 1 }))).toBe('/replay/abc?step=9&seat=1')
    expect(momentAddress('abc', 1, point([0, 3], [0, 9], { seat: 1 }))).toBe('/replay/abc?step=9')
  })
})

describe('the decks at the end', () => {
  it('are those that the server has counted, in the order of a hand', () => {
    const decks = decksOf(view({}, { counts: [{ copper: 7, province: 4, smithy: 1, gold: 2 }, {}] }))
    expect([...decks[0]!]).toEqual([
      ['smithy', 1],
      ['gold', 2],
      ['copper', 7],
      ['province', 4],
    ])
    expect(decksOf(view({}))).toEqual([])
  })
})
