// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { faces as architects } from '../src/games/architects/faces'
import { faces as paladins } from '../src/games/paladins/faces'
import { faces as viscounts } from '../src/games/viscounts/faces'
import { gallery } from '../src/pages/library/gallery'
import { sought } from '../src/pages/search'
import type { ThingHelp } from '../src/net/wire'

const help = (name: string, kind: string, ...lines: string[]): ThingHelp => ({
  name,
  kind,
  lines,
  notes: [],
  clause: '',
  provenance: 'verified',
})
const EN = {
  abbot_1: help('Abbot', 'Townsfolk · Cost 2', 'Gain a Moat.'),
  abbot_2: help('Abbot', 'Townsfolk · Cost 2', 'Gain a Moat.'),
  moat: help('Moat', 'Townsfolk · Cost 3', 'Draw two cards.'),
  wall: help('Wall', 'Wall'),
}
const PL = { moat: help('Fosa', 'Mieszczanin'), wall: help('Mur', 'Mur') }
const IDS = Object.keys(EN)

it('shows cards by kind, and equal ones once', () => {
  expect(gallery(IDS, EN, PL, [], [])).toEqual([
    {
      title: 'Townsfolk',
      cards: [
        { id: 'abbot_1', n: 2 },
        { id: 'moat', n: 1 },
      ],
    },
    { title: 'Wall', cards: [{ id: 'wall', n: 1 }] },
  ])
})

it('finds words in either language, with the card that is called so first', () => {
  const found = (word: string) =>
    gallery(IDS, EN, PL, sought(word, 'en'), sought(word, 'pl')).flatMap((kind) =>
      kind.cards.map(({ id }) => id),
    )
  expect(found('moat')).toEqual(['moat', 'abbot_1'])
  expect(found('mur')).toEqual(['wall'])
  expect(found('mieszczan')).toEqual(['moat'])
  expect(found('oat')).toEqual([])
})

it('has the cards of a game, and not what is printed on its boards', () => {
  expect(
    ['abbot_1', 'tavern_01', 'order_fortify', 'labourer', 'region1_space1'].map(paladins.isCard!),
  ).toEqual([true, true, true, false, false])
  expect(['acolyte', 'church_favour_grey', 'town_01', 'debt'].map(viscounts.isCard!)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(['smithy', 's_quarry', 'quarry', 'clay'].map(architects.isCard!)).toEqual([true, true, false, false])
})
