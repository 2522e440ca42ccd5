/** Small tables, views, decisions and events as they come over the wire. */
import type { DecisionData, EventData, OptionData, TableData, View } from '../../src/net/wire'

export const text = (key: string, params: Record<string, string | number | string[]> = {}) => ({
  key,
  params,
})

export function option(notation: string, target: string | null, more: Partial<OptionData> = {}): OptionData {
  return {
    code: 0,
    notation,
    label: text('label'),
    targets: target ? [target] : [],
    cost: [],
    gain: [],
    default: false,
    group: target ? '' : 'stop',
    reveals: false,
    ...more,
  }
}

export function decision(more: Partial<DecisionData>): DecisionData {
  return {
    seat: 0,
    kind: 'discard_down',
    shape: 'multi',
    clause: 'DOM-9.17',
    prompt: text('p', { n: 2 }),
    source: null,
    min: 2,
    max: 2,
    picked: 0,
    interrupt: true,
    options: [],
    blocked: [],
    ...more,
  }
}

export function view(places: View['places'], more: Partial<View> = {}): View {
  return {
    game: 'dominion',
    rules: '1',
    seat: 0,
    seats: 2,
    step: 1,
    over: false,
    phase: '',
    turn: null,
    order: [0, 1],
    turns: [],
    places,
    values: {},
    sets: {},
    rows: {},
    numbers: {},
    pending: [],
    score: [],
    rivals: [],
    team: null,
    counts: null,
    commitment: '',
    result: null,
    ...more,
  } as View
}

/** A table under way at which the reader has the first seat. */
export function tableOf(seen: View | null, more: Partial<TableData> = {}): TableData {
  return {
    id: 'abc',
    seq: 1,
    game: seen?.game ?? 'dominion',
    status: 'playing',
    options: {},
    seats: [
      { index: 0, kind: 'human', name: 'Ada', bot: null, connected: true, left: false },
      { index: 1, kind: 'bot', name: 'Bolko', bot: 'random', connected: false, left: false },
    ],
    you: 0,
    host: true,
    invite: null,
    leaver: 'wait',
    listed: false,
    clock: { kind: 'none', left: [], running: [], at: 0 },
    view: seen,
    events: [],
    whole: true,
    chat: [],
    pins: [],
    undo: 'none',
    asked_undo: null,
    agreed_undo: [],
    orders: {},
    rehearsed: [],
    seed: null,
    rematch: null,
    again: [],
    kept: null,
    claim: null,
    ending: null,
    origin: null,
    corrected: null,
    ...more,
  } as TableData
}

export function hand(cards: Record<string, number>, seat = 0): View['places'] {
  const things = Object.entries(cards).map(([card, n]) => ({ id: `seat${seat}.hand:${card}`, card, n }))
  return {
    [`seat${seat}.hand`]: { owner: seat, count: things.reduce((sum, thing) => sum + thing.n, 0), things },
  }
}

export function event(
  kind: string,
  seat: number,
  things: string[] = [],
  more: Partial<EventData> = {},
): EventData {
  return {
    kind,
    seat,
    things,
    count: things.length,
    source: null,
    target: null,
    motion: 'move',
    reveals: false,
    clause: 'DOM-1.1',
    text: text(`event.${kind}`),
    ...more,
  }
}
