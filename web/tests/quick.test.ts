// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { lastChoice, optionsOf, remember } from '../src/pages/home/quick'
import { SHELF } from '../src/games/shelf'

const FIRST = { game: SHELF[0]!.id, rivals: 1, level: 'knight', variant: SHELF[0]!.quick!.values[0] }

beforeEach(() => localStorage.clear())

it('begins with what is easiest, and remembers what was played', () => {
  expect(lastChoice()).toEqual(FIRST)
  const random = { game: SHELF[0]!.id, rivals: 3, level: 'master', variant: 'random' } as const
  remember(random)
  expect(lastChoice()).toEqual(random)
  expect(optionsOf(random)).toEqual({ kingdom: 'random' })
})

it.each([
  'not even written as it should be',
  '{"game":"chess"}',
  '{"level":"emperor"}',
  '{"rivals":"many"}',
  `{"game":"${SHELF[0]!.id}","variant":"no_such_kingdom"}`,
])('does not stumble over %s', (text) => {
  localStorage.setItem('regnum.quick', text)
  expect(lastChoice()).toEqual(FIRST)
})

it('varies nothing in a game whose book says nothing of it', () => {
  const plain = SHELF.find((book) => !book.quick)!
  remember({ game: plain.id, rivals: 1, level: 'squire', variant: 'random' })
  expect(lastChoice().variant).toBe('')
  expect(optionsOf(lastChoice())).toEqual({})
})

it('has a word for every value that a book offers', () => {
  for (const { quick, words } of SHELF)
    for (const said of [words.en.quick, words.pl.quick])
      expect(said?.values.length ?? 0).toBe(quick?.values.length ?? 0)
})
