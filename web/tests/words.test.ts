// @vitest-environment happy-dom
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import en from '../src/i18n/en.json'
import { parse } from '../src/i18n/messages'
import { t, type Key } from '../src/i18n/pages'
import pages from '../src/i18n/pages/en.json'
import { prefs } from '../src/state/prefs.svelte'

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(join('src', name), 'utf8'))
  .join('\n')

const GAMES = '../src/regnum/games'
/** Every catalogue of the page: the words of the first view, of its other pages, those of the table, and what each game brings for its board. */
const CATALOGUES = [
  'src/i18n/en.json',
  'src/i18n/pages/en.json',
  'src/table/words/en.json',
  ...readdirSync(GAMES)
    .map((game) => `${GAMES}/${game}/text/page/en.json`)
    .filter((file) => existsSync(file)),
]
const read = (name: string) => JSON.parse(readFileSync(name, 'utf8')) as Record<string, string>

const holes = (sentence: string) =>
  new Set(parse(sentence).flatMap((part) => (typeof part === 'string' ? [] : [part.param])))
const plurals = (sentence: string) =>
  parse(sentence).flatMap((part) =>
    typeof part === 'string' || part.words.length === 0 ? [] : [part.words.length],
  )

it('finds the catalogues', () => expect(CATALOGUES.length).toBeGreaterThanOrEqual(5))

describe.each(CATALOGUES)('%s', (name) => {
  const english = read(name)

  it('has every sentence in both languages, with the same holes and all plural forms', () => {
    const polish = read(name.replace('en.json', 'pl.json'))
    expect(Object.keys(polish)).toEqual(Object.keys(english))
    for (const [key, sentence] of Object.entries(english)) {
      expect([key, holes(polish[key]!)]).toEqual([key, holes(sentence)])
      expect([key, plurals(sentence).filter((n) => n !== 2)]).toEqual([key, []])
      expect([key, plurals(polish[key]!).filter((n) => n !== 3)]).toEqual([key, []])
    }
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

it.each(Object.keys({ ...en, ...pages }) as Key[])('can say %s in both languages', (key) => {
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
    prefs.set('lang', lang)
    expect(t(key, anything)).not.toMatch(/undefined|[{}|]/)
    expect(t(key, anything)).not.toBe('')
  }
})
