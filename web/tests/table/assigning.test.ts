import { describe, expect, it } from 'vitest'
import type { TableSession } from '../../src/net/session.svelte'
import type { DecisionData } from '../../src/net/wire'
import { Assigning } from '../../src/table/assigning.svelte'
import type { Desk } from '../../src/table/desk.svelte'
import { Series } from '../../src/table/series.svelte'
import { decision, option } from './position'

const asks = (...kinds: string[]) =>
  decision({
    kind: 'worker',
    shape: 'assign',
    options: kinds.map((kind, i) => option(`place ${kind}`, `seat0.pool:${kind}`, { default: i === 0 })),
  })
const SQUARE = decision({ kind: 'square', shape: 'target', options: [option('square 1', 'free:1')] })

/** A desk at which these questions follow a choice, one after each answer. */
function seated(...questions: (DecisionData | null)[]) {
  const table = { rehearsed: ['commission'] }
  const session = {
    choose: (choices: string[]) => Promise.resolve(void (table.rehearsed = choices)),
  } as unknown as TableSession
  const desk = {
    table,
    get decision() {
      return questions[table.rehearsed.length - 1] ?? null
    },
    rewind: (n: number) => (table.rehearsed = table.rehearsed.slice(0, n)),
  } as unknown as Desk
  const series = new Series(desk)
  Object.assign(desk, { series })
  return { table, session, series, desk, assigning: new Assigning(desk) }
}

describe('who does it', () => {
  it('is proposed as a whole, up to the next question of another kind', async () => {
    const { table, session, assigning } = seated(
      asks('fighter', 'criminal'),
      asks('labourer', 'scout'),
      SQUARE,
    )
    await assigning.propose(session)
    expect(table.rehearsed).toEqual(['commission', 'place fighter', 'place labourer'])
    expect([assigning.from, assigning.isLast, assigning.running]).toEqual([1, true, false])
  })

  it('can be changed: then the reader chooses one after the other', async () => {
    const { table, session, assigning } = seated(
      asks('fighter', 'criminal'),
      asks('labourer', 'scout'),
      SQUARE,
    )
    await assigning.propose(session)
    assigning.change()
    expect([table.rehearsed, assigning.from]).toEqual([['commission'], null])
    await session.choose(['commission', 'place criminal'], true)
    await assigning.propose(session)
    expect(table.rehearsed).toEqual(['commission', 'place criminal'])
    await session.choose(['commission', 'place criminal', 'place scout'], true)
    await assigning.propose(session)
    expect([table.rehearsed.length, assigning.from]).toEqual([3, null])
  })

  it('stands in the prompt as long as nothing else is chosen, and each part can be given anew', async () => {
    const { desk, session, series, assigning } = seated(
      asks('fighter', 'criminal'),
      asks('labourer', 'scout'),
      SQUARE,
    )
    await assigning.propose(session)
    expect(series.given.map(({ at, notation }) => [at, notation])).toEqual([
      [1, 'place fighter'],
      [2, 'place labourer'],
    ])
    desk.rewind(series.given[1]!.at)
    expect(series.given.map(({ notation }) => notation)).toEqual(['place fighter'])
  })

  it('is left to the reader where it would show something new', async () => {
    const reveals = asks('labourer')
    reveals.options![0]!.reveals = true
    const { table, session, assigning } = seated(reveals)
    await assigning.propose(session)
    expect([table.rehearsed, assigning.from]).toEqual([['commission'], null])
  })

  it('proposes nothing where the game does not', async () => {
    const plain = asks('ink', 'gold')
    plain.options!.forEach((each) => (each.default = false))
    const { table, session, assigning } = seated(plain)
    await assigning.propose(session)
    expect(table.rehearsed).toEqual(['commission'])
  })
})
