// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { titled } from '../src/state/attention'
import { prefs } from '../src/state/prefs.svelte'
import { soundOf, type Moment } from '../src/table/sounds'
import { event } from './table/position'

const moment = (more: Partial<Moment>): Moment => ({
  news: [],
  you: 0,
  asked: false,
  wasAsked: false,
  over: false,
  wasOver: false,
  struck: false,
  ...more,
})

describe('sounds', () => {
  it('ring when the own turn comes, once', () => {
    expect(soundOf(moment({ asked: true }))).toBe('turn')
    expect(soundOf(moment({ asked: true, wasAsked: true }))).toBeNull()
  })

  it('go with what the reader does, never with the single moves of others', () => {
    expect(soundOf(moment({ news: [event('plays', 0, ['copper'])] }))).toBe('card')
    expect(soundOf(moment({ news: [event('plays', 1, ['copper'])] }))).toBeNull()
    expect(soundOf(moment({ news: [event('shuffles', 0, [], { motion: 'shuffle' })] }))).toBe('shuffle')
    expect(soundOf(moment({ news: [event('coins', 0, [], { motion: 'gain' })] }))).toBe('coin')
  })

  it('warn of what others did to the reader, even as the own turn comes', () => {
    expect(soundOf(moment({ asked: true, struck: true }))).toBe('struck')
  })

  it('tell the end', () => {
    expect(soundOf(moment({ over: true, asked: true }))).toBe('end')
  })
})

describe('the name of the window', () => {
  it('says that it is the turn of the reader', () => {
    prefs.set('lang', 'pl')
    expect(titled('Dominion', true)).toBe('● Twoja kolej · Dominion')
    expect(titled('Dominion', false)).toBe('Dominion')
  })
})
