// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { courseOf, hasCourse } from '../../src/table/lessons/courses'
import {
  isDue,
  lessonFor,
  selectorOf,
  taughtBy,
  type Course,
  type When,
} from '../../src/table/lessons/lessons'
import { keep, progressAt } from '../../src/table/lessons/progress'
import { decision, event, hand, option, view } from './position'

const read = (path: string) => readFileSync(resolve(path), 'utf8')
const GAMES = readdirSync(resolve('src/games')).filter(hasCourse)
const CONDITIONS = ['decision', 'option', 'blocked', 'event', 'value', 'below', 'holds', 'over']

/** A mode stands on the rules of its own book and of the game that it changes. */
const rules = readdirSync(resolve('../docs/rules'))
  .map((file) => read(`../docs/rules/${file}`))
  .join()

describe.each(GAMES)('the first game of %s', (game) => {
  const course = JSON.parse(read(`../src/regnum/games/${game}/text/lessons.json`)) as Course

  it('is loaded as it is written', async () => {
    const rest = course.after ? await courseOf(course.after) : null
    expect(await courseOf(game)).toEqual({
      ...course,
      lessons: [...course.lessons, ...(rest?.lessons ?? [])],
    })
  })

  it.each(course.lessons.map((lesson) => [lesson.id, lesson] as const))(
    'says %s in both languages, when it is due, at something that is there, by a rule that exists',
    (_, lesson) => {
      expect(lesson.en.length).toBeGreaterThan(20)
      expect(lesson.pl.length).toBeGreaterThan(20)
      expect(lesson.en.length).toBeLessThan(260)
      expect(Object.keys(lesson.when).filter((name) => !CONDITIONS.includes(name))).toEqual([])
      expect(Object.keys(lesson.when)).not.toEqual([])
      expect(selectorOf(lesson.at, 0)).not.toBeNull()
      if (lesson.clause) expect(rules).toContain(`${lesson.clause} `)
    },
  )

  it('has each lesson once', async () => {
    const { lessons } = (await courseOf(game))!
    expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length)
  })
})

describe('a lesson', () => {
  const asked = decision({
    kind: 'buy',
    options: [option('buy silver', 'supply:silver')],
    blocked: [
      {
        notation: 'buy gold',
        label: { key: 'l', params: {} },
        targets: [],
        reason: { key: 'r', params: {} },
        clause: '',
        later: false,
      },
    ],
  })
  const now = {
    view: view(hand({ moat: 1 }), {
      values: { 'seat0.turns': 2 },
      numbers: { provinces: { value: 4, terms: [] } },
    }),
    decision: asked,
    past: [event('shuffles', 0), event('plays', 0), event('buys', 1, ['silver']), event('draws', 1)],
    you: 0,
  }
  const due = (when: When) => isDue(when, now)

  it.each<[string, When, boolean]>([
    ['a decision of its kind', { decision: ['action', 'buy'] }, true],
    ['another decision', { decision: ['action'] }, false],
    ['an option', { option: 'buy silver' }, true],
    ['an option that is not there', { option: 'buy gold' }, false],
    ['something blocked', { blocked: 'buy gold' }, true],
    ['an event', { event: { kind: 'buys' } }, true],
    ['an own event', { event: { kind: 'buys', by: 'me' } }, false],
    ["another's event with that thing", { event: { kind: 'buys', by: 'other', thing: 'silver' } }, true],
    ['an event after another', { event: { kind: 'buys', after: 'plays' } }, true],
    ['an event that came before', { event: { kind: 'shuffles', by: 'me', after: 'plays' } }, false],
    ['an event that still holds', { event: { kind: 'buys', until: 'plays' } }, true],
    ['an event that is over', { event: { kind: 'buys', until: 'draws' } }, false],
    ['a value of the own seat', { value: { 'me.turns': 2 } }, true],
    ['a larger value', { value: { 'me.turns': 3 } }, false],
    ['a number gone down', { below: { provinces: 4 } }, true],
    ['a number that is still high', { below: { provinces: 3 } }, false],
    ['a thing in a place', { holds: { place: 'me.hand', thing: 'moat' } }, true],
    ['the end', { over: true }, false],
    ['all of several things', { decision: ['buy'], value: { 'me.turns': 9 } }, false],
  ])('waits for %s', (_, when, expected) => {
    expect(due(when)).toBe(expected)
  })

  it('is said once, the first that is due first', () => {
    const lesson = (id: string, when: When) => ({ id, when, at: 'prompt', clause: '', en: '', pl: '' })
    const lessons = [
      lesson('never', { over: true }),
      lesson('a', { decision: ['buy'] }),
      lesson('b', { decision: ['buy'] }),
    ]
    expect(lessonFor(lessons, new Set(), now)?.id).toBe('a')
    expect(lessonFor(lessons, new Set(['a']), now)?.id).toBe('b')
    expect(lessonFor(lessons, new Set(['a', 'b']), now)).toBeNull()
  })

  it('points at things of the own seat', () => {
    expect(selectorOf('place:me.hand', 1)).toBe('[data-place="seat1.hand"]')
    expect(selectorOf('thing:supply:gold', 1)).toBe('[data-thing="supply:gold"]')
    expect(selectorOf('nowhere', 0)).toBeNull()
    expect(selectorOf('moon:full', 0)).toBeNull()
  })
})

it.each([
  ['option:play all', {}, 'play all'],
  ['thing:supply:smithy', { option: 'buy smithy' }, 'buy smithy'],
  ['thing:supply:gold', { blocked: 'buy gold' }, null],
  ['prompt', { option: 'buy smithy' }, null],
])('a note at %s is about the answer that it recommends', (at, when, answer) => {
  expect(taughtBy({ id: '', when, at, clause: '', en: '', pl: '' })).toBe(answer)
})

describe('what was said', () => {
  afterEach(() => localStorage.clear())

  it('is known again at the same table', () => {
    expect(progressAt('abc')).toBeNull()
    keep('abc', { said: ['goal'], off: false })
    expect(progressAt('abc')).toEqual({ said: ['goal'], off: false })
    expect(progressAt('other')).toBeNull()
  })

  it('does not grow without end, and survives what others write', () => {
    for (let i = 0; i < 50; i++) keep(`t${i}`, { said: [], off: false })
    expect(Object.keys(JSON.parse(localStorage.getItem('regnum.lessons')!) as object).length).toBe(20)
    localStorage.setItem('regnum.lessons', 'nonsense')
    expect(progressAt('abc')).toBeNull()
  })
})
