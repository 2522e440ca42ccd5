/** Things that are put into an order: one points at them one after the other, and the last one follows by itself. */
import type { DecisionData, OptionData } from '../net/wire'
import { stopOf } from './picks'

const ordersOf = (decision: DecisionData): OptionData[] =>
  (decision.options ?? []).filter(({ group }) => group !== 'stop')

/** The things whose order is asked for, of those that the table shows; none where the decision asks something else. */
export function orderedThings(decision: DecisionData | null, shown: ReadonlySet<string>): string[] {
  if (decision?.shape !== 'order') return []
  const orders = ordersOf(decision)
  const things = orders[0]?.targets.filter((id) => shown.has(id)) ?? []
  const each = orders.every(({ targets }) => things.every((id) => targets.includes(id)))
  return things.length > 1 && each ? things : []
}

/** The answer that puts these first, where at most one thing is left to follow; as it is now, it is the one that ends the decision. */
export function answerOf(
  decision: DecisionData,
  things: readonly string[],
  first: readonly string[],
): OptionData | null {
  const rest = things.filter((id) => !first.includes(id))
  if (rest.length > 1) return null
  const wanted = [...first, ...rest].join()
  const fits = ({ targets }: OptionData) => targets.filter((id) => things.includes(id)).join() === wanted
  return ordersOf(decision).find(fits) ?? stopOf(decision)
}
