// @vitest-environment happy-dom
/** What the board of Architects reads out of a view, and how its cards look. */
import { describe, expect, it } from 'vitest'
import { entryOf, hallIcons, IDS, STALLS } from '../../src/games/architects/cards'
import { faces } from '../../src/games/architects/faces'
import { abilityMarks, groupsOf, marksOf, priceMarks, TOKEN_ICONS } from '../../src/games/architects/signs'
import { crowd } from '../../src/table/architects/figures'
import { hintOf } from '../../src/table/architects/hints'
import {
  bringsOf,
  captivesOf,
  displayOf,
  goodsAtMarket,
  groupsAt,
  hallOf,
  heldOf,
  nextIcon,
  shownBy,
  sideOf,
  skillsOf,
  stallsOf,
  resetCosts,
  yieldAt,
} from '../../src/table/architects/table'
import { pieceOf, pieces, seatOf } from '../../src/table/architects/telling'
import { ROWS, seen, VALUES } from './architects'
import { decision, event } from './position'

describe('signs', () => {
  const named = (marks: ReturnType<typeof marksOf>) =>
    marks.map((mark) => ('word' in mark ? mark.word : `${mark.text ?? ''}${mark.token}`)).join(' ')

  it('has an icon for every sign of every component', () => {
    const tokens = IDS.flatMap((id) => groupsOf(entryOf(id)!).flat()).flatMap((mark) =>
      'word' in mark ? [] : [mark.token],
    )
    expect([...new Set(tokens)].filter((token) => !(token in TOKEN_ICONS))).toEqual([])
  })

  it('shows something of every Apprentice, Building and Reward but who has no ability', () => {
    const empty = IDS.map((id) => entryOf(id)!).filter(
      (entry) =>
        (entry.family === 'apprentices' &&
          [entry.ability!].flat().flatMap((each) => abilityMarks(each)).length === 0) ||
        (['buildings', 'rewards'].includes(entry.family) && marksOf(entry.effects ?? []).length === 0),
    )
    expect(empty.map(({ id }) => id)).toEqual(['labourer'])
  })

  it('reads prices, choices and abilities', () => {
    expect(named(priceMarks([{ pay_any_of: ['wood', 'stone'], n: 4 }]))).toBe('4wood / stone')
    expect(named(marksOf(entryOf('treasury')!.effects!))).toBe('+1gold / +3silver')
    expect(named(marksOf(entryOf('keep')!.effects!))).toBe('3 captive → +1points')
    expect(named(groupsOf(entryOf('squire_gold')!).at(-1)!)).toBe('black_market_reset 0prison → +1gold')
  })

  it('shows what the boards of the Tomesaga do', () => {
    const shown = (board: string) => groupsOf(entryOf(board)!).map(named)
    expect(shown('emma')).toEqual(['debt → +1silver +1clay'])
    expect(shown('guntram')).toEqual(['virtue → +1silver'])
    expect(shown('judith')).toEqual(['−1building → clay / wood / stone / gold / marble'])
    expect(shown('merovech')).toEqual(['−1virtue → −1building', '≤8building'])
  })

  it('draws every component, by its skill, moment and family', () => {
    for (const id of IDS) expect(faces.face(id, 'en').scene.icon.body).not.toBe('')
    expect(faces.face('stonecutter_1', 'en').tone).toBe('stone')
    expect(faces.face('university', 'en').tone).toBe('victory')
    expect(faces.face('worker_2', 'en').types[0]!.icon).toBe(TOKEN_ICONS.worker)
  })
})

