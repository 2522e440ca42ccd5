import { describe, expect, it } from 'vitest'
import { CARDS, KINGDOMS } from '../src/games/dominion/cards'
import { faces, leading, signsOf } from '../src/games/dominion/faces'
import { SCENES } from '../src/games/dominion/scenes'
import type { Sign } from '../src/games/face'

const written = (groups: Sign[][]) =>
  groups.map((group) =>
    group
      .map((sign) =>
        'coin' in sign
          ? `(${sign.coin})`
          : 'word' in sign
            ? sign.word
            : `${sign.text ?? ''}${sign.icon.name}`,
      )
      .join(' '),
  )
const signs = (id: string) => written(signsOf(CARDS.find((card) => card.id === id)!))

describe('faces of Dominion', () => {
  it.each(CARDS.map((card) => card.id))('%s has a scene of its own, types and signs', (id) => {
    const face = faces.face(id, 'pl')
    expect(SCENES[id]).toBe(face.scene)
    expect(face.signs.length).toBeGreaterThan(0)
    expect(face.types.every((type) => type.icon)).toBe(true)
  })

  it('no two cards show the same emblem', () => {
    const emblems = Object.values(SCENES).map((scene) => scene.icon.name)
    expect(new Set(emblems).size).toBe(emblems.length)
  })

  it('say in signs what the effects do', () => {
    expect(signs('market')).toEqual(['+1card', '+1hand', '+1swap-bag', '(+1)'])
    expect(signs('militia')).toEqual(['(+2)', 'crossed-swords 3card'])
    expect(signs('remodel')).toEqual(['campfire', '→ (+2)'])
    expect(signs('workshop')).toEqual(['→ ≤ (4)'])
    expect(signs('moat')).toEqual(['+2card', 'cross-shield'])
    expect(signs('curse')).toEqual(['−1laurel-crown'])
    expect(signs('gardens')).toEqual(['1laurel-crown / 10card'])
    expect(signs('witch')).toEqual(['+2card', 'crossed-swords → death-skull'])
  })

  it('take their frame from the last of Attack and Reaction', () => {
    expect(
      ['moat', 'militia', 'smithy', 'gardens'].map((id) => leading(CARDS.find((card) => card.id === id)!)),
    ).toEqual(['reaction', 'attack', 'action', 'victory'])
  })

  it('write the counters bold and a rule above a reaction', () => {
    const text = {
      name: 'Moat',
      lines: ['+2 Cards', 'When another player plays an Attack …'],
      types: ['Action', 'Reaction'],
      clause: 'DOM-9.19',
      provenance: 'verified',
    }
    const [first, second] = faces.face('moat', 'en', text).lines
    expect(first?.plus).toMatchObject({ n: '+2', word: 'Cards' })
    expect(second).toMatchObject({ apart: true })
  })

  it('belong to kingdoms of ten known cards', () => {
    for (const kingdom of KINGDOMS) expect(kingdom.cards.filter((id) => SCENES[id]).length).toBe(10)
  })
})
