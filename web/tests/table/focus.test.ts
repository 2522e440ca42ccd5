// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { keepsFocus } from '../../src/table/focus'

afterEach(() => document.body.replaceChildren())

/** A table whose focused answer goes away and leaves these in its place. */
async function after(left: string): Promise<string> {
  document.body.innerHTML = `<main><section data-region="prompt" id="prompt" tabindex="-1">
    <button data-walk data-option="trade">Trade</button></section></main>`
  const table = document.querySelector('main')!
  keepsFocus(() => document.getElementById('prompt'), true)(table)
  const answered = document.querySelector<HTMLElement>('[data-option=trade]')!
  answered.focus()
  answered.insertAdjacentHTML('afterend', left)
  answered.remove()
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body))
  const { id, dataset } = document.activeElement as HTMLElement
  return dataset.option ?? id
}

it('goes on with a neighbour, or with the question: never with what gives up what is on offer', async () => {
  const nobody = '<button data-walk data-forgoes data-option="no hire">Hire nobody</button>'
  expect(await after(`${nobody}<button data-walk data-option="hire abbot">Hire an Abbot</button>`)).toBe(
    'hire abbot',
  )
  expect(await after(nobody)).toBe('prompt')
})
