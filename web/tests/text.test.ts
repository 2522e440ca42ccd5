import { describe, expect, it } from 'vitest'
import { Catalogue, TextError, type Entries, type Params } from '../src/i18n/messages'
import type { Lang } from '../src/state/prefs.svelte'
import vectors from './text-vectors.json'

const catalogue = new Catalogue(vectors.entries as Record<Lang, Entries>)

describe('messages', () => {
  for (const lang of ['en', 'pl'] as const)
    it.each(vectors.cases)(`are rendered as by the server in ${lang}: $key $params`, (message) => {
      const say = () => catalogue.render(lang, message.key, message.params as unknown as Params)
      if (message[lang] === null) expect(say).toThrow(TextError)
      else expect(say()).toBe(message[lang])
    })

  it.each(vectors.addressed)('are told to $reader as by the server: $key $params', (message) => {
    expect(
      catalogue.addressed({ key: message.key, params: message.params as unknown as Params }, message.reader)
        .key,
    ).toBe(message.told)
  })

  it('come in pieces in which every named thing can be pointed at', () => {
    const pieces = catalogue.pieces('pl', 'listed', { seat: 'Ada', card: ['moat', 'gold', 'moat'] })
    expect(pieces.map((piece) => piece.text).join('')).toBe('Ada odrzuca 2 Fosy i Złoto.')
    expect(pieces.filter((piece) => piece.thing).map((piece) => piece.thing)).toEqual(['moat', 'gold'])
  })
})
