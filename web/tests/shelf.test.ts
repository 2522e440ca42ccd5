// @vitest-environment happy-dom
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { facesOf, hasFaces } from '../src/games/faces'
import { book, bookOf, said, SHELF, shelfWith, titleOf, waysOf } from '../src/games/shelf'
import type { Game } from '../src/net/games.svelte'
import type { GameCard } from '../src/net/wire'
import { prefs } from '../src/state/prefs.svelte'
import { kitOf } from '../src/table/boards'

const GAMES = '../src/regnum/games'
/** The games that are offered to people: not those of which only the rules stand, nor chapters, which a saga begins. */
const playable = readdirSync(GAMES).filter((name) => {
  const file = `${GAMES}/${name}/game.py`
  return existsSync(file) && !/^ {4}finished = False$|\(SagaGame\[/m.test(readFileSync(file, 'utf8'))
})

/** What finds the parts of a game by its folder: none of it may name a game. */
const LOOKING = [
  'games/shelf.ts',
  'games/faces.ts',
  'games/setup.ts',
  'table/boards.ts',
  'table/lessons/courses.ts',
  'pages/Home.svelte',
  'pages/NewTable.svelte',
]

it.each(LOOKING)('%s lists no game by hand', (file) => {
  const text = readFileSync(`src/${file}`, 'utf8')
  expect(SHELF.map(({ id }) => id).filter((id) => text.includes(id))).toEqual([])
})

describe('the shelf', () => {
  it('has the book of every folder, in the order they say', () => {
    const folders = readdirSync('src/games').filter((name) => existsSync(`src/games/${name}/book.ts`))
    expect(SHELF.map(({ id }) => id).sort()).toEqual(folders)
    expect(SHELF.map(({ place }) => place)).toEqual(SHELF.map((_, i) => i + 1))
    expect(playable.filter((id) => !folders.includes(id))).toEqual([])
  })

  it('says the same in both languages', () => {
    for (const { words } of SHELF) {
      expect(Object.keys(words.pl)).toEqual(Object.keys(words.en))
      for (const text of Object.values({ ...words.en, ...words.pl })) expect(text).not.toBe('')
    }
  })
})

describe('a game that can be played in several ways', () => {
  const cards = SHELF.map(({ id }) => ({ id })) as unknown as GameCard[]
  const modes = SHELF.filter(({ of }) => of)

  it('has them all in one book', () => {
    expect(modes.length).toBeGreaterThan(0)
    for (const { id, of } of modes) {
      expect(book(of!)!.of).toBeUndefined()
      expect(waysOf(of!, cards).map((way) => way.id)).toEqual([of, id])
      expect(waysOf(id, cards)).toEqual(waysOf(of!, cards))
    }
  })

  it('offers only those that are there', () => {
    const [{ id, of }] = modes as [(typeof modes)[number]]
    expect(
      waysOf(
        of!,
        cards.filter((card) => card.id !== id),
      ).map((way) => way.id),
    ).toEqual([of])
  })
})

describe('a game that the page does not know', () => {
  const card = {
    id: 'toy',
    title: { en: 'Market day', pl: 'Dzień targowy' },
    seats: [2, 4],
  } as unknown as GameCard

  it('stands at the end of the shelf under the name that the server gives it', () => {
    expect(shelfWith([card]).map(({ id }) => id)).toEqual([
      ...SHELF.filter(({ of }) => !of).map(({ id }) => id),
      'toy',
    ])
    prefs.set('lang', 'pl')
    expect([titleOf('toy'), titleOf('toy', [card]), said(bookOf(card)).name]).toEqual([
      'toy',
      'Dzień targowy',
      'Dzień targowy',
    ])
    expect(titleOf('architects_saga')).toBe('Kroniki: Architekci')
    prefs.set('lang', 'en')
    expect(said(bookOf(card)).name).toBe('Market day')
  })

  it('gets plain faces and the board of any game', async () => {
    expect(hasFaces('toy')).toBe(false)
    const face = await facesOf({ data: { id: 'toy', help: { en: {}, pl: {} } } } as unknown as Game)
    expect(face('apple', 'en')).toBeTruthy()
    expect(await kitOf('toy')).toBe(await kitOf('generic'))
  })

  it.each(playable)('%s has a board and faces of its own', async (game) => {
    expect(hasFaces(game)).toBe(true)
    expect(await kitOf(game)).not.toBe(await kitOf('generic'))
  })
})
