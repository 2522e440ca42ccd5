/** Viscounts as a chapter of a saga, at the table: its own board; the saga's rail stands beside it. */
import { kit as base } from '../viscounts/kit'
import type { Kit } from '../boards'

export const kit: Kit = base