describe('the town', () => {
  it('knows who stands where', () => {
    expect(groupsAt(seen, 'quarry')).toEqual([
      { seat: 0, n: 2 },
      { seat: 1, n: 3 },
    ])
    expect(captivesOf(seen, 0)).toEqual([{ seat: 1, n: 2 }])
    expect(heldOf(seen, 0)).toEqual([{ seat: 1, n: 1 }])
    expect(stallsOf(seen)).toEqual([null, 1, null])
  })

  it('says what one more Worker brings as the server counts it, and nothing to who looks on', () => {
    expect(yieldAt(seen, 'quarry')).toEqual([{ token: 'stone', text: '+3' }])
    expect(yieldAt(seen, 'mines')).toEqual([
      { token: 'clay', text: '+4' },
      { word: '/' },
      { token: 'gold', text: '+1' },
    ])
    expect(yieldAt(seen, 'tax_stand')).toEqual([{ token: 'silver', text: '+5' }])
    const looking = { ...seen, seat: null, numbers: {} }
    expect(
      (['quarry', 'mines', 'workshop', 'tax_stand'] as const).flatMap((at) => yieldAt(looking, at)),
    ).toEqual([])
  })

  it('says how many actions one more Worker brings, and whom a reset would cost what', () => {
    const number = (value: number, terms: [string, number][] = []) => ({ value, terms })
    const busy = {
      ...seen,
      numbers: {
        'yield.town_centre': number(3),
        'reset.virtue': number(1, [['seat1', 1]]),
        'reset.debts': number(2, [
          ['seat0', 1],
          ['seat1', 1],
        ]),
      },
    }
    expect(yieldAt(busy, 'town_centre')).toEqual([{ token: 'capture', text: '3×' }])
    expect([...resetCosts(busy)]).toEqual([
      [1, [{ token: 'virtue' }, { token: 'debt' }]],
      [0, [{ token: 'debt' }]],
    ])
    expect(resetCosts(seen).size).toBe(0)
  })

  it('writes what an option costs and brings, without the Worker itself', () => {
    expect(
      bringsOf({
        cost: [
          ['workers', 1],
          ['silver', 2],
        ],
        gain: [['building_card', 1]],
      }),
    ).toEqual([
      { token: 'building', text: '+1' },
      { token: 'silver', text: '−2' },
    ])
  })

  it('finds the goods of the Black Market: of the card, or those printed where none lies', () => {
    expect(goodsAtMarket(seen, 'small')).toEqual(entryOf('black_market_03')!.small_side)
    expect(goodsAtMarket(seen, 'large')[0]).toEqual({ gain: 'marble', n: 2 })
    expect(STALLS.map(({ silver }) => silver)).toEqual([1, 2, 3])
  })

  it('fills the Guildhall in order, with the icons of the size of the table', () => {
    expect(hallOf(seen).findIndex(({ next }) => next)).toBe(6)
    expect(nextIcon(seen)).toBe('black_market_reset')
    const resets = (spaces: number) =>
      hallIcons(spaces).flatMap((icon, i) => (icon === 'black_market_reset' ? [i + 1] : []))
    expect([resets(12), resets(16), resets(24)]).toEqual([
      [7, 10],
      [9, 13],
      [13, 19],
    ])
  })

  it('shows empty slots of the display and the Silver on cards', () => {
    expect(displayOf(seen).map(({ card, coins }) => [card, coins])).toEqual([
      ['labourer', 0],
      ['thief', 2],
      ['squire_gold', 0],
      [null, 0],
      [null, 0],
      ['patron_wood', 0],
      [null, 0],
      [null, 0],
    ])
    expect(skillsOf(seen, 0).map(({ n }) => n)).toEqual([0, 2, 0])
  })

  it('knows what it shows, and on which side a question is answered', () => {
    expect(shownBy(seen)).toEqual(expect.arrayContaining(['quarry', 'quarry:1', 'market:2', 'display:7']))
    expect(sideOf(decision({ kind: 'build' }))).toBe('mine')
    expect(sideOf(decision({ kind: 'place' }))).toBe('board')
    expect(sideOf(null)).toBeNull()
  })

  it('draws a crowd of three figures at most', () => {
    expect([1, 2, 3, 9].map((n) => crowd(n).figures.length)).toEqual([1, 2, 3, 3])
    expect(crowd(9, 2).figures.length).toBe(2)
  })
})

describe('what moves', () => {
  it('is a Worker, a good or a coin', () => {
    expect(pieceOf(event('places', 1, ['quarry']))).toBe('worker:1')
    expect(pieceOf(event('captures', 0, ['worker_2']))).toBe('worker:1')
    expect(pieceOf(event('gains', 0, ['stone']))).toBe('stone')
    expect(pieceOf(event('pays_tax', 0))).toBe('silver')
    expect(pieceOf(event('hires', 0, ['thief']))).toBeNull()
    expect([seatOf('worker:1'), seatOf('stone')]).toEqual([1, null])
  })

  it('is seen between two views: the Worker goes, the goods come from where it went', () => {
    const after = {
      ...seen,
      values: { ...VALUES, 'seat0.supply': 6 },
      rows: { ...ROWS, 'seat0.at': [3, 0, 1, 0, 0, 1, 0, 0, 0], 'seat0.goods': [1, 3, 4, 1, 0, 6] },
    }
    expect(pieces(seen, after).map(({ piece, from, to }) => [piece, from, to])).toEqual([
      ['worker:0', 'seat0.supply', 'quarry'],
      ['stone', 'quarry', 'seat0.goods'],
      ['stone', 'quarry', 'seat0.goods'],
    ])
  })

  it('is a whole group when it is captured', () => {
    const after = {
      ...seen,
      rows: { ...ROWS, 'seat1.at': [0, 1, 0, 0, 0, 0, 0, 0, 0], 'seat0.captives': [0, 5] },
    }
    expect(pieces(seen, after)).toHaveLength(3)
    expect(pieces(seen, after)[0]).toMatchObject({ piece: 'worker:1', from: 'quarry', to: 'seat0.captives' })
  })
})

describe('hints', () => {
  it('speaks of room for Apprentices only where room is made', () => {
    const asked = (clause: string) => decision({ kind: 'give_up', clause })
    expect(hintOf(seen, asked('ARC-6.13'))).toContain('room for so many Apprentices')
    expect(hintOf(seen, asked('ARC-15.18'))).toBe('')
  })
})
