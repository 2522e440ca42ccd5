/** What a piece of advice means at the table as it stands now. */
import type { Hint, OptionData, Text } from '../net/wire'
import { timesPicked, type Pickable } from './picks'

export interface Advised {
  /** What to do; none if it is about a moment that is gone. */
  label: Text | null
  /** It is picked already, as often as it can be: what is left is to confirm. */
  chosen: boolean
  /** How the best few answers fared, the advised one first. */
  best: { label: Text; share: number; advised: boolean }[]
  /** Another answer fared a little better: too little to tell it from chance, or it would be the advised one. */
  even: boolean
}

export function advised(
  hint: Hint,
  options: readonly OptionData[],
  things: readonly Pickable[],
  picks: readonly string[],
): Advised {
  const thing = things.find((each) => each.notation === hint.notation)
  const labelOf = (notation: string) =>
    [...options, ...things].find((each) => each.notation === notation)?.label ?? null
  const best = (hint.best ?? []).flatMap(({ notation, share }) => {
    const label = labelOf(notation)
    return label ? [{ label, share, advised: notation === hint.notation }] : []
  })
  const own = best.find((answer) => answer.advised)
  return {
    label: labelOf(hint.notation),
    chosen: thing !== undefined && timesPicked(picks, thing.notation) >= thing.most,
    best,
    even: own !== undefined && best.some(({ share }) => share > own.share),
  }
}
