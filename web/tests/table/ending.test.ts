// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { prefs } from '../../src/state/prefs.svelte'
import type { Desk } from '../../src/table/desk.svelte'
import { heading } from '../../src/table/ending'
import { view } from './position'

const at = (winners: number[], names: string[], seats: number) =>
  heading({
    names,
    view: view(
      {},
      { seats, over: true, result: { winners, reason: 'end', clause: 'IWK-9.1', tie_break: {} } as never },
    ),
  } as unknown as Desk)

it('says who won, who won together, that the opponent did, or that nobody did', () => {
  prefs.set('lang', 'pl')
  expect(at([1], ['Ada', 'Jan'], 2)).toBe('Jan zwycięża')
  expect(at([0, 1], ['Ada', 'Jan'], 2)).toBe('Wspólne zwycięstwo: Ada, Jan')
  expect(at([], ['Ada', 'Gracz wirtualny'], 1)).toBe('Gracz wirtualny zwycięża')
  expect(at([], ['Ada'], 1)).toBe('Nikt nie wygrywa')
})
