import { expect, it } from 'vitest'
import { parse } from '../../src/i18n/messages'
import en from '../../src/table/words/en.json'
import pl from '../../src/table/words/pl.json'

const holes = (sentence: string) =>
  new Set(parse(sentence).flatMap((part) => (typeof part === 'string' ? [] : [part.param])))
const plurals = (sentence: string) =>
  parse(sentence).flatMap((part) =>
    typeof part === 'string' || part.words.length === 0 ? [] : [part.words.length],
  )

it('has every word of the table in both languages, with the same holes and all plural forms', () => {
  expect(Object.keys(pl)).toEqual(Object.keys(en))
  for (const [key, sentence] of Object.entries(en)) {
    const polish = pl[key as keyof typeof pl]
    expect([key, holes(polish)]).toEqual([key, holes(sentence)])
    for (const forms of plurals(sentence)) expect([key, forms]).toEqual([key, 2])
    for (const forms of plurals(polish)) expect([key, forms]).toEqual([key, 3])
  }
})
