// @vitest-environment happy-dom
/** Pointing: what an element stands for, where pins hang, and how it is said. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Game } from '../../src/net/games.svelte'
import { Catalogue } from '../../src/i18n/messages'
import type { ChatLine, Pointing } from '../../src/net/wire'
import { tooltips } from '../../src/parts/tooltips.svelte'
import { prefs } from '../../src/state/prefs.svelte'
import type { Desk } from '../../src/table/desk.svelte'
import { told } from '../../src/table/announced'
import { Counsel, nameOf, pointables, pointedAt, signsOf } from '../../src/table/together/counsel.svelte'
import { saidByOthers } from '../../src/table/unread'
import { option, tableOf, view } from './position'

const CATALOGUE = {
  en: { 'place.orders': "King's Orders", 'place.pool': 'Workers' },
  pl: { 'place.orders': 'Dekrety', 'place.pool': 'Robotnicy' },
}
const help = (name: string) => ({ name, kind: '', lines: [], notes: [], clause: '', provenance: '' })
const GAME = {
  data: {
    id: 'paladins_coop',
    modes: ['together'],
    help: { en: { scout: help('Scout') }, pl: { scout: help('Zwiadowca') } },
  },
  catalogue: new Catalogue(CATALOGUE),
} as unknown as Game
const NAMES = ['Ada', 'Jagna']
const PIN: Pointing = { seat: 1, phrase: 'do_this', thing: 'orders:1', card: '' }

function desk(more: object = {}): Desk {
  const seen = view({})
  return {
    game: GAME,
    names: NAMES,
    session: { point: vi.fn(async () => {}) },
    you: 0,
    table: tableOf(seen, { pins: [PIN] }),
    view: seen,
    decision: null,
    chat: [],
    bodies: { points: () => {} },
    ...more,
  } as unknown as Desk
}

beforeEach(() => {
  document.body.innerHTML = ''
  tooltips.close()
  prefs.set('lang', 'en')
})

describe('what is pointed at', () => {
  it('is the thing on an element, or the only one that its answer is about', () => {
    document.body.innerHTML = `
      <button id="row" data-points="hunt" data-printed="hunt"><i data-thing="seat0.spaces:3"></i></button>
      <div data-thing="towns:7" data-card="town_08"><b></b></div>
      <button id="give" data-option="give 1">Give</button><button id="pass" data-option="pass">Pass</button>`
    const options = [option('give 1', 'seat1'), option('pass', null)]
    const at = (selector: string) => pointedAt(document.querySelector(selector), options)?.[1] ?? null
    expect(at('i')).toEqual({ thing: 'hunt', card: 'hunt' })
    expect(at('b')).toEqual({ thing: 'towns:7', card: 'town_08' })
    expect(at('#give')).toEqual({ thing: 'seat1', card: '' })
    expect(at('#pass')).toBeNull()
    expect(at('body')).toBeNull()
  })

  it('is marked on the thing and on the answers about it, and on the place only where there is neither', () => {
    document.body.innerHTML = `
      <div id="orders" data-place="orders"><b data-thing="orders:1"><i data-thing="orders:1"></i></b></div>
      <div id="prompt"><button data-option="take 2"></button><button data-option="pass"></button></div>`
    const options = [option('take 2', 'orders:1'), option('pass', null)]
    const marked = (id: string) => signsOf(document.body, id, options).map((it) => it.tagName)
    expect(marked('orders:1')).toEqual(['B', 'BUTTON'])
    expect(marked('orders')).toEqual(['DIV'])
    expect(marked('nowhere')).toEqual([])
  })

  it('has a name in both languages', () => {
    const name = (thing: string, card = '') => nameOf(GAME, NAMES, { thing, card })
    expect(name('seat1')).toBe('Jagna')
    expect(name('orders:1')).toBe("King's Orders 2")
    expect(name('orders')).toBe("King's Orders")
    expect(name('seat1.pool:scout', 'scout')).toBe('Scout (Jagna)')
    prefs.set('lang', 'pl')
    expect(name('orders:1')).toBe('Dekrety 2')
    expect(name('seat1.pool:scout', 'scout')).toBe('Zwiadowca (Jagna)')
  })

  it('can be chosen from a list: seats, and what lies open', () => {
    const seen = view({
      orders: { owner: null, count: 1, things: [{ id: 'orders:1', card: 'order' }] },
      deck: { owner: null, count: 9, epoch: 1 },
      fog: { owner: 1, count: 1, things: [{ hidden: 3 }] },
    })
    expect(pointables(tableOf(seen), seen)).toEqual([
      {
        place: null,
        things: [
          { thing: 'seat0', card: '' },
          { thing: 'seat1', card: '' },
        ],
      },
      { place: 'orders', things: [{ thing: 'orders:1', card: 'order' }] },
    ])
  })
})

describe('counsel', () => {
  it('is said as a sentence in the language of the reader', () => {
    const counsel = new Counsel(desk())
    expect(counsel.sentence(PIN)).toBe("Jagna points at: King's Orders 2. “Do this”")
    prefs.set('lang', 'pl')
    expect(counsel.sentence(PIN)).toBe('Jagna wskazuje: Dekrety 2. „Zrób to”')
  })

  it('is only for those who play, where all play together', () => {
    expect(new Counsel(desk()).open).toBe(true)
    expect(new Counsel(desk({ you: null })).open).toBe(false)
    expect(new Counsel(desk({ session: null })).open).toBe(false)
    expect(new Counsel(desk({ table: tableOf(view({}), { status: 'over' }) })).open).toBe(false)
    const apart = { ...GAME, data: { ...GAME.data, modes: ['versus'] } }
    expect(new Counsel(desk({ game: apart })).open).toBe(false)
  })

  it('shows no pins in a replay', () => {
    expect(new Counsel(desk()).pins).toEqual([PIN])
    expect(new Counsel(desk({ session: null })).pins).toEqual([])
  })

  it('asks what is meant where something is held, and the click of letting go chooses nothing', () => {
    vi.useFakeTimers()
    document.body.innerHTML = '<div id="root"><button data-thing="orders:1"></button></div>'
    const [root, button] = [document.querySelector<HTMLElement>('#root')!, document.querySelector('button')!]
    const counsel = new Counsel(desk())
    const clicked = vi.fn()
    button.addEventListener('click', clicked)
    counsel.held(root)
    const press = (type: string, x = 0) =>
      button.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: 0, button: 0 }))
    const click = () => button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))

    press('pointerdown')
    press('pointermove', 30)
    vi.advanceTimersByTime(1000)
    expect(tooltips.open).toBeNull()
    press('pointerup')
    click()
    expect(clicked).toHaveBeenCalledTimes(1)

    press('pointerdown')
    vi.advanceTimersByTime(1000)
    press('pointerup')
    click()
    expect(tooltips.open?.anchor).toBe(button)
    expect(counsel.pointed).toEqual({ thing: 'orders:1', card: '' })
    expect(clicked).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })

  it('is sent with its phrase, by the key for what has the focus', async () => {
    document.body.innerHTML = '<button data-thing="orders:1"></button>'
    document.querySelector('button')!.focus()
    const here = desk()
    const counsel = new Counsel(here)
    expect(counsel.press(document.body)).toBe(true)
    await counsel.point(counsel.pointed!, 'give_me')
    expect(here.session!.point).toHaveBeenCalledWith({ thing: 'orders:1', card: '', phrase: 'give_me' })
    expect(tooltips.open).toBeNull()
  })

  it('counts as new talk, and is no notice', () => {
    const line: ChatLine = {
      id: 1,
      name: 'Jagna',
      seat: 1,
      text: '',
      at: 0,
      what: 'pointed',
      pointing: PIN,
    }
    expect(saidByOthers({ chat: [line], you: 0 })).toBe(1)
    expect(saidByOthers({ chat: [line], you: 1 })).toBe(0)
    expect(told(line, tableOf(view({})))).toBe('')
    expect(new Counsel(desk({ chat: [line, { ...line, pointing: null }] })).lines).toEqual([line])
  })
})
