import { expect, it } from 'vitest'
import type { ChatLine, SeatData } from '../../src/net/wire'
import { hasCompany } from '../../src/table/unread'
import { tableOf, view } from './position'

const seat = (index: number, kind: SeatData['kind']): SeatData => ({
  index,
  kind,
  name: '',
  bot: kind === 'bot' ? 'random' : null,
  connected: true,
  left: false,
})
const at = (you: number | null, kinds: SeatData['kind'][], chat: ChatLine[] = []) =>
  hasCompany({ table: { ...tableOf(view({})), seats: kinds.map((kind, i) => seat(i, kind)) }, chat, you })
const LINE: ChatLine = { id: 1, name: 'Ada', seat: 1, text: 'Hi', at: 0 }

it('is talked where somebody reads it: bots do not', () => {
  expect(at(0, ['human', 'bot', 'bot'])).toBe(false)
  expect(at(0, ['human', 'bot', 'human'])).toBe(true)
  expect(at(0, ['human'])).toBe(false)
})

it('is shown what was said, and to those who watch', () => {
  expect(at(0, ['human', 'bot'], [LINE])).toBe(true)
  expect(at(null, ['human', 'bot'])).toBe(true)
})
