/** Times in words. */
import type { Lang } from './prefs.svelte'

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31536000],
  ['month', 2592000],
  ['week', 604800],
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
]

/** How long ago a moment was, roughly: "yesterday", "5 minutes ago"; less than a minute is "now". */
export function ago(lang: Lang, seconds: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  const gone = now - seconds
  const unit = UNITS.find(([, size]) => gone >= size)
  return unit ? words.format(-Math.round(gone / unit[1]), unit[0]) : words.format(0, 'second')
}
