// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { TELLING as ARCHITECTS } from '../../src/table/architects/telling'
import { blowsOf } from '../../src/table/blows'
import { turnsOf, type Telling } from '../../src/table/chronicle'
import { TELLING as DOMINION } from '../../src/table/dominion/telling'
import { TELLING as PALADINS } from '../../src/table/paladins/telling'
import { TELLING as VISCOUNTS } from '../../src/table/viscounts/telling'
import { TELLING as KINGDOM } from '../../src/table/wonderful_kingdom/kingdom'
import type { EventData } from '../../src/net/wire'
import { event } from './position'

/** The blows of seat 0, each as who did it, the causes and what it did. */
function told(past: EventData[], telling: Telling, from = 0, you: number | null = 0) {
  return blowsOf(turnsOf(past, telling), from, you, telling).map(({ by, causes, events }) => [
    by,
    causes.map(({ kind }) => kind),
    events.map(({ kind }) => kind),
  ])
}

const INQUISITION = [
  event('inquisition', 1),
  event('most_suspicious', 0),
  event('takes_debt', 0),
  event('removes_suspicion', 0, ['suspicion_1']),
  event('tax_refilled', 1),
]

describe('what others do to the reader', () => {
  it('is an Inquisition, with the deed that brought it', () => {
    const past = [
      event('acts', 1, ['conspire']),
      event('draws_suspicion', 1, ['suspicion_2']),
      ...INQUISITION,
    ]
    expect(told(past, PALADINS)).toEqual([
      [1, ['acts', 'inquisition'], ['most_suspicious', 'takes_debt', 'removes_suspicion']],
    ])
    expect(told(past, PALADINS, 0, 1)).toEqual([])
  })

  it('is an Inquisition in the own turn too, but no Debt that the reader took', () => {
    expect(told([event('acts', 0, ['conspire']), ...INQUISITION], PALADINS)).toEqual([
      [null, ['acts', 'inquisition'], ['most_suspicious', 'takes_debt', 'removes_suspicion']],
    ])
    expect(told([event('acts', 0, ['recruit']), event('takes_debt', 0)], PALADINS)).toEqual([])
  })

  it('is what an attack discards, and not what the own turn does', () => {
    const begins = (seat: number) => event('turn_begins', seat, [], { count: 1 })
    const past = [
      begins(0),
      event('plays', 0, ['cellar']),
      event('discards', 0, ['copper']),
      begins(1),
      event('plays', 1, ['witch']),
      event('draws', 1),
      event('gains', 0, ['curse']),
      event('gains', 2, ['curse']),
    ]
    expect(told(past, DOMINION)).toEqual([[1, ['plays'], ['gains']]])
  })

  it('is nothing that the set-up deals', () => {
    const past = [event('draws', 0, ['copper']), event('draws', 1), event('turn_begins', 0, [], { count: 1 })]
    expect(told(past, DOMINION)).toEqual([])
    expect(told([event('gains', 0, ['silver'])], VISCOUNTS)).toEqual([])
  })

  it('is the capture of an own Worker, whoever else is captured', () => {
    const past = [
      event('turn_begins', 1, [], { count: 3 }),
      event('places', 1, ['town_centre']),
      event('captures', 1, ['worker_1']),
      event('captures', 1, ['worker_3']),
      event('reset', 1),
      event('market_to_prison', 0, ['worker_1']),
      event('market_to_prison', 2, ['worker_3']),
    ]
    expect(told(past, ARCHITECTS)).toEqual([
      [1, [], ['captures']],
      [1, ['captures', 'reset'], ['market_to_prison']],
    ])
  })

  it('is a Worker pushed out of the castle, and a calamity that was taken face down', () => {
    const castle = [
      event('turn_begins', 1, [], { count: 2 }),
      event('acts', 1, ['castle']),
      event('bumped', 0),
    ]
    expect(told(castle, VISCOUNTS)).toEqual([[1, ['acts'], ['bumped']]])
    expect(told([event('round', -1), event('suffers', 0, ['curse'])], KINGDOM)).toEqual([
      [null, [], ['suffers']],
    ])
  })

  it('is no news when it has been seen', () => {
    const past = [event('acts', 1, ['conspire']), ...INQUISITION]
    expect(told(past, PALADINS, past.length)).toEqual([])
  })

  it('concerns nobody who only watches', () => {
    expect(told([event('acts', 1, ['conspire']), ...INQUISITION], PALADINS, 0, null)).toEqual([])
  })
})
