/** What a card face is drawn from, in any game. A game makes its faces out of its own data. */
import type { Scene } from '../art/miniature'
import type { Partition } from '../art/partition'
import type { IconData } from '../icons/icon'
import type { Lang } from '../state/prefs.svelte'

export type Tone = 'action' | 'attack' | 'reaction' | 'treasure' | 'victory' | 'curse' | 'stone'
export type Provenance = 'verified' | 'single-source' | 'reconstructed' | 'recalled'

/** A sign of the symbols row: an icon, a coin with a number in it, or a word. */
export type Sign = { icon: IconData; text?: string } | { coin: string } | { word: string }

/** One line of the card's text; `icon` or `coin` marks the bold "+n" lines. */
export interface Line {
  text: string
  /** "+2", and the sign between it and the word. */
  plus?: { n: string; icon: IconData | 'coin'; word: string }
  /** A thin rule stands above it: another ability begins. */
  apart?: boolean
}

export interface Face {
  id: string
  name: string
  cost: number | null
  tone: Tone
  partition: Partition
  /** Icons and words of the band. */
  types: { icon: IconData; name: string }[]
  scene: Scene
  lines: Line[]
  /** The same effects as groups of signs, for small faces. */
  signs: Sign[][]
  /** What stands large in place of a text. */
  worth: { coins: number } | { points: number } | null
  provenance: Provenance
  clause: string
}

export interface FaceText {
  name: string
  lines: string[]
  types: string[]
  clause: string
  provenance: string
}

/** A game's own way to faces; `text` is what the server says about the thing in the reader's language. */
export interface Faces {
  face(id: string, lang: Lang, text?: FaceText): Face
  /** Whether a component is a card; not said where all of them are. */
  isCard?(id: string): boolean
}
