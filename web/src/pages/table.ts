/**
 * What the table itself is given. `src/table/Table.svelte` shows a game under way and its end, `src/table/Replay.svelte`
 * a game to be looked through; both are made of the parts, and talk to the server through the session alone.
 */
import type { FaceOf } from '../games/faces'
import type { Game } from '../net/games.svelte'
import type { TableSession } from '../net/session.svelte'

export type Mode = 'board' | 'plain' | 'text'

export interface TableProps {
  /** The table, kept current: `session.table`, `session.decision`, `session.choose(…)` … */
  session: TableSession
  /** Texts, help and rules of the game. */
  game: Game
  /** How its cards are drawn. */
  face: FaceOf
  /** `?mode=text`: the whole game as plain headings, lists and buttons; `?mode=plain`: on the board that serves any game. */
  mode: Mode
}

export interface ReplayProps {
  id: string
  game: Game
  face: FaceOf
  /** Lets those look who were invited, where a table is not open to all. */
  invite: string
}
