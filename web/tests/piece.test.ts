import { describe, expect, it } from 'vitest'
import { OUTLINES, PIECES } from '../src/art/piece'

describe('pieces', () => {
  it('differ by their outline, not by their colour alone', () => {
    expect(new Set(PIECES.map((tincture) => OUTLINES[tincture])).size).toBe(PIECES.length)
  })
})
