// @vitest-environment happy-dom
import { mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import type { Hint, OptionData } from '../../src/net/wire'
import { advised } from '../../src/table/advice'
import type { Desk } from '../../src/table/desk.svelte'
import Advice from '../../src/table/parts/Advice.svelte'
import type { Pickable } from '../../src/table/picks'

const label = (key: string) => ({ key, params: {} })
const option = (notation: string) => ({ notation, label: label(notation) }) as OptionData
const thing = (notation: string, most: number) => ({ notation, label: label(notation), most }) as Pickable
const hint = (notation: string, best: Hint['best'] = []): Hint => ({
  notation,
  reason: label('why.usual'),
  bot: 'engine',
  best,
})

it('tells the chances of the best few answers that are still to be had', () => {
  const best = [
    { notation: 'buy gold', share: 60 },
    { notation: 'buy silver', share: 40 },
    { notation: 'buy moat', share: 30 },
  ]
  const now = advised(hint('buy gold', best), [option('buy gold'), option('buy silver')], [], [])
  expect(now.best.map(({ label, share, advised }) => [label.key, share, advised])).toEqual([
    ['buy gold', 60, true],
    ['buy silver', 40, false],
  ])
})

it('says so where another answer fared as well or better, within chance', () => {
  const fared = (gold: number, silver: number) =>
    advised(
      hint('buy gold', [
        { notation: 'buy gold', share: gold },
        { notation: 'buy silver', share: silver },
      ]),
      [option('buy gold'), option('buy silver')],
      [],
      [],
    ).even
  expect([fared(80, 83), fared(83, 80)]).toEqual([true, false])
})

it('knows what is picked already', () => {
  const copper = thing('play copper', 2)
  const chosen = (picks: string[]) => advised(hint('play copper'), [], [copper], picks).chosen
  expect([chosen([]), chosen(['play copper']), chosen(['play copper', 'play copper'])]).toEqual([
    false,
    false,
    true,
  ])
})

it('has nothing to say about a moment that is gone', () => {
  expect(advised(hint('buy gold'), [option('buy silver')], [], []).label).toBe(null)
})

it.each([
  ['buy smithy', false],
  ['buy silver', true],
  [null, false],
])('where the note of a teacher is about %s, says why the advice is another: %s', (taught, told) => {
  const desk = {
    hint: hint('buy smithy'),
    answers: { all: [option('buy smithy'), option('buy silver')] },
    pickables: [],
    picks: [],
    taught,
    tell: ({ key }: { key: string }) => key,
    game: { catalogue: { has: () => true } },
  } as unknown as Desk
  const shown = mount(Advice, { target: document.body, props: { desk } })
  expect(document.body.textContent).toContain('why.usual')
  expect(document.body.textContent.includes("The teacher's note is about something else (buy silver)")).toBe(
    told,
  )
  void unmount(shown)
  document.body.replaceChildren()
})
