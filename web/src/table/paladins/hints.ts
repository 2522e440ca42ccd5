/** What is good to know at a question that no card asks. */
import { ROUNDS } from '../../games/paladins/cards'
import type { DecisionData, View } from '../../net/wire'
import { say } from './say'

const TOLD = [
  'first',
  'paladin',
  'top',
  'tavern',
  'workshop',
  'jar',
  'pray',
  'recruit_free',
  'order',
  'ability',
  'keep',
] as const
/** What may be taken or left: a Suspicion to be rid of, a Debt to destroy or to pay. */
const USED = ['remove', 'destroy', 'pay'] as const

export function hintOf(view: View, decision: DecisionData | null): string {
  if (decision?.kind === 'action') {
    const last = view.values.round === ROUNDS
    return say(last ? 'paladins.hint.last' : 'paladins.hint.action', {
      n: view.places[`seat${decision.seat}.pool`]?.count ?? 0,
    })
  }
  if (decision?.kind === 'use') {
    const used = USED.find((what) => decision.prompt?.key.endsWith(`prompt_${what}`))
    return used ? say(`paladins.hint.${used}`) : ''
  }
  const told = TOLD.find((kind) => kind === decision?.kind)
  return told ? say(`paladins.hint.${told}`) : ''
}
