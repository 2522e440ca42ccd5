// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { listen } from '../src/state/keys'

const press = (key: string, target: EventTarget = document.body, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  target.dispatchEvent(event)
  return event
}
const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

it('lets the one that asked last hear first', () => {
  const [table, tooltip] = [vi.fn(), vi.fn()]
  stops.push(listen({ Escape: table }))
  const stop = listen({ Escape: tooltip })
  expect(press('Escape').defaultPrevented).toBe(true)
  stop()
  press('Escape')
  expect([tooltip.mock.calls.length, table.mock.calls.length]).toEqual([1, 1])
})

it('passes a key on that a handler does not want', () => {
  const table = vi.fn()
  stops.push(listen({ e: table }), listen({ e: () => false }))
  press('E')
  expect(table).toHaveBeenCalledOnce()
})

it('leaves keys to the field they are typed into, but for Escape', () => {
  const [letter, escape] = [vi.fn(), vi.fn()]
  stops.push(listen({ a: letter, Escape: escape }))
  const field = document.body.appendChild(document.createElement('input'))
  press('a', field)
  press('Escape', field)
  expect([letter.mock.calls.length, escape.mock.calls.length]).toEqual([0, 1])
})

it('knows Ctrl and Command as one', () => {
  const undo = vi.fn()
  stops.push(listen({ 'Ctrl+z': undo }))
  press('z', document.body, { ctrlKey: true })
  press('z', document.body, { metaKey: true })
  press('z')
  expect(undo).toHaveBeenCalledTimes(2)
})
