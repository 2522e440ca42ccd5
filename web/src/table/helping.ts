/**
 * Help on every number and sign of the board. Whoever points at one, holds it or comes to it with Shift and an arrow is
 * told what it is by the nearest thing around it that says so: an explanation of its own, what the game tells of a
 * token (`data-helps`) or a place (`data-place`), a title, or the label that a screen reader hears.
 */
import type { Attachment } from 'svelte/attachments'
import { explanationOf, HOVER, points, PRESS, tooltips, type TooltipContent } from '../parts/tooltips.svelte'
import { prefs } from '../state/prefs.svelte'
import type { Desk } from './desk.svelte'
import { isNamed, partName, short } from './names'
import { nearest } from './walk'

export interface Help {
  anchor: Element
  /** What is told; found when it is shown. */
  content: () => TooltipContent | null
  /** Whether it opens without this: by an explanation of its own, or as the browser shows titles to a mouse. */
  own: boolean
}

const SIGNS = '.icon, .token, .piece, .coin, .num, text, [data-helps], [data-thing]'

/** Large parts of the board: what they are called tells nothing of a number in them. */
const REGIONS = 'section, aside, main, [data-region]'
/** Letters of a sentence that a number is read with. */
const LONGEST = 90

/** Whether it is a number or a sign, and not the ground that those stand on. */
function isSign(element: Element): boolean {
  const says = [...element.childNodes].some(
    (node) => node.nodeType === 3 && /\d/.test(node.textContent ?? ''),
  )
  return says || element.closest(SIGNS) !== null
}

/** What is told of the number or sign that is pointed at; null for anything else, and for the prompt, which speaks for itself. */
export function helpOf(desk: Desk, pointed: Element): Help | null {
  if (!pointed.closest('.cloth') || pointed.closest('#prompt') || !isSign(pointed)) return null
  const around: Element[] = []
  for (let at: Element | null = pointed; at && !at.matches('.cloth'); at = at.parentElement) around.push(at)
  const explained = around.find((at) => explanationOf(at))
  if (explained) return { anchor: explained, content: explanationOf(explained)!, own: true }
  const titled = around.some((at) => at.hasAttribute('title'))
  const help = (anchor: Element, found: TooltipContent): Help => ({
    anchor,
    content: () => found,
    own: titled,
  })
  for (const at of around) {
    const told = named(desk, at)
    if (told) return help(at, told)
    const text = at.getAttribute('title') || (at.matches(REGIONS) ? '' : at.getAttribute('aria-label'))
    if (text) return help(at, { kind: 'text', text })
    const words = inWords(at)
    if (words) return help(at, { kind: 'text', text: words })
  }
  return null
}

/** The words among which a number stands: "Crew 3", "5 of 15 Debts"; empty where there are none, or too many. */
function inWords(element: Element): string {
  const text = (element as HTMLElement).innerText?.replace(/\s+/g, ' ').trim() ?? ''
  return /\p{L}{3}/u.test(text) && text.length <= LONGEST ? text : ''
}

/** What the game tells of the token or the place that an element stands for. */
function named(desk: Desk, element: Element): TooltipContent | null {
  const { helps, place } = (element as HTMLElement).dataset
  const { game } = desk
  for (const id of [helps, place === undefined ? undefined : short(place)])
    if (id !== undefined && id in game.data.help.en) return { kind: 'card', game: game.data.id, card: id }
  if (place === undefined || element.hasAttribute('title') || element.hasAttribute('aria-label')) return null
  const family = (['place', 'number'] as const).find((each) => isNamed(game, each, place))
  return family ? { kind: 'text', text: partName(game, prefs.lang, family, place) } : null
}

/** Opens the help, until the pointer or the focus goes on, or to stay. */
export function explain({ anchor, content }: Help, stays: boolean): void {
  const found = content()
  if (found) stays ? tooltips.show(anchor, found) : tooltips.hint(anchor, found)
}

/** Lets a table explain what is pointed at with a mouse or held with a finger. */
export function helps(desk: Desk): Attachment<HTMLElement> {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let at: Element | null = null
    const leave = () => {
      clearTimeout(timer)
      if (at) tooltips.leave(at)
      at = null
    }
    const point = (event: PointerEvent) => {
      const help = points(event) ? helpOf(desk, event.target as Element) : null
      if (help && help.anchor === at) return
      leave()
      if (!help || help.own) return
      at = help.anchor
      timer = setTimeout(() => explain(help, false), HOVER)
    }
    const press = (event: PointerEvent) => {
      leave()
      if (event.pointerType === 'mouse') return
      const help = helpOf(desk, event.target as Element)
      // What explains itself opens by itself, and where all play together holding a thing is pointing at it.
      if (
        !help ||
        explanationOf(help.anchor) ||
        (desk.counsel.together && help.anchor.closest('[data-thing]'))
      )
        return
      timer = setTimeout(() => explain(help, true), PRESS)
    }
    const stop = () => clearTimeout(timer)
    const on = [
      ['pointerover', point],
      ['pointermove', point],
      ['pointerleave', leave],
      ['pointerdown', press],
      ['pointerup', stop],
      ['pointercancel', stop],
    ] as const
    for (const [name, handler] of on) root.addEventListener(name, handler)
    return () => {
      leave()
      for (const [name, handler] of on) root.removeEventListener(name, handler)
    }
  }
}

/** Everything on the board that has help, each thing once, in the order of the page. */
export function helped(desk: Desk, root: Element): Help[] {
  const found = new Map<Element, Help>()
  for (const each of root.querySelectorAll('.cloth *')) {
    if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const help = helpOf(desk, each)
    if (help && !found.has(help.anchor)) found.set(help.anchor, help)
  }
  return [...found.values()]
}

/** Moves the focus to the nearest thing with help in the key's direction, and shows it; says whether it moved. */
export function lookAround(desk: Desk, root: Element, key: string): boolean {
  const all = helped(desk, root)
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const active = document.activeElement
  const from = active && root.querySelector('.cloth')?.contains(active) ? active : null
  const at = from
    ? nearest(
        middle(from),
        all.map(({ anchor }) => middle(anchor)),
        key,
      )
    : 0
  const help = all[at]
  if (!help) return false
  const element = help.anchor as HTMLElement
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus()
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  tooltips.close()
  explain(help, false)
  return true
}
