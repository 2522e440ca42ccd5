import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const components = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.svelte'),
)
const SCROLLS = /overflow(-[xy])?:\s*(auto|scroll)/

describe('what scrolls', () => {
  const found = components
    .map((path) => [path, readFileSync(join('src', path), 'utf8')] as const)
    .filter(([, text]) => SCROLLS.test(text))
  it('is found', () => expect(found.length).toBeGreaterThan(20))
  it.each(found)('%s can be scrolled with keys', (_, text) => expect(text).toContain('{@attach scrolls}'))
})
