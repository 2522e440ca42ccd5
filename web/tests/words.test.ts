// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import en from '../src/i18n/en.json'
import { words, type Key } from '../src/i18n/words.svelte'

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(join('src', name), 'utf8'))
  .join('\n')

/** Every catalogue of the page: its own words, those of the table, those of the boards. */
const CATALOGUES = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(i18n|words)[/]en[.]json$/.test(name),
)
const read = (name: string) => JSON.parse(readFileSync(join('src', name), 'utf8')) as Record<string, string>

it('finds the catalogues', () => expect(CATALOGUES.length).toBeGreaterThanOrEqual(3))

describe.each(CATALOGUES)('%s', (name) => {
  const english = read(name)

  it('has every sentence in both languages', () => {
    expect(Object.keys(read(name.replace('en.json', 'pl.json')))).toEqual(Object.keys(english))
  })

  it('has no sentence that nobody says', () => {
    // Keys put together from parts (`level.${value}`) are used when their beginning is.
    const composed = [...SOURCES.matchAll(/`([\w.-]+\.)\$\{/g)].map((found) => found[1]!)
    const unused = Object.keys(english).filter(
      (key) => !SOURCES.includes(`'${key}'`) && !composed.some((start) => key.startsWith(start)),
    )
    expect(unused).toEqual([])
  })
})

it.each(Object.keys(en) as Key[])('can say %s in both languages', (key) => {
  const anything = {
    n: 2,
    name: 'Ola',
    game: 'Dominion',
    time: '30 min',
    cost: '3,5',
    clause: 'DOM-1.1',
    login: 'ola',
    seats: '2–4',
  }
  for (const lang of ['en', 'pl'] as const) {
    expect(words(lang, key, anything)).not.toMatch(/undefined|[{}|]/)
    expect(words(lang, key, anything)).not.toBe('')
  }
})
