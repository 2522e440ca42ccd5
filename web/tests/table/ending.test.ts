// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { prefs } from '../../src/state/prefs.svelte'
import type { Desk } from '../../src/table/desk.svelte'
import { heading, reasonOf } from '../../src/table/ending'
import { told } from '../../src/table/announced'
import type { ChatLine, EndingData } from '../../src/net/wire'
import { tableOf, view } from './position'

const at = (winners: number[], names: string[], seats: number) =>
  heading({
    names,
    table: tableOf(null),
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
  expect(at([], ['Ada'], 1)).toBe('Tym razem bez zwycięstwa')
})

it('says that all won or lost together, and what against', () => {
  const together = (won: boolean, names: string[], seats = 2) =>
    heading({
      names,
      table: tableOf(null),
      view: view(
        {},
        {
          over: true,
          seats,
          rivals: names.slice(seats).map(() => ({ total: 120, terms: [] })),
          team: { won, total: 119, needed: 120, terms: [], needs: [], clause: 'TOM-3.57' },
          result: {
            winners: won ? [0, 1].slice(0, seats) : [],
            reason: 'end',
            clause: 'TOM-3.52',
            tie_break: {},
          },
        },
      ),
    } as unknown as Desk)
  prefs.set('lang', 'en')
  expect(together(true, ['Ada', 'Jan'])).toBe('You win together')
  expect(together(false, ['Ada', 'Jan'])).toBe('You lose together')
  expect(together(false, ['Ada', 'Jan', 'The Overlord'])).toBe('The Overlord wins')
  expect(together(true, ['Ada'], 1)).toBe('Ada wins')
  expect(together(false, ['Ada'], 1)).toBe('No victory this time')
  expect(together(false, ['Ada', 'The Overlord'], 1)).toBe('The Overlord wins')
})

it('says who won by the others giving up or staying away', () => {
  const ended = (ending: EndingData) =>
    ({ names: ['Ada', 'Jan'], table: tableOf(null, { ending }), view: view({}) }) as unknown as Desk
  const resigned = ended({ how: 'resigned', seat: 0, winners: [1] })
  prefs.set('lang', 'en')
  expect([heading(resigned), reasonOf(resigned)]).toEqual(['Jan wins', 'Ada resigned.'])
  const claimed = ended({ how: 'claimed', seat: 0, winners: [0] })
  expect([heading(claimed), reasonOf(claimed)]).toEqual(['Ada wins', 'The others stayed away.'])
  expect(heading(ended({ how: 'resigned', seat: 0, winners: [] }))).toBe('Nobody wins')
})

it('tells between the lines of talk what became of a seat', () => {
  const line = (what: NonNullable<ChatLine['what']>): ChatLine => ({
    id: 1,
    name: 'Ola',
    seat: 1,
    text: 'hej',
    at: 0,
    what,
  })
  prefs.set('lang', 'pl')
  expect(told(line('said'), tableOf(null))).toBe('')
  expect(told(line('left'), tableOf(null))).toBe('Ola wstaje od stołu.')
  expect(told(line('left'), tableOf(null, { leaver: 'bot' }))).toContain('gra bot')
  expect(told(line('timed_out'), tableOf(null))).toContain('Czas minął: Ola')
})
