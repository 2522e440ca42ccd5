import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import authors from '../src/credits/icons.json'

const bundled = new Set(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .flatMap((name) =>
      [...readFileSync(join('src', name), 'utf8').matchAll(/'~icons\/game-icons\/([\w-]+)'/g)].map(
        (found) => found[1]!,
      ),
    ),
)
const credited = Object.values(authors).flat()

it('credits the author of every icon that is bundled', () => {
  expect([...bundled].filter((icon) => !credited.includes(icon))).toEqual([])
})

it('credits nobody for an icon that is not', () => {
  expect(credited.filter((icon) => !bundled.has(icon))).toEqual([])
  expect(new Set(credited).size).toBe(credited.length)
})
