/** Times in words. */
import type { Lang } from './prefs.svelte'

/** English here is British, so days come before months. */
const LOCALES: Record<Lang, string> = { en: 'en-GB', pl: 'pl' }
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

/** On which days something was played, as far as it is over: "9 November", "28 December 2025 – 3 January 2026". */
export function days(lang: Lang, began: number, ended: number, now = Date.now() / 1000): string {
  const year = (seconds: number) => new Date(seconds * 1000).getFullYear()
  const dated = year(began) !== year(now) || year(ended) !== year(now) ? 'numeric' : undefined
  return new Intl.DateTimeFormat(LOCALES[lang], { day: 'numeric', month: 'long', year: dated }).formatRange(
    began * 1000,
    ended * 1000,
  )
}

/** A moment to the minute: "9 November 2026 at 20:15". */
export const moment = (lang: Lang, seconds: number): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeStyle: 'short' }).format(seconds * 1000)

/** What is left on a clock: days or hours while there are two of them, then minutes and seconds. */
export function timeLeft(lang: Lang, seconds: number): string {
  const left = Math.max(0, Math.round(seconds))
  const whole = (unit: string, size: number) =>
    new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(left / size))
  if (left >= 2 * 86400) return whole('day', 86400)
  if (left >= 2 * 3600) return whole('hour', 3600)
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}
