/** What is good to know at a question that no place or card asks. */
import type { DecisionData, View } from '../../net/wire'
import { say } from './say'
import { valueOf } from './table'

const TOLD = [
  'draft',
  'first_apprentice',
  'board',
  'take_back',
  'give',
  'give_up',
  'hand_limit',
  'reset',
  'keep',
] as const

/** Where an Apprentice is given up to make room; a Building may ask for one too. */
const MAKING_ROOM = 'ARC-6.13'

export function hintOf(view: View, decision: DecisionData | null): string {
  if (!decision) return ''
  if (decision.kind === 'place') {
    const left = view.values.last_turns ?? -1
    return left >= 0
      ? say('architects.hint.last')
      : say('architects.hint.place', { n: valueOf(view, decision.seat ?? 0, 'supply') })
  }
  if (decision.kind === 'give_up' && decision.clause !== MAKING_ROOM) return ''
  const told = TOLD.find((kind) => kind === decision.kind)
  return told ? say(`architects.hint.${told}`) : ''
}
