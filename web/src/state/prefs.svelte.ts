/** What a player prefers on this device. Kept in the browser; `public/boot.js` reads it before the first paint. */
import { keep, kept } from './kept'

export type Lang = 'en' | 'pl'
export type Theme = 'auto' | 'light' | 'dark'
export type Speed = 'slow' | 'normal' | 'fast' | 'instant'
export type Size = 'normal' | 'large' | 'larger'
/** Whether a turn is tried out first and then confirmed, or every choice counts at once. */
export type Confirm = 'turn' | 'once'

export interface Preferences {
  theme: Theme
  lang: Lang
  speed: Speed
  confirm: Confirm
  size: Size
  sound: boolean
  /** Whether the browser may say that it is the reader's turn. */
  notify: boolean
  /** The own coat of arms, "division.charge"; empty for the one that follows from the name. */
  arms: string
}

const KEY = 'regnum.preferences'
export const SPEEDS: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 }

const ALLOWED: { [K in Exclude<keyof Preferences, 'arms'>]: readonly Preferences[K][] } = {
  theme: ['auto', 'light', 'dark'],
  lang: ['en', 'pl'],
  speed: ['normal', 'slow', 'fast', 'instant'],
  confirm: ['turn', 'once'],
  size: ['normal', 'large', 'larger'],
  sound: [false, true],
  notify: [false, true],
}

/** The language of somebody who never chose one. */
function likelyLanguage(browser: string): Lang {
  return /^pl\b/i.test(browser) ? 'pl' : 'en'
}

/** What was kept, with everything unknown replaced by its default. */
export function read(kept: string | null, browser: string): Preferences {
  let found: Record<string, unknown> = {}
  try {
    found = (JSON.parse(kept ?? '{}') as Record<string, unknown> | null) ?? {}
  } catch {
    // Somebody else wrote there: the defaults hold.
  }
  const chosen = <K extends keyof typeof ALLOWED>(name: K): Preferences[K] =>
    (ALLOWED[name] as readonly Preferences[K][]).find((value) => value === found[name]) ?? ALLOWED[name][0]!
  return {
    theme: chosen('theme'),
    lang: found.lang === 'en' || found.lang === 'pl' ? found.lang : likelyLanguage(browser),
    speed: chosen('speed'),
    confirm: chosen('confirm'),
    size: chosen('size'),
    sound: chosen('sound'),
    notify: chosen('notify'),
    arms: typeof found.arms === 'string' && /^[a-z]+\.[a-z-]+$/.test(found.arms) ? found.arms : '',
  }
}

class Prefs {
  #kept = $state(read(kept(KEY), navigator.language))
  #night = $state(false)

  constructor() {
    const query = matchMedia('(prefers-color-scheme: dark)')
    this.#night = query.matches
    query.addEventListener('change', (event) => {
      this.#night = event.matches
      this.#show()
    })
    // Another tab of the same browser changed something: follow.
    addEventListener('storage', (event) => {
      if (event.key !== KEY) return
      this.#kept = read(event.newValue, navigator.language)
      this.#show()
    })
    this.#show()
  }

  get theme(): Theme {
    return this.#kept.theme
  }
  get lang(): Lang {
    return this.#kept.lang
  }
  get speed(): Speed {
    return this.#kept.speed
  }
  get confirm(): Confirm {
    return this.#kept.confirm
  }
  get size(): Size {
    return this.#kept.size
  }
  get sound(): boolean {
    return this.#kept.sound
  }
  get notify(): boolean {
    return this.#kept.notify
  }
  get arms(): string {
    return this.#kept.arms
  }

  /** The theme that is shown, whoever chose it. */
  get shownTheme(): 'light' | 'dark' {
    if (this.#kept.theme !== 'auto') return this.#kept.theme
    return this.#night ? 'dark' : 'light'
  }

  set<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
    this.#kept = { ...this.#kept, [name]: value }
    keep(KEY, JSON.stringify(this.#kept))
    this.#show()
  }

  #show(): void {
    const root = document.documentElement
    root.dataset.theme = this.shownTheme
    root.lang = this.#kept.lang
    root.style.setProperty('--speed', String(SPEEDS[this.#kept.speed]))
    if (this.#kept.size === 'normal') delete root.dataset.size
    else root.dataset.size = this.#kept.size
    const bar = document.querySelector('meta[name="theme-color"]')
    bar?.setAttribute('content', this.shownTheme === 'dark' ? '#121f3c' : '#f3ead4')
  }
}

export const prefs = new Prefs()
