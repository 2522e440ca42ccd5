/** The table of It's a Wonderful Kingdom: what its cards are and what it reads out of a view. */
import { describe, expect, it } from 'vitest'
import { boxOf, CARDS, kindOf, medalsOf } from '../../src/games/wonderful_kingdom/cards'
import { faces } from '../../src/games/wonderful_kingdom/faces'
import { BY_KIND, SCENES } from '../../src/games/wonderful_kingdom/scenes'
import { CUBES, FRAMES } from '../../src/games/wonderful_kingdom/signs'
import type { EventData } from '../../src/net/wire'
import {
  alchemyOf,
  builtOf,
  chainOf,
  isFrozen,
  isFull,
  phaseOf,
  pieceOf,
  pieces,
  plannedOf,
  questOf,
  recyclingOf,
  spacesOf,
  turnsOf,
} from '../../src/table/wonderful_kingdom/kingdom'
import { at, box, CHOICE, GOLD, site } from './wonderful_kingdom'
import { event } from './position'

const told = (
  kind: string,
  seat: number,
  params: Record<string, string | number>,
  more: Partial<EventData> = {},
) => event(kind, seat, [], { count: 1, text: { key: 'e', params }, ...more })

describe('the cards', () => {
  it('all have a scene, a frame and a face', () => {
    expect(
      [...CARDS.values()].filter((card) => !SCENES[card.id] && !BY_KIND[kindOf(card)]).map((card) => card.id),
    ).toEqual([])
    expect([...CARDS.values()].filter((card) => !FRAMES[kindOf(card)]).map((card) => card.id)).toEqual([])
    expect(faces.face('farm', 'pl').signs.flat().length).toBeGreaterThan(0)
    expect(faces.face('farm', 'en').provenance).toBe('reconstructed')
  })

  it('no two kinds of cubes share an outline or a glyph, no two types an edge', () => {
    const all = Object.values(CUBES)
    expect(new Set(all.map((cube) => cube.outline)).size).toBe(all.length)
    expect(new Set(all.map((cube) => cube.icon.body)).size).toBe(all.length)
    const types = ['structure', 'company', 'monument', 'discovery'].map((type) => FRAMES[type]!.partition)
    expect(new Set(types).size).toBe(4)
  })

  it('are those of the card pack where the table has one', () => {
    const packed = boxOf({ pack: { cards: [{ id: 'farm', cost: { gold: 7 } }] } })
    expect(spacesOf(packed.card('farm')).map((space) => space.kind)).toEqual(Array(7).fill('gold'))
    expect(packed.card('quarry').cost).toEqual(box.card('quarry').cost)
  })

  it('have medals for every solo table', () => {
    expect(
      ['giant_rats', 'frost_giants', 'shadows', 'thieves', 'advisors', 'quest_01', 'quest_02'].map(
        (id) => medalsOf(id)?.gold,
      ),
    ).not.toContain(undefined)
  })
})

describe('a view', () => {
  it.each([
    ['choice', 'choice'],
    ['reveal', 'planning'],
    ['planning', 'planning'],
    ['materials', 'production'],
    ['overseer', 'production'],
    ['fight', 'fight'],
    ['setup', 'choice'],
  ])('in the part %s of a round shows the phase %s', (part, phase) => {
    expect(phaseOf(at(part))).toBe(phase)
  })

  it('tells whose turns the sixteen are, as the game says', () => {
    const turns = turnsOf(at(CHOICE))
    expect(turns.slice(0, 4).map(({ seat, offers }) => [seat, offers])).toEqual([
      [1, true],
      [0, false],
      [0, true],
      [1, false],
    ])
    expect(turns.map((turn) => turn.state).slice(0, 4)).toEqual(['done', 'done', 'now', 'next'])
    expect(turns).toHaveLength(16)
  })

  it('shows the cubes on the spaces of a site', () => {
    const spaces = spacesOf(box.card('mages_tower'), {
      site: 3,
      gold: 3,
      gold_free: 1,
      exploration: 2,
      exploration_free: 2,
    })
    expect(spaces.map(({ kind, filled }) => `${kind} ${filled}`)).toEqual([
      'gold true',
      'gold true',
      'gold false',
      'exploration false',
      'exploration false',
    ])
    expect([
      isFull(site(0, 'farm', { site: 0, materials: 2, materials_free: 0 })),
      isFull(site(0, 'farm', { site: 0, materials: 2, materials_free: 1 })),
    ]).toEqual([true, false])
    expect(isFrozen(site(0, 'farm', { site: 0, frozen: 1 }))).toBe(true)
  })

  it('groups what is built by type', () => {
    const built = {
      'seat0.built': {
        owner: 0,
        count: 3,
        things: [
          { id: 'seat0.built:farm', card: 'farm', n: 2 },
          { id: 'seat0.built:nexus', card: 'nexus' },
        ],
      },
    }
    expect(
      builtOf(at(CHOICE, built), 0, box).map(({ type, cards }) => [
        type,
        cards.map(({ card, n }) => `${n} ${card}`),
      ]),
    ).toEqual([
      ['structure', ['2 farm']],
      ['company', []],
      ['monument', []],
      ['discovery', ['1 nexus']],
    ])
  })

  it('knows the cubes of an alchemy area, and how many have no kind', () => {
    expect([alchemyOf(at(CHOICE), 0), alchemyOf(at(CHOICE), 1)]).toEqual([
      ['materials', 'gold', 'gold'],
      [null, null, null, null],
    ])
  })

  it('adds up what the open cards of an area would be recycled for', () => {
    expect(
      recyclingOf(
        [{ card: 'farm' }, { card: 'hamlet' }, { card: 'treasure_gold_gold' }, { down: true }],
        box,
      ),
    ).toEqual({ population: 2, gold: 2 })
  })

  it('tells who completed which step of the quest', () => {
    const quest = questOf(
      at(CHOICE, {}, { values: { module: 2, 'seat1.steps': 4, firsts: 4 } }),
      { quest: 'quest_01' },
      box,
    )!
    expect(quest.steps.map(({ done, first }) => [...done, first])).toEqual([
      [false, false, false],
      [false, false, false],
      [false, true, true],
      [false, false, false],
    ])
    expect(quest.steps.at(-1)!.step.last_step).toBe(true)
    expect(questOf(at(CHOICE), {}, box)).toBeNull()
  })
})

