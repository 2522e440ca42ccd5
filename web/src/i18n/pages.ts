/** The words of all pages together; the first view is shown without waiting for those of the others. */
import en from './pages/en.json'
import pl from './pages/pl.json'
import { speaker, WORDS, type Key as Shared } from './words.svelte'

export type Key = Shared | keyof typeof en

export const t = speaker<Key>({ en: { ...WORDS.en, ...en }, pl: { ...WORDS.pl, ...pl } })

/** A key that is put together from parts, where it exists. */
export function maybe(key: string): string | null {
  return key in en ? t(key as Key) : null
}
