// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { explains, tooltips, spot } from '../src/parts/tooltips.svelte'

const view = { width: 1000, height: 800 }
const rect = (left: number, top: number, width = 40, height = 40) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect

it('stands below its anchor, above where there is no room below, and always in sight', () => {
  expect(spot(rect(100, 100), 330, 200, view)).toMatchObject({ top: 152, above: false })
  expect(spot(rect(100, 700), 330, 200, view)).toMatchObject({ top: 488, above: true })
  const corner = spot(rect(980, 780, 20, 20), 330, 200, view)
  expect(corner.left + 330).toBeLessThanOrEqual(view.width)
  expect(spot(rect(0, 0), 330, 790, view).top).toBeGreaterThanOrEqual(0)
})

it('leaves the question free whose button it stands at, if there is room', () => {
  const [button, question] = [rect(60, 740), rect(0, 640, 1000, 150)]
  const above = spot(button, 330, 300, view, question)
  expect(above.top + 300).toBeLessThanOrEqual(question.top)
  const high = spot(rect(60, 100), 330, 300, view, rect(0, 10, 1000, 150))
  expect(high.top).toBeGreaterThanOrEqual(160)
  const crowded = spot(button, 330, 660, view, question)
  expect(crowded).toMatchObject({ top: 68, above: true })
})

it('does not cover what is told of an answer, and stands beside it rather than that', () => {
  const told = rect(60, 400, 700, 40)
  const over = (at: { left: number; top: number }) =>
    at.left < told.right && at.left + 330 > told.left && at.top < told.bottom && at.top + 300 > told.top
  for (const anchor of [rect(100, 300), rect(100, 450), rect(100, 700), rect(900, 360), rect(500, 380)]) {
    expect(over(spot(anchor, 330, 300, view, undefined, told))).toBe(false)
  }
  expect(over(spot(rect(100, 450, 40, 320), 330, 300, view))).toBe(true)
  expect(spot(rect(100, 450, 40, 320), 330, 300, view, undefined, told)).toMatchObject({
    beside: true,
    left: 152,
  })
})

it('opens one at a time, and closes at a second click', () => {
  const [a, b] = [document.createElement('button'), document.createElement('button')]
  const clause = { kind: 'clause', game: 'dominion', clause: 'DOM-1.1' } as const
  tooltips.show(a, clause)
  tooltips.show(b, clause)
  expect(tooltips.open?.anchor).toBe(b)
  tooltips.hint(a, clause)
  expect(tooltips.open?.anchor).toBe(b)
  tooltips.show(b, clause)
  expect(tooltips.open).toBe(null)
})

it('explains what is pointed at, but not what came to lie under a pointer that has just clicked', () => {
  vi.useFakeTimers()
  const element = document.createElement('button')
  document.body.append(element)
  explains(() => ({ kind: 'clause', game: 'dominion', clause: 'DOM-1.1' }))(element)
  const mouse = (kind: string, x: number) =>
    (kind === 'pointerdown' ? window : element).dispatchEvent(
      new PointerEvent(kind, { pointerType: 'mouse', clientX: x, clientY: 5 }),
    )
  mouse('pointerdown', 7)
  mouse('pointerenter', 7)
  vi.advanceTimersByTime(2000)
  expect(tooltips.open).toBe(null)
  mouse('pointermove', 8)
  vi.advanceTimersByTime(2000)
  expect(tooltips.open?.anchor).toBe(element)
  mouse('pointerleave', 90)
  expect(tooltips.open).toBe(null)
  vi.useRealTimers()
})
