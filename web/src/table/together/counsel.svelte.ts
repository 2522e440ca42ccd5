/** Pointing where all play together: at what, by whom, in which words. It chooses nothing. */
import type { Attachment } from 'svelte/attachments'
import type { ChatLine, OptionData, Point, Pointing, TableData, View } from '../../net/wire'
import type { Game } from '../../net/games.svelte'
import { tooltips } from '../../parts/tooltips.svelte'
import { notices } from '../../state/notices.svelte'
import { prefs } from '../../state/prefs.svelte'
import type { Desk } from '../desk.svelte'
import { ownerOf, partName, thingName } from '../names'
import { say } from '../say'

export type Phrase = Pointing['phrase']
export const PHRASES: readonly Phrase[] = ['do_this', 'give_me', 'leave_it_to_me']
export type Pointed = Pick<Pointing, 'thing' | 'card'>

/** How long something is held before it can be pointed at, as long as for what explains it. */
const PRESS = 350
/** How far a finger that holds still may move. */
const SHAKE = 10
const SEAT = /^seat(\d+)$/

/** What an element stands for: the thing on it, or the only thing that its answer is about. */
export function pointedAt(
  from: Element | null,
  options: readonly OptionData[],
): [HTMLElement, Pointed] | null {
  const button = from?.closest<HTMLElement>('button, [role="button"]')
  for (const it of [button, from?.closest<HTMLElement>('[data-thing], [data-points]')]) {
    if (!it) continue
    const { points, thing, printed, card, option } = it.dataset
    const targets = options.find(({ notation }) => notation === option)?.targets ?? []
    const id = points ?? thing ?? (targets.length === 1 ? targets[0] : undefined)
    if (id !== undefined) return [it, { thing: id, card: printed ?? card ?? '' }]
  }
  return null
}

/** The elements of a table that stand for a thing, and the answers about it. */
export function signsOf(root: Element, id: string, options: readonly OptionData[]): HTMLElement[] {
  const named = (attribute: string, value: string) => `[data-${attribute}="${CSS.escape(value)}"]`
  const answers = options.filter(({ targets }) => targets.includes(id)).map(({ notation }) => notation)
  const signs = [
    named('points', id),
    named('thing', id),
    ...answers.map((notation) => `#prompt ${named('option', notation)}`),
  ]
  const found = [...root.querySelectorAll<HTMLElement>(signs.join(', '))]
  const places = found.length > 0 ? found : [...root.querySelectorAll<HTMLElement>(named('place', id))]
  return places.filter((it) => !places.some((other) => other !== it && other.contains(it)))
}

/** What is pointed at, in the reader's language. */
export function nameOf(game: Game, names: readonly string[], { thing, card }: Pointed): string {
  const seat = SEAT.exec(thing)
  if (seat) return names[Number(seat[1])] ?? ''
  const [place, at] = thing.split(':') as [string, string | undefined]
  const numbered = at !== undefined && /^\d+$/.test(at) ? ` ${Number(at) + 1}` : ''
  const name = card
    ? thingName(game, prefs.lang, card)
    : partName(game, prefs.lang, 'place', place) + numbered
  const owner = ownerOf(thing)
  return owner === null || !names[owner] ? name : `${name} (${names[owner]})`
}

/** Everything in a view that can be pointed at in words: seats, and what lies open, by places. */
export function pointables(
  table: Pick<TableData, 'seats'>,
  view: View,
): { place: string | null; things: Pointed[] }[] {
  const places = Object.entries(view.places).map(([place, { things = [] }]) => ({
    place,
    things: things.flatMap(({ id, card }) => (id && card ? [{ thing: id, card }] : [])),
  }))
  const seats = table.seats.map(({ index }) => ({ thing: `seat${index}`, card: '' }))
  return [{ place: null, things: seats }, ...places.filter(({ things }) => things.length > 0)]
}

export class Counsel {
  readonly #desk: Desk
  /** What the open menu is about. */
  pointed: Pointed | null = $state.raw(null)
  /** Whether it was opened by a key. */
  byKey = false

  constructor(desk: Desk) {
    this.#desk = desk
  }

  /** Whether all at this table play together. */
  get together(): boolean {
    return this.#desk.game.data.modes.includes('together')
  }

  /** Whether the reader may point now. */
  get open(): boolean {
    const { session, you, table } = this.#desk
    return this.together && session !== null && you !== null && table.status === 'playing'
  }

  /** What partners point at now. */
  get pins(): readonly Pointing[] {
    return this.#desk.session ? this.#desk.table.pins : []
  }

  name(pointed: Pointed): string {
    return nameOf(this.#desk.game, this.#desk.names, pointed)
  }

  /** A pointing as a sentence. */
  sentence(pin: Pointing): string {
    return say('pointed.by', {
      name: this.#desk.names[pin.seat] ?? '',
      what: this.name(pin),
      phrase: say(`point.${pin.phrase}`),
    })
  }

  /** All that was pointed at, as the talk has it. */
  get lines(): (ChatLine & { pointing: Pointing })[] {
    return this.#desk.chat.filter((line): line is ChatLine & { pointing: Pointing } => !!line.pointing)
  }

  /** Opens the menu for an element; says whether there is something to point at. */
  ask(from: Element | null, byKey = false): boolean {
    const found = this.open ? pointedAt(from, this.#desk.decision?.options ?? []) : null
    if (!found || !this.#desk.bodies) return false
    const [element, pointed] = found
    this.pointed = pointed
    this.byKey = byKey
    tooltips.close()
    tooltips.show(element, { kind: 'words', body: this.#desk.bodies.points }, 'advice')
    return true
  }

  async point({ thing, card }: Pointed, phrase: Phrase): Promise<void> {
    const anchor = tooltips.open?.anchor
    tooltips.close()
    if (this.byKey && anchor instanceof HTMLElement) anchor.focus()
    try {
      await this.#desk.session?.point({ thing, card, phrase } satisfies Point)
    } catch (problem) {
      notices.refused(problem)
    }
  }

  /** The key points at what has the focus, or at what lies under the mouse. */
  press(root: Element): boolean {
    const { activeElement } = document
    if (activeElement && root.contains(activeElement) && this.ask(activeElement, true)) return true
    return this.ask([...root.querySelectorAll(':hover')].at(-1) ?? null, true)
  }

  /** Whoever holds something for a while can point at it; letting it go then chooses nothing. */
  readonly held: Attachment<HTMLElement> = (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    let asked = false
    const stop = () => clearTimeout(timer)
    const down = (event: PointerEvent) => {
      stop()
      asked = false
      if (!this.open || event.button !== 0) return
      from = { x: event.clientX, y: event.clientY }
      const element = event.target as Element
      timer = setTimeout(() => {
        asked = this.ask(element)
      }, PRESS)
    }
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > SHAKE) stop()
    }
    const click = (event: MouseEvent) => {
      if (!asked || event.detail === 0) return
      asked = false
      event.stopPropagation()
      event.preventDefault()
    }
    root.addEventListener('pointerdown', down)
    root.addEventListener('pointermove', move)
    root.addEventListener('pointerup', stop)
    root.addEventListener('pointercancel', stop)
    root.addEventListener('click', click, { capture: true })
    return () => {
      stop()
      root.removeEventListener('pointerdown', down)
      root.removeEventListener('pointermove', move)
      root.removeEventListener('pointerup', stop)
      root.removeEventListener('pointercancel', stop)
      root.removeEventListener('click', click, { capture: true })
    }
  }
}
