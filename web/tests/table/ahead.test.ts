// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { Catalogue } from '../../src/i18n/messages'
import { api } from '../../src/net/api'
import { prefs } from '../../src/state/prefs.svelte'
import { Ahead } from '../../src/table/ahead.svelte'
import type { Desk } from '../../src/table/desk.svelte'
import { TELLING } from '../../src/table/paladins/telling'
import { TELLING as VISCOUNTS } from '../../src/table/viscounts/telling'
import { decision, event, option, view } from './position'

const WORDS = {
  'number.silver': 'Silver',
  'number.faith': 'Faith',
  'number.workers': 'Workers',
  'number.tax': 'Tax supply',
  'worker.criminal': { name: 'Criminal', many: 'Criminals' },
  'reward.tax': { name: 'Tax' },
  'reward.remove_suspicion': { name: '1 Suspicion removed', plural: 'Suspicions removed' },
}

function line(cost: [string, number][], gain: [string, number][], rates?: Set<string>): string {
  prefs.set('lang', 'en')
  const deed = option('conspire', 'seat0.spaces:9', { cost, gain })
  const desk = {
    you: 0,
    session: null,
    telling: TELLING,
    rates,
    decision: decision({ kind: 'action', shape: 'target', options: [deed] }),
    view: view(
      {},
      {
        values: { 'seat0.silver': 4, tax: 3 },
        numbers: { 'seat0.faith': { value: 2, terms: [] } },
      },
    ),
    game: { catalogue: new Catalogue({ en: WORDS, pl: WORDS }), data: { help: { en: {}, pl: {} } } },
  } as unknown as Desk
  const ahead = new Ahead(desk)
  ahead.point('conspire')
  return ahead.line
}

describe('what an answer would bring', () => {
  it('names costs and steps with the numbers that they change', () => {
    expect(line([['silver', 1]], [['faith', 2]])).toBe('Silver 4 → 3. Faith 2 → 4.')
  })

  it('names what has no number, as often as it comes', () => {
    expect(
      line(
        [['workers', 2]],
        [
          ['criminal', 1],
          ['criminal', 1],
        ],
      ),
    ).toBe('Workers −2. Criminal +2.')
  })

  it('does not take what comes each round for what one has', () => {
    expect(line([], [['silver', 1]], new Set(['silver']))).toBe('Silver +1.')
  })

  it('counts once what counts by its name', () => {
    expect(line([], [['remove_suspicion', 1]])).toBe('1 Suspicion removed.')
    expect(line([], [['remove_suspicion', 2]])).toBe('2 Suspicions removed.')
  })

  it('does not take what the reader gets for what all share', () => {
    expect(line([], [['tax', 2]])).toBe('Tax +2.')
  })

  it('tells all that is certain to the end of the turn, however much it is, and nothing of the next', async () => {
    const certain = Array.from({ length: 12 }, (_, i) => event('gains', 0, [`reward ${i + 1}`]))
    const next = [event('turn_begins', 1), event('gains', 1, ['of another'])]
    vi.spyOn(api, 'preview').mockResolvedValue({ events: [...certain, ...next] })
    vi.useFakeTimers()
    const ahead = new Ahead({
      session: {},
      table: { id: 'a', seq: 1, rehearsed: [] },
      telling: VISCOUNTS,
      decision: decision({ kind: 'spot', shape: 'target', options: [option('spot 1', null)] }),
      tell: () => 'One more.',
    } as unknown as Desk)
    ahead.point('spot 1')
    await vi.runAllTimersAsync()
    vi.useRealTimers()
    expect(ahead.line).toBe(Array<string>(12).fill('One more.').join(' '))
  })
})
