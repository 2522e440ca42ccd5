import { expect, it } from 'vitest'
import { sections } from '../build/sections'
import { finds, folded, marked, rank, sought } from '../src/pages/search'

const en = (wanted: string) => sought(wanted, 'en')
const pl = (wanted: string) => sought(wanted, 'pl')

it('finds words whatever their case and accents', () => {
  expect(finds('Żaden gracz nie łamie zasad', pl('ZADEN lamie'))).toBe(true)
  expect(finds('Żaden gracz', pl('zaden atak'))).toBe(false)
  expect(folded('Łódź ﬁ 🏰').length).toBe('Łódź ﬁ 🏰'.length)
})

it('finds words as words, from their beginning', () => {
  expect(finds('A strap holds it', en('trap'))).toBe(false)
  expect(finds('Trapped cards', en('trap'))).toBe(true)
  expect(finds('DOM-4.2 Play', en('dom-4.2'))).toBe(true)
  expect(finds('DOM-4x2 (Play', en('dom-4.2'))).toBe(false)
  expect(finds('anything (at all)', en('(at'))).toBe(true)
  expect(marked('strap trap', en('trap'))).toEqual([
    { text: 'strap ', hit: false },
    { text: 'trap', hit: true },
  ])
})

it.each([
  ['Katastrofa', 'Katastrofy nie można przetworzyć.'],
  ['Kupiec', 'Każdy z Kupców dodaje wymianę.'],
  ['Budynek', 'Wznieś Budynki.'],
  ['Targ Kamienia', 'Przy Targu Kamienia'],
  ['Czarny Rynek', 'Odświeżenie Czarnego Rynku'],
])('finds %s in Polish whatever its ending', (name, text) => {
  expect(finds(text, pl(name))).toBe(true)
})

it('takes no ending off where a word could become another', () => {
  expect(finds('Gather all Workers', en('gate'))).toBe(false)
  expect(finds('Do nich', pl('dola'))).toBe(false)
  expect(finds('Ta karta', pl('tak'))).toBe(false)
})

it('puts the rule that is about a word before those that mention it, rulings and examples', () => {
  const long = 'Whatever else happens in a turn, nobody ever has to do anything at all about a Moat'
  const found = {
    'DOM-9.1': 'Moat: draw 2 cards',
    'DOM-2.1': 'The pile of a Moat has 10 cards',
    'DOM-3.3': long,
    'DOM-R3': 'Moat',
    ex_moat: 'Moat',
  }
  expect(Object.entries(found).map(([id, text]) => rank(id, text, en('moat')))).toEqual([0, 1, 2, 3, 4])
})

it('marks the place in the text as it is written', () => {
  expect(marked('Odrzuć Złoto.', pl('zloto'))).toEqual([
    { text: 'Odrzuć ', hit: false },
    { text: 'Złoto', hit: true },
    { text: '.', hit: false },
  ])
})

it('reads headings with their clauses out of a rule document', () => {
  const document =
    '# T\n## 1. Parts\n- DOM-1.1 One\n- `ex_a` Two\n| DOM-R3 | q | a |\n## 2. Empty\nwords\n## Last\n- DOM-9.10 **X**'
  expect(sections(document)).toEqual([
    { title: 'Parts', clauses: ['DOM-1.1', 'ex_a', 'DOM-R3'] },
    { title: 'Last', clauses: ['DOM-9.10'] },
  ])
})

it('reads rulings, examples and hazards with letters of their own', () => {
  const document =
    '## Ends\n- IWK-R-10 One\n- IWK-EX-7 Two\n- PAL-R.21 Three\n- PAL-H.1 Four\n- IWK-10.14 **X**\n- IWK- nothing'
  expect(sections(document)).toEqual([
    { title: 'Ends', clauses: ['IWK-R-10', 'IWK-EX-7', 'PAL-R.21', 'PAL-H.1', 'IWK-10.14'] },
  ])
})
