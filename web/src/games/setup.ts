/** A game's own way to choose how it is set up, where the list of its options does not do: a `SetUp.svelte` in its folder. */
import type { Component } from 'svelte'
import type { Game } from '../net/games.svelte'

export type Wishes = Record<string, unknown>

export type SetUp = Component<
  {
    game: Game
    /** The options chosen so far. */
    wishes: Wishes
    /** Whether a game can begin with them. */
    ready: boolean
  },
  object,
  'wishes' | 'ready'
>

const FOUND = import.meta.glob<{ default: SetUp }>('./*/SetUp.svelte')

export const setUpOf = (game: string): (() => Promise<{ default: SetUp }>) | undefined =>
  FOUND[`./${game}/SetUp.svelte`]
