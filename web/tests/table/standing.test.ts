import { describe, expect, it } from 'vitest'
import { ringed, standing, type Box, type Size } from '../../src/table/lessons/standing'

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })
const meets = (a: Box, b: Box) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height

const NOTE: Size = { width: 340, height: 200 }
const VIEWS: [string, Size, Box][] = [
  ['a desk', { width: 1440, height: 900 }, box(20, 500, 1100, 76)],
  ['a tablet', { width: 820, height: 1180 }, box(10, 700, 800, 90)],
  ['a phone', { width: 390, height: 664 }, box(8, 470, 374, 130)],
  ['a phone held sideways', { width: 844, height: 390 }, box(6, 250, 560, 60)],
  ['the smallest phone, where hardly anything is free', { width: 320, height: 568 }, box(8, 150, 304, 290)],
]
const ANCHORS = [box(0, 0, 60, 60), box(200, 480, 80, 120), box(280, 100, 30, 400), box(0, 50, 320, 300)]

describe.each(VIEWS)("the teacher's note on %s", (_, view, prompt) => {
  it.each([...ANCHORS, prompt])('leaves the prompt free beside $left, $top', (anchor) => {
    const { left, top, height } = standing(
      anchor,
      { ...NOTE, width: Math.min(340, view.width - 16) },
      view,
      prompt,
    )
    const note = box(left, top, Math.min(340, view.width - 16), Math.min(NOTE.height, height))
    expect(meets(note, prompt)).toBe(false)
    expect([left >= 0, top >= 0, left + note.width <= view.width, top + note.height <= view.height]).toEqual(
      Array(4).fill(true),
    )
    expect(note.height).toBeGreaterThan(80)
  })
})

describe("the teacher's note", () => {
  it('stands below what it is about, where there is room', () => {
    const [, view, prompt] = VIEWS[0]!
    expect(standing(box(300, 100, 90, 60), NOTE, view, prompt)).toMatchObject({ left: 297, top: 172 })
  })

  it('does not hide what it is about if it can stand elsewhere', () => {
    const [, view, prompt] = VIEWS[0]!
    const anchor = box(300, 590, 90, 300)
    const { left, top } = standing(anchor, NOTE, view, prompt)
    expect(meets(box(left, top, NOTE.width, NOTE.height), anchor)).toBe(false)
  })

  it('keeps to a button of the prompt as near as the prompt lets it', () => {
    const [, view, prompt] = VIEWS[0]!
    expect(standing(box(680, 515, 96, 40), NOTE, view, prompt)).toMatchObject({ left: 680, top: 588 })
  })

  it('leaves the answers on the table to be seen when it speaks of the question', () => {
    const [, view, prompt] = VIEWS[2]!
    const answers = [box(10, 300, 180, 150), box(200, 300, 180, 150)]
    const { left, top } = standing(prompt, NOTE, view, prompt, answers)
    expect(answers.filter((each) => meets(box(left, top, NOTE.width, NOTE.height), each))).toEqual([])
    const beside = box(300, 100, 60, 60)
    expect(standing(beside, NOTE, view, prompt, answers)).toEqual(standing(beside, NOTE, view, prompt))
  })
})

describe('the ring', () => {
  it('goes around what is small', () => {
    const [, view, prompt] = VIEWS[0]!
    expect(ringed(box(300, 100, 90, 60), view, prompt)).toEqual(box(300, 100, 90, 60))
  })

  it('does not cross the prompt that lies over what it is about, and stays in the window', () => {
    const [, view, prompt] = VIEWS[2]!
    expect(ringed(box(0, -40, 390, 620), view, prompt)).toEqual(box(8, 8, 374, 454))
    expect(ringed(box(0, -40, 390, 900), view, prompt)).toEqual(box(8, 8, 374, 454))
  })

  it('goes around a button of the prompt', () => {
    const [, view, prompt] = VIEWS[2]!
    expect(ringed(box(20, 540, 48, 48), view, prompt)).toEqual(box(20, 540, 48, 48))
  })
})
