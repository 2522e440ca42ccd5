/** Picking several things at once: what can be picked, how often, and what is sent when it is confirmed. */
import type { BlockedData, DecisionData, OptionData, Text, View } from '../net/wire'

export interface Pickable {
  notation: string
  label: Text
  target: string
  /** How many equal things there are to pick. */
  most: number
  reveals: boolean
}

export function isMulti(decision: DecisionData | null): boolean {
  return decision?.shape === 'multi'
}

/** The option that ends the decision: pass, done, end of turn. */
export function stopOf(decision: DecisionData): OptionData | null {
  return decision.options?.find((option) => option.group === 'stop') ?? null
}

/** How many equal things lie at a place under that id. */
export function countOf(view: View, id: string): number {
  const place = view.places[id.slice(0, id.lastIndexOf(':'))]
  return place?.things?.find((thing) => thing.id === id)?.n ?? 1
}

/** Everything that may be among the picks of a decision that takes several. */
export function pickables(decision: DecisionData, view: View): Pickable[] {
  // The engine takes single picks in a fixed order and bars what would come too late; sent as one, any order is welcome.
  const waits = (blocked: BlockedData) => blocked.later && blocked.targets.length > 0
  const found: Pickable[] = []
  for (const option of decision.options ?? []) {
    const target = option.targets[0]
    if (option.group === 'stop' || target === undefined) continue
    found.push({
      notation: option.notation,
      label: option.label,
      target,
      most: countOf(view, target),
      reveals: option.reveals,
    })
  }
  for (const blocked of (decision.blocked ?? []).filter(waits)) {
    const target = blocked.targets[0]!
    found.push({
      notation: blocked.notation,
      label: blocked.label,
      target,
      most: countOf(view, target),
      reveals: false,
    })
  }
  return found
}

/** What the game proposes to pick: of the marked things the last ones, as many as the decision takes. */
export function proposed(decision: DecisionData, view: View): string[] {
  if (!isMulti(decision)) return []
  const marked = new Set(decision.options?.flatMap((option) => (option.default ? [option.notation] : [])))
  let left = decision.max ?? 1
  return pickables(decision, view)
    .filter(({ notation }) => marked.has(notation))
    .toReversed()
    .flatMap(({ notation, most }) => {
      const n = Math.min(most, left)
      left -= n
      return Array.from({ length: n }, () => notation)
    })
}

export function timesPicked(picks: readonly string[], notation: string): number {
  return picks.filter((pick) => pick === notation).length
}

/** One more of that; when the decision takes no more, the oldest pick gives way. */
export function picked(decision: DecisionData, picks: readonly string[], thing: Pickable): string[] {
  if (timesPicked(picks, thing.notation) >= thing.most) return [...picks]
  const most = decision.max ?? 1
  const kept = picks.length >= most ? picks.slice(picks.length - most + 1) : picks
  return [...kept, thing.notation]
}

/** One less of that. */
export function unpicked(picks: readonly string[], notation: string): string[] {
  const at = picks.lastIndexOf(notation)
  return at < 0 ? [...picks] : picks.filter((_, i) => i !== at)
}

/** Whether the picks answer the decision as they are. */
export function isComplete(decision: DecisionData, picks: readonly string[]): boolean {
  return (
    picks.length >= (decision.min ?? 0) &&
    picks.length <= (decision.max ?? 1) &&
    (picks.length > 0 || stopOf(decision) !== null)
  )
}

/** What is sent: the picks, and that there are no more where the decision would take some. */
export function batch(decision: DecisionData, picks: readonly string[]): string[] {
  const stop = stopOf(decision)
  return stop && picks.length < (decision.max ?? 1) ? [...picks, stop.notation] : [...picks]
}

/** The prompt with its number as it is after the picks: how many are still to pick, or how many are picked. */
export function counting(decision: DecisionData, picks: number): Text {
  const prompt = decision.prompt!
  const { n } = prompt.params
  if (!isMulti(decision) || typeof n !== 'number' || picks === 0) return prompt
  const now = n === decision.max ? n - picks : n === decision.picked ? n + picks : n
  return { key: prompt.key, params: { ...prompt.params, n: now } }
}
