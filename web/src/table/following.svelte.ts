/**
 * What a board does whenever something else is asked. It does so then only: somebody who comes, speaks or thinks is
 * pushed to every page, and must move nothing under the hand of a reader.
 */
import { tick, untrack } from 'svelte'
import type { DecisionData } from '../net/wire'
import type { Desk } from './desk.svelte'
import { still } from './screen.svelte'

const OFFERED = '.stage [data-option], .own [data-option]'

/** Which side of the table is in sight where there is no room for all: the one where the question is answered. */
export class Sides<Side extends string> {
  shown: Side = $state()!

  constructor(desk: Desk, first: Side, answeredAt: (decision: DecisionData | null) => Side | null) {
    this.shown = first
    $effect.pre(() => {
      void desk.moment
      untrack(() => (this.shown = answeredAt(desk.decision) ?? this.shown))
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
    if (untrack(() => desk.decision) === null) return
    void tick().then(() =>
      [...(cloth()?.querySelectorAll<HTMLElement>(OFFERED) ?? [])]
        .find((each) => each.checkVisibility?.() ?? true)
        ?.scrollIntoView({ block: 'nearest', behavior: still.current ? 'auto' : 'smooth' }),
    )
  })
}
