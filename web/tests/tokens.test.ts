import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync('src/style/tokens.css', 'utf8')
const block = (start: string) => {
  const at = css.indexOf(start)
  const found = new Map<string, string>()
  for (const [, name, value] of css.slice(at, css.indexOf('\n}', at)).matchAll(/--([\w-]+): (#[0-9a-f]{6})/g))
    found.set(name!, value!)
  return found
}
const themes = { light: block(":root,\n[data-theme='light'] {"), dark: block("[data-theme='dark'] {") }

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = parseInt(colour.slice(at, at + 2), 16) / 255
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const SURFACES = ['table', 'panel', 'panel-2', 'card', 'card-2', 'raised']
const TEXTS = ['ink', 'ink-2', 'ink-3', 'rubric', 'lapis', 'vert', 'murex', 'gold-ink', 'act', 'warn']

describe.each(['light', 'dark'] as const)('contrast by %s', (theme) => {
  const tokens = themes[theme]
  it.each(TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)))(
    '%s on %s is readable',
    (text, surface) => {
      expect(contrast(tokens.get(text)!, tokens.get(surface)!)).toBeGreaterThanOrEqual(4.5)
    },
  )
  it('the main button is readable', () =>
    expect(contrast(tokens.get('btn')!, tokens.get('btn-ink')!)).toBeGreaterThanOrEqual(4.5))
})

it.each(
  [...css.matchAll(/\.tone-(\w+)\s*\{\s*--tone: (#\w{6});\s*--tone-ink: (#\w{6})/g)].map((found) => [
    found[1]!,
    found[2]!,
    found[3]!,
  ]),
)('the band of %s is readable', (_name, tone, ink) => expect(contrast(tone, ink)).toBeGreaterThanOrEqual(4.5))

it('has no token that nothing uses', () => {
  const page = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts|css)$/.test(name))
    .map((name) => readFileSync(join('src', name), 'utf8'))
    .join('\n')
  // A colour may be put together from parts: `var(--tc-{tincture})`.
  const composed = [...page.matchAll(/var\((--[\w-]+-)\$?\{/g)].map((found) => found[1]!)
  const tokens = new Set([...css.matchAll(/(--[\w-]+):/g)].map((found) => found[1]!))
  expect(
    [...tokens].filter(
      (token) => !page.includes(`var(${token}`) && !composed.some((start) => token.startsWith(start)),
    ),
  ).toEqual([])
})
