/** Abilities and effects as rows of signs. */
import type { Ability, Effect, Entry, Icon, Icons, Modifier, Uncovered } from './cards'

/** One sign of an effect, for rows of signs. */
export type Mark =
  | { kind: 'token'; token: string; n: number }
  | { kind: 'icon'; icon: Icon; n: number }
  | { kind: 'word'; word: string }

const OR: Mark = { kind: 'word', word: '/' }
const ARROW: Mark = { kind: 'word', word: '→' }
const AMOUNTS = [
  'virtue',
  'corruption',
  'discard',
  'destroy',
  'hire_free',
  'castle_move',
  'place_workers',
] as const

/** Effects as signs, in printed order. */
export function effects(list: readonly Effect[] = []): Mark[] {
  return list.flatMap((effect): Mark[] => {
    if (effect.choose)
      return effect.choose.flatMap((option, i): Mark[] => [...(i > 0 ? [OR] : []), ...effects(option)])
    if (effect.if)
      return [
        { kind: 'word', word: effect.if.criminals },
        { kind: 'token', token: 'criminal', n: 1 },
        ARROW,
        ...effects(effect.then),
      ]
    if (effect.gain) return [{ kind: 'token', token: effect.gain, n: effect.n ?? 1 }]
    if (effect.flip) return [{ kind: 'token', token: `flip_${effect.flip}`, n: effect.n ?? 1 }]
    if (effect.build_free) return [{ kind: 'token', token: effect.build_free, n: 1 }]
    if (effect.gain_manuscript) return [{ kind: 'token', token: 'gain_manuscript', n: 1 }]
    if (effect.rearrange) return [{ kind: 'token', token: 'rearrange', n: 1 }]
    if (effect.shuffle) return [{ kind: 'token', token: 'shuffle', n: 1 }]
    if (effect.ai_dismiss) return [{ kind: 'token', token: 'dismiss', n: effect.ai_dismiss }]
    if (effect.ai_move) return [{ kind: 'token', token: 'move', n: effect.ai_move }]
    if (effect.ai_gain_scheme) return [{ kind: 'token', token: 'scheme', n: effect.ai_gain_scheme }]
    if (effect.ai_focus) return [{ kind: 'word', word: '★' }]
    if (effect.corruption_per_criminal)
      return [
        { kind: 'icon', icon: 'criminal', n: 1 },
        ARROW,
        { kind: 'token', token: 'corruption', n: effect.corruption_per_criminal },
      ]
    if (effect.ai_action) return [{ kind: 'token', token: effect.ai_action, n: 1 }]
    for (const token of AMOUNTS) {
      const n = effect[token]
      if (n !== undefined) return [{ kind: 'token', token, n }]
    }
    return []
  })
}

/** The last row of a Scheme: what is done is the first of these that can be. */
export const firstPossible = (options: readonly Effect[][] = []): Mark[] =>
  options.flatMap((option, i): Mark[] => [...(i > 0 ? [OR] : []), ...effects(option)])

export const iconMarks = (icons: Icons | undefined): Mark[] =>
  Object.entries(icons ?? {}).map(([icon, n]) => ({ kind: 'icon', icon: icon as Icon, n }))

/** Icons one by one instead of with a number. */
export const oneByOne = (marks: readonly Mark[]): Mark[] =>
  marks.flatMap((mark): Mark[] =>
    mark.kind === 'icon' ? Array.from({ length: mark.n }, () => ({ ...mark, n: 1 })) : [mark],
  )

/** The moment to which an ongoing ability answers. */
const MOMENTS: Record<string, string> = {
  collision_any_player: 'collision',
  on_flip_debt: 'flip_debt',
  on_gain_debt: 'debt',
  on_hire: 'hire_free',
}

function modifier(change: Modifier): Mark[] {
  const token = (token: string, n = 1): Mark => ({ kind: 'token', token, n })
  const icon = (icon: Icon, n = 1): Mark => ({ kind: 'icon', icon, n })
  const is: Mark = { kind: 'word', word: '=' }
  if (change.convert_icons) {
    const { from, from_n, to, to_n } = change.convert_icons
    return [icon(from, from_n), is, icon(to, to_n)]
  }
  if (change.pay_as_icon)
    return [token(change.pay_as_icon.pay, change.pay_as_icon.pay_n), is, icon(change.pay_as_icon.icon)]
  if (change.resource_boost)
    return [
      token(change.resource_boost.resource),
      is,
      icon(change.resource_boost.icon, change.resource_boost.icons_each),
    ]
  if (change.resource_as_icon)
    return [
      ...change.resource_as_icon.resources.flatMap((good, i) => [...(i > 0 ? [OR] : []), token(good)]),
      is,
      icon(change.resource_as_icon.icon),
    ]
  if (change.townsfolk_cost_delta) {
    const { hire = 0, dismiss = 0 } = change.townsfolk_cost_delta
    const less = (what: string, n: number): Mark[] =>
      n < 0 ? [token(what), { kind: 'word', word: '−' }, token('silver', -n)] : []
    return [...less('hire_free', hire), ...less('dismiss', dismiss)]
  }
  return []
}

/** What a Townsfolk does on the board; the moment stands before the arrow. */
export function ability(of: Ability | undefined): Mark[] {
  if (!of || of.timing === 'none') return []
  if (of.modifier) return modifier(of.modifier)
  if (!of.trigger) return effects(of.effect)
  const when = of.trigger.startsWith('after_action:')
    ? of.trigger.slice(13)
    : (MOMENTS[of.trigger] ?? 'collision')
  return [{ kind: 'token', token: when, n: 1 }, ARROW, ...effects(of.effect)]
}

/** What a Manuscript is worth at the end: so many points for so many of what. */
const COUNTED: Record<string, string> = {
  building: 'build',
  manuscript: 'transcribe',
  flipped_deed: 'approved_deed',
  flipped_debt: 'paid_debt',
  worker_in_castle: 'worker',
  resource: 'resource_any',
}
export function endScore(score: Entry['end_score']): Mark[] {
  if (!score) return []
  const n = score.every
  const per: Mark = score.per.startsWith('icon:')
    ? { kind: 'icon', icon: score.per.slice(5) as Icon, n }
    : { kind: 'token', token: COUNTED[score.per] ?? 'points', n }
  return [{ kind: 'word', word: String(score.vp) }, { kind: 'token', token: 'points', n: 1 }, OR, per]
}

/** What an uncovered building slot gives for the rest of the game. */
export function uncovered(gives: Uncovered | undefined): Mark[] {
  if (!gives) return []
  const token = (token: string, n = 1): Mark => ({ kind: 'token', token, n })
  const word = (word: string): Mark => ({ kind: 'word', word })
  if (gives.move_bonus_optional) return [word(`+${gives.move_bonus_optional}`), token('move')]
  if (gives.dismiss_cost !== undefined)
    return [token('dismiss'), word(`=${gives.dismiss_cost}`), token('silver')]
  if (gives.icons) return iconMarks(gives.icons)
  if (gives.hand_limit) return [word(`+${gives.hand_limit}`), token('hand')]
  if (gives.on_hire) return [token('hire_free'), ARROW, ...effects(gives.on_hire)]
  if (gives.on_collision) return [token('collision'), ARROW, ...effects(gives.on_collision)]
  if (gives.on_flip) return [token('flip_any'), ARROW, ...effects(gives.on_flip)]
  if (gives.on_gain_scheme) return [token('scheme'), ARROW, ...effects(gives.on_gain_scheme)]
  if (gives.on_shuffle) return [token('shuffle'), ARROW, ...effects(gives.on_shuffle)]
  return effects(gives.immediate)
}
