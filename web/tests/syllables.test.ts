import { expect, it } from 'vitest'
import { divisible } from '../src/parts/syllables'

it('divides long words of a name before their syllables, and no sound of two letters', () => {
  const divided = (name: string) => divisible(name).split('\u00ad').join('-')
  expect(divided('Jan Krzysztofowicz')).toBe('Jan Krzysz-to-fo-wicz')
  expect(divided('Brzęczyszczykiewicz')).toBe('Brzę-czysz-czy-kie-wicz')
  expect(divided('Aleksandra')).toBe('Alek-sand-ra')
  expect(divided('WACHOCICHA')).toBe('WA-CHO-CI-CHA')
  expect(divided('Jagna Ola')).toBe('Jagna Ola')
  expect(divided('xxxxxxxxxxxx')).toBe('xxxxxxxxxxxx')
})
