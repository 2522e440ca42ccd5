// @vitest-environment happy-dom
/** Tomes of a saga at a chapter's table: who claims one, and what it adds where it works. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EventData } from '../../src/net/wire'
import Claim from '../../src/saga/Claim.svelte'
import { actionsOf } from '../../src/table/paladins/table'
import { claimed, tomesIn } from '../../src/table/tomes'
import { seen } from './paladins'
import { event } from './position'

const CLAIM = event('claims_tome', 1, ['tome_pal_walls'], {
  text: { key: 'event.claims_tome', params: { seat: 1, card: ['tome_pal_walls'] } },
})
const OTHER = event('gains', 1, ['abbot_2'])

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('knows which Tome is claimed, and that nothing else is one', () => {
  expect([CLAIM, OTHER].map(claimed)).toEqual(['tome_pal_walls', null])
})

it('shows a claim for a moment, and not what was known when the table was opened', () => {
  const props = $state({ news: [CLAIM] as EventData[], arms: [], tell: () => 'Ola takes the Tome of Walls.' })
  const component = mount(Claim, { target: document.body, props })
  const shown = () => (flushSync(), document.querySelector('[data-claim]')?.textContent?.trim() ?? '')
  expect(shown()).toBe('')
  props.news = [OTHER, CLAIM]
  expect(shown()).toBe('Ola takes the Tome of Walls.')
  props.news = [OTHER]
  expect(shown()).toBe('Ola takes the Tome of Walls.')
  vi.runAllTimers()
  expect(shown()).toBe('')
  void unmount(component)
})

it('finds what Tomes bring after an action, and which make one cheaper', () => {
  const numbers = {
    ...seen.numbers,
    'seat0.brings.trade_two.silver': { value: 1, terms: [['tome_arc_marble', 1]] as [string, number][] },
    'seat0.brings.commission.silver': { value: 1, terms: [['tome_arc_cathedral', 1]] as [string, number][] },
    'seat0.cost.pray': {
      value: 1,
      terms: [
        ['printed', 2],
        ['tome_arc_virtue', -1],
      ] as [string, number][],
    },
  }
  const view = { ...seen, numbers }
  const rows = new Map(actionsOf(view, 0).map((row) => [row.action.id, row]))
  expect(rows.get('trade')!.brings).toEqual([{ two: true, token: 'silver', tomes: [['tome_arc_marble', 1]] }])
  expect(rows.get('commission')!.brings.map(({ two }) => two)).toEqual([false])
  expect([rows.get('pray')!.cheaper, rows.get('hunt')!.brings]).toEqual([[['tome_arc_virtue', -1]], []])
  expect(tomesIn(view, 'seat0.nothing')).toEqual([])
})
