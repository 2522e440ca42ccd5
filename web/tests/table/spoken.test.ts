// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { TELLING } from '../../src/table/dominion/telling'
import { readOut } from '../../src/table/spoken'
import { event } from './position'

const told = (news: Parameters<typeof readOut>[0], you: number | null = 0) =>
  readOut(news, TELLING, you, ({ key }) => `${key}.`)
const key = (kind: string, seat: number) => event(kind, seat, ['copper']).text.key

describe('what is read out', () => {
  it('is what the others did, not what the reader did', () => {
    expect(told([event('plays', 1, ['copper']), event('buys', 0, ['silver'])])).toBe(`${key('plays', 1)}.`)
    expect(told([event('buys', 0, ['silver'])])).toBe('')
  })

  it('is what the chronicle tells: nothing that happens every turn', () => {
    const usual = [event('cleanup', 1), event('discards', 1, ['copper']), event('draws', 1, ['gold'])]
    expect(told([event('buys', 1, ['silver']), ...usual])).toBe(`${key('buys', 1)}.`)
  })

  it('does not go on for ever', () => {
    const many = Array.from({ length: 14 }, () => event('plays', 1, ['copper']))
    expect(told(many).match(/\./g)).toHaveLength(1 + 10 * key('plays', 1).split('.').length)
    expect(told(many)).toMatch(/^4 /)
  })
})
