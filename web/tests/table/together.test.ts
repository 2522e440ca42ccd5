// @vitest-environment happy-dom
/** How partners stand against the game. */
import { expect, it } from 'vitest'
import { barOf, takenBy } from '../../src/table/together/team'
import { sumOf, teamSheet } from '../../src/table/sheet'
import { Desk } from '../../src/table/desk.svelte'
import { kit as architects } from '../../src/table/architects_coop/kit'
import { kit as viscounts } from '../../src/table/viscounts_coop/kit'
import { votersOf } from '../../src/table/together/votes'
import { prefs } from '../../src/state/prefs.svelte'
import { decision, event, option, tableOf, text, view } from './position'

const term = (name: string, points: number) => ({ name, points, clause: '', count: 1, of: null })

it('counts what is taken from all seats, and only that', () => {
  const score = [
    { total: 3, terms: [term('demand', -5), term('demand', 3), term('debt', -2)] },
    { total: -5, terms: [term('demand', -5)] },
  ]
  expect(takenBy({ ...view({}, {}), score } as never, new Set(['demand']))).toBe(10)
})

it('draws what the team has, what is taken and the goal', () => {
  expect(barOf(30, 120, 30)).toEqual({ has: 25, taken: 25, goal: 100 })
  expect(barOf(150, 100, 50)).toEqual({ has: 75, taken: 25, goal: 50 })
  expect(barOf(-10, 100, 60)).toEqual({ has: 0, taken: 50, goal: 100 })
})

it('compares the points only with what is needed already', () => {
  prefs.set('lang', 'en')
  const says = (needed: number, over = false) => {
    const team = { won: total >= needed, total, needed, terms: [], needs: [], clause: '' }
    return sumOf({ ...view({}, {}), over, team } as never, team)
  }
  const total = 53
  expect(says(80)).toBe('Together 53 of 80 points needed')
  expect(says(0)).toBe('Together 53 points; needed so far: 0')
  expect(says(0, true)).toBe('Together 53 of 0 points needed')
})

it('has a column for all beside those of the partners, and leaves out what the game asks for', () => {
  const score = [
    { total: 3, terms: [term('debt', 3)] },
    { total: -1, terms: [term('debt', -1)] },
  ]
  const team = { won: false, total: 2, needed: 9, terms: [], needs: [], clause: '' }
  const desk = { view: { ...view({}, {}), seats: 2, score, team } } as never
  const column = (name: string) => ({ name, says: '', arms: null, bot: false, total: 0, won: false })
  const row = (id: string, ...points: number[]) => ({
    id,
    name: id,
    says: '',
    clause: '',
    cells: points.map((n) => ({ note: '', points: n })),
  })
  const sheet = teamSheet(desk, ['Ada', 'Jagna', 'Overlord'].map(column), [
    row('debt', 3, -1, 0),
    row('overlord', 0, 0, 9),
  ])
  expect(sheet.columns.map(({ name, total }) => [name, total])).toEqual([
    ['Ada', 0],
    ['Jagna', 0],
    ['Together', 2],
  ])
  expect(sheet.rows.map(({ id, cells }) => [id, cells.map(({ points }) => points)])).toEqual([
    ['debt', [3, -1, 2]],
  ])
})

const votes = (seat: number, of_seat: number) =>
  event('votes', seat, [], { text: text('event.votes', { seat, of_seat }) })
const VOTED = [votes(1, 1), event('begins', 0), votes(0, 1), votes(1, 1), votes(2, 0)]

it('finds who voted for whom in the last vote, and nothing when something else has happened', () => {
  const about = (...targets: string[]) => option('player 1', null, { targets })
  expect(votersOf(VOTED, about('seat1'))).toEqual([0, 1])
  expect(votersOf(VOTED, about('towns:3', 'seat0'))).toEqual([2])
  expect(votersOf(VOTED, about('seat2'))).toEqual([])
  expect(votersOf([...VOTED, event('acts', 0)], about('seat1'))).toEqual([])
})

it('asks for the team where it decides, with the votes on the answers of a tie', () => {
  const settle = decision({ kind: 'settle', shape: 'option', options: [option('player 1', 'seat1')] })
  const asked = (kind: string) => {
    const seen = view({}, { pending: [{ ...settle, kind }] })
    const session = { table: tableOf(seen), past: VOTED, chat: [], busy: 0 }
    const game = { catalogue: { addressed: (said: unknown) => said, say: () => 'Bolko' } }
    const setting = { game, faceOf: () => null, ...architects } as never
    return new Desk(session as never, setting, session as never)
  }
  prefs.set('lang', 'pl')
  const desk = asked('settle')
  expect([desk.forTeam, asked('place').forTeam]).toEqual([true, false])
  expect(desk.label(settle.options![0]!)).toBe('Bolko (2 głosy: Ada, Bolko)')
  expect(viscounts.forTeam).toEqual(new Set(['remove', 'settle']))
})
