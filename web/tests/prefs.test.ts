// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { prefs, read } from '../src/state/prefs.svelte'

it('starts in the language of the browser', () => {
  expect(read(null, 'pl-PL').lang).toBe('pl')
  expect(read(null, 'de').lang).toBe('en')
})

it('keeps what it knows and forgets what it does not', () => {
  const kept = read('{"theme":"dark","lang":"pl","speed":"sideways","size":"larger","sound":true}', 'en')
  expect(kept).toEqual({
    theme: 'dark',
    lang: 'pl',
    speed: 'normal',
    confirm: 'turn',
    size: 'larger',
    sound: true,
    notify: false,
    arms: '',
  })
  expect(read('not json', 'en').theme).toBe('auto')
  expect(read('null', 'en').theme).toBe('auto')
})

it('shows a choice at once and keeps it', () => {
  prefs.set('theme', 'dark')
  prefs.set('lang', 'pl')
  prefs.set('speed', 'instant')
  const root = document.documentElement
  expect([root.dataset.theme, root.lang, root.style.getPropertyValue('--speed')]).toEqual(['dark', 'pl', '0'])
  expect(JSON.parse(localStorage.getItem('regnum.preferences')!)).toMatchObject({ theme: 'dark', lang: 'pl' })
})