describe('the production chain', () => {
  const past = [
    told('round', 1, { n: 2 }),
    told('production', -1, { resource: 'materials' }),
    told('produces', 0, { resource: 'materials' }, { count: 6 }),
    told('produces', 1, { resource: 'materials' }, { count: 2 }),
    told('to_camp', 0, {}),
    told('places', 0, { resource: 'materials' }, { things: ['majestic_statue'], count: 3 }),
    told('to_alchemy', 0, { resource: 'materials' }, { count: 3 }),
    told('production', -1, { resource: 'population' }),
    told('produces', 0, { resource: 'population' }, { count: 3 }),
    told('produces', 1, { resource: 'population' }, { count: 3 }),
    told('production', -1, { resource: 'gold' }),
  ]
  const [materials, population, gold, exploration] = chainOf(at(GOLD), past)

  it('keeps what a step that is over brought, whatever is produced now', () => {
    expect([materials!.state, materials!.made, materials!.supreme, materials!.soldier]).toEqual([
      'done',
      [6, 2],
      0,
      { seat: 0, kind: 'to_camp' },
    ])
    expect(materials!.went).toEqual([
      { seat: 0, card: 'majestic_statue', n: 3 },
      { seat: 0, card: null, n: 3 },
    ])
  })

  it('gives nobody supremacy at a tie', () => {
    expect([population!.made, population!.supreme]).toEqual([[3, 3], null])
  })

  it('forecasts what is to come', () => {
    expect([gold!.state, exploration!.state, exploration!.made, exploration!.supreme]).toEqual([
      'now',
      'next',
      [3, 0],
      0,
    ])
  })

  it('takes five cubes for supremacy in a solo game', () => {
    const solo = (n: number) =>
      chainOf(
        { ...at(GOLD, {}, { numbers: { 'seat0.exploration': { value: n, terms: [] } } }), seats: 1 },
        [],
      )[3]!.supreme
    expect([solo(4), solo(5)]).toEqual([null, 0])
  })
})

describe('a plan', () => {
  it('reads what was tried out, card by card', () => {
    const lines = plannedOf([
      '0: build farm',
      '0: recycle watchtower',
      '0: place mages_tower 2',
      '0: recycle treasure_gold_gold',
      '0: alchemy',
      '0: place great_wall',
      '0: host',
      '0: host great_wall',
    ])
    expect(lines.map(({ at: from, verb, card, to }) => [from, verb, card, to])).toEqual([
      [0, 'build', 'farm', []],
      [1, 'recycle', 'watchtower', ['mages_tower']],
      [3, 'recycle', 'treasure_gold_gold', ['alchemy', 'great_wall']],
      [6, 'host', 'frost_giant', ['great_wall']],
    ])
  })
})

describe('cubes on their way', () => {
  const sites = (free: number) => ({
    'seat0.sites': {
      owner: 0,
      count: 1,
      things: [site(0, 'farm', { site: 4, materials: 2, materials_free: free })],
    },
  })

  it('fly from the production step to the site', () => {
    expect(pieces(at('materials', sites(2)), at('materials', sites(1)))).toEqual([
      { card: 'farm', piece: 'materials', from: 'supply.materials', to: 'seat0.sites', n: 1, at: 0 },
    ])
  })

  it('fly to the alchemy area', () => {
    const [flight] = pieces(at(GOLD), at(GOLD, {}, { rows: { 'seat0.alchemy': [1, 0, 3, 0, 0] } }))
    expect([flight!.piece, flight!.from, flight!.to]).toEqual(['gold', 'supply.gold', 'seat0.alchemy'])
  })

  it('are told by events too', () => {
    expect([
      pieceOf(told('places', 1, { resource: 'gold' })),
      pieceOf(told('to_camp', 1, {})),
      pieceOf(told('builds', 1, {})),
    ]).toEqual(['gold', 'soldier', null])
  })
})
