/** What is good to know at a question that no card asks. */
import type { DecisionData } from '../../net/wire'
import { say } from './say'

const TOLD = [
  'pair',
  'place',
  'move',
  'action',
  'pay',
  'building',
  'spot',
  'workers',
  'section',
  'bump',
  'hire',
  'flip',
  'rearrange',
  'discard',
  'destroy',
  'castle_move',
  'manuscript',
  'hire_free',
] as const

export function hintOf(decision: DecisionData | null): string {
  const told = TOLD.find((kind) => kind === decision?.kind)
  return told ? say(`viscounts.hint.${told}`) : ''
}
