/**
 * What a board does whenever something else is asked. It does so then only: somebody who comes, speaks or thinks is
 * pushed to every page, and must move nothing under the hand of a reader.
 */
import { tick, untrack } from 'svelte'
import type { DecisionData } from '../net/wire'
import type { Desk } from './desk.svelte'
import { still } from './screen.svelte'

const OFFERED = '.stage [data-option], .own [data-option]'

export type AnySide = 'board' | 'mine' | 'others'

/** On which side each region of the table lies. */
const SIDE_OF: Record<string, AnySide | undefined> = { stage: 'board', own: 'mine' }

/**
 * Which side of the table is in sight where there is no room for all: the one where the question is answered. As long
 * as the teacher's note is about something on another side, that one is.
 */
export class Sides<Side extends AnySide> {
  shown: Side = $state()!

  constructor(desk: Desk, first: Side, answeredAt: (decision: DecisionData | null) => Side | null) {
    this.shown = first
    const answered = () => (this.shown = answeredAt(desk.decision) ?? this.shown)
    $effect.pre(() => {
      void desk.moment
      untrack(answered)
    })
    let lent = false
    $effect.pre(() => {
      const side = SIDE_OF[desk.pointed ?? ''] as Side | undefined
      untrack(() => {
        if (side) this.shown = side
        else if (lent) answered()
        lent = side !== undefined
      })
    })
  }
}

/** Brings into sight what can be chosen where it may lie far down: on a small screen, and on each of its sides. */
export function followed(
  desk: Desk,
  cloth: () => Element | null | undefined,
  small: () => string | boolean,
): void {
  $effect(() => {
    if (!small()) return
    void desk.moment
    // What the teacher points at comes first.
    if (desk.pointed !== null || untrack(() => desk.decision) === null) return
    void tick().then(() =>
      [...(cloth()?.querySelectorAll<HTMLElement>(OFFERED) ?? [])]
        .find((each) => each.checkVisibility?.() ?? true)
        ?.scrollIntoView({ block: 'nearest', behavior: still.current ? 'auto' : 'smooth' }),
    )
  })
}
