/** Each game's own table: its board, how its events make turns, and what it tells at the end; loaded when needed. */
import type { Component, Snippet } from 'svelte'
import type { Telling } from './chronicle'
import type { Film } from './film.svelte'
import type { OptionData, View } from '../net/wire'
import type { Flight, PieceOf } from './motion'
import type { SortsOf } from './sorting.svelte'

export interface BoardProps {
  /** Moves what moves. */
  film: Film
  /** The prompt stands between the common things and the own ones: the board says where, why and with which counters. */
  prompt: Snippet<[PromptParts]>
}

/** Several ordinary choices at one click. */
export interface Batch {
  label: string
  choices: string[]
}

export interface PromptParts {
  /** The line below the question: why it is asked, and with which sum. */
  why: string
  /** The seat whose deed asks. */
  cause: number | null
  counters?: Snippet
  batch?: Batch | null
  /** What the question is mostly answered from: it stays in sight with the prompt where the rest scrolls. */
  hand?: Snippet
}

export interface Kit {
  Board: Component<BoardProps>
  telling: Telling
  /** The ids of what the board shows besides the places and things of the view: pools, spaces, steps of a quest. */
  shows?(view: View): Iterable<string>
  /** Decisions whose things the board lays out by itself: they need no tray. */
  laysOut?: ReadonlySet<string>
  /** Options that hand a plan in where all decide at the same time: they are not tried out, they count at once. */
  commits?(option: OptionData): boolean
  /** Things that each go to a slot with a name, one question a slot. */
  sorts?: SortsOf
  /** Decisions that whoever is asked takes for the whole team. */
  forTeam?: ReadonlySet<string>
  /** Numbers that say how much comes each round: what an answer brings of it does not raise them. */
  rates?: ReadonlySet<string>
  /** What travels besides cards: which piece an event moves, which ones moved between two views, and how they look. */
  pieceOf?: PieceOf
  pieces?(before: View, after: View): Flight[]
  Piece?: Component<{ kind: string }>
  /** The line beside the game's title: "turn 9". */
  Summary?: Component
  /** What stands beside the points at the end. */
  Ending?: Component
  /** What every seat has in the end, by card, and what that is called. */
  owned?: { title(): string; of(view: View): Map<string, number>[] }
}

/** Every folder beside this file with a `kit.ts` has a board. */
const KITS = import.meta.glob<{ kit: Kit }>('./*/kit.ts')
const PLAIN = () => import('./generic/kit')

/** The kit of a game; one without a board of its own lies on the board that serves any game. */
export async function kitOf(game: string, plain = false): Promise<Kit> {
  return (await ((plain ? undefined : KITS[`./${game}/kit.ts`]) ?? PLAIN)()).kit
}
