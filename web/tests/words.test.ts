// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import en from '../src/i18n/en.json'
import pl from '../src/i18n/pl.json'
import { words, type Key } from '../src/i18n/words.svelte'

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(join('src', name), 'utf8'))
  .join('\n')

it('has every sentence in both languages', () => {
  expect(Object.keys(pl).sort()).toEqual(Object.keys(en).sort())
})

it('has no sentence that nobody says', () => {
  // Keys put together from parts (`level.${value}`) are used when their beginning is.
  const composed = [...SOURCES.matchAll(/`([\w.-]+\.)\$\{/g)].map((found) => found[1]!)
  const unused = Object.keys(en).filter((key) => !SOURCES.includes(`'${key}'`) && !composed.some((start) => key.startsWith(start)))
  expect(unused).toEqual([])
})

it.each(Object.keys(en) as Key[])('can say %s in both languages', (key) => {
  const anything = { n: 2, name: 'Ola', game: 'Dominion', time: '30 min', cost: '3,5', clause: 'DOM-1.1', login: 'ola', seats: '2–4' }
  for (const lang of ['en', 'pl'] as const) {
    expect(words(lang, key, anything)).not.toMatch(/undefined|[{}|]/)
    expect(words(lang, key, anything)).not.toBe('')
  }
})
