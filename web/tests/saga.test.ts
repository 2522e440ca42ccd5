// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../src/net/api'
import { SagaSession } from '../src/net/saga.svelte'
import type { SagaData, SagaSeatData, ThingHelp } from '../src/net/wire'
import {
  askOf,
  carriesInWords,
  counts,
  crestsInWords,
  datesInWords,
  goalInWords,
  leads,
  leftInWords,
  nameAt,
  onLeaving,
  orderInWords,
  ties,
  titleOf,
  tomesInWords,
  wishing,
} from '../src/saga/reading'
import { faces } from '../src/saga/faces.svelte'
import { noticeAt, noticeOf } from '../src/saga/notices'
import { benefitOf, crestOf, GAMES, goalOf, nameOf, tome } from '../src/saga/tomes'
import { prefs } from '../src/state/prefs.svelte'
import { days } from '../src/state/time'
import { tableOf, view } from './table/position'

const seat = (index: number, name: string, more: Partial<SagaSeatData> = {}): SagaSeatData => ({
  index,
  kind: 'human',
  name,
  bot: null,
  arms: '',
  left: false,
  ready: false,
  here: false,
  ...more,
})
const SHELF = { claimed: [], victory: [0, 0, 0], crest_tomes: [], tokens: [], crests: [0, 0, 0], total: 0 }
function saga(more: Partial<SagaData> = {}): SagaData {
  return {
    id: 'abcdefghjkmn',
    seq: 1,
    name: 'Saga u Jagny',
    status: 'waiting',
    options: {},
    seats: [seat(0, 'Jagna'), seat(1, 'Ola', { ready: true })],
    you: 0,
    founder: true,
    founded_by: 0,
    kept: null,
    invite: null,
    leaver: 'wait',
    clock: { kind: 'none', seconds: 0, increment: 0 },
    open_to_watchers: true,
    chapter: 1,
    table: null,
    your_turn: false,
    again: [],
    follower: null,
    problem: null,
    book: {
      chapters: GAMES.map((game, number) => ({ number, game, state: 'blank' as const, margin: 10 })),
      shelves: [SHELF, SHELF],
      needed: 4,
      tokens: [],
      plan: { carries: [[], []], silver: [0, 0], picks: [0, 0], plays: [0, 0] },
    },
    ...more,
  }
}

beforeEach(() => prefs.set('lang', 'en'))

describe('what the book asks', () => {
  it.each([
    ['ready', saga()],
    ['wait', saga({ seats: [seat(0, 'Jagna', { ready: true }), seat(1, 'Ola')] })],
    ['people', saga({ seats: [seat(0, 'Jagna'), seat(1, '', { kind: 'open' })] })],
    ['join', saga({ you: null, founder: false, seats: [seat(0, 'Jagna'), seat(1, '', { kind: 'open' })] })],
    ['watch', saga({ you: null, founder: false })],
    ['back', saga({ you: null, founder: false, kept: 1 })],
    ['seat', saga({ seats: [seat(0, 'Jagna'), seat(1, 'Ola', { left: true })] })],
    ['turn', saga({ status: 'playing', table: 't', your_turn: true })],
    ['playing', saga({ status: 'playing', table: 't' })],
    ['over', saga({ status: 'over', chapter: 3 })],
    ['ended', saga({ status: 'ended' })],
    ['problem', saga({ problem: { en: 'No.', pl: 'Nie.' }, book: null })],
  ] as const)('is %s', (asked, data) => expect(askOf(data)).toBe(asked))
})

describe('what the book says', () => {
  it('names Tomes, and Victory Tomes only by their number', () => {
    const shelf = { ...SHELF, claimed: ['tome_arc_marble'], victory: [2, 0, 0], crests: [1, 0, 0], total: 3 }
    expect(tomesInWords(shelf)).toBe('Tome of Marble, 2 Victory Tomes')
    expect(crestsInWords(shelf, 3)).toBe('Lion 1 of 3, Eagle 0 of 3, Boar 0 of 3')
    prefs.set('lang', 'pl')
    expect(tomesInWords({ ...shelf, victory: [5, 0, 0] })).toBe('Księga Marmuru, 5 Ksiąg Zwycięstwa')
  })

  it('tells who carries what, and when they play', () => {
    expect(carriesInWords(['tome_pal_attacks'])).toBe('you may move 1 town further')
    expect(carriesInWords([])).toBe('nothing')
    expect([orderInWords(1, 2), orderInWords(0, 3), orderInWords(0, 0)]).toEqual([
      'pick 1, turn 2',
      'turn 3',
      'by chance',
    ])
  })

  it('counts what can still be come by, in this chapter and in those after it', () => {
    const book = saga().book!
    const [first, second, third] = book.chapters
    const goal = (owner: number | null) => ({ tome: 'tome_pal_walls', have: [0, 0], of: 5, owner })
    const goals = [goal(0), goal(null), goal(null)]
    const chapters = [
      { ...first!, state: 'done' as const },
      { ...second!, state: 'now' as const, goals },
      third!,
    ]
    const playing = { ...book, chapters, tokens: ['crest_token_a'] }
    expect(leftInWords(playing)).toBe('still to be had: 5 goals, 6 Victory Tomes, 1 Crest token')
    const scored = { ...playing, shelves: [SHELF, { ...SHELF, victory: [0, 3, 0] }] }
    expect(leftInWords(scored)).toBe('still to be had: 5 goals, 3 Victory Tomes, 1 Crest token')
    prefs.set('lang', 'pl')
    expect(leftInWords(playing)).toBe('jeszcze do wzięcia: 5 Celów, 6 Ksiąg Zwycięstwa, 1 żeton Herbu')
    expect(leftInWords(book)).toBe('jeszcze do wzięcia: 9 Celów, 9 Ksiąg Zwycięstwa')
  })

  it('shows all three things that decide, also those that are not known yet', () => {
    expect(ties(saga()).map((row) => row.values)).toEqual([
      [0, 0],
      [0, 0],
      [null, null],
    ])
  })

  it('counts the Tomes of each kind at the end', () => {
    const rich = { ...SHELF, claimed: ['tome_arc_marble', 'tome_vis_deeds'], crest_tomes: ['crest_tome_a'] }
    expect(counts({ ...saga().book!, shelves: [SHELF, rich] })).toEqual([
      { key: 'count.claimed', values: [0, 2] },
      { key: 'count.crest', values: [0, 1] },
    ])
  })

  it('knows who leads a chapter, and that nobody may', () => {
    const chapter = saga().book!.chapters[0]!
    expect(leads({ ...chapter, scores: [3, 9, 5] })).toEqual({ seat: 1, by: 4 })
    expect(leads({ ...chapter, scores: [9, 9] })).toEqual({ seat: null, by: 0 })
    expect(leads(chapter)).toBeNull()
  })

  it('tells when a chapter was played, in the language of the reader', () => {
    const at = (...moment: [number, number, number, number]) => new Date(...moment).getTime() / 1000
    const now = at(2026, 10, 18, 12)
    const [began, ended] = [at(2026, 10, 9, 20), at(2026, 10, 11, 21)]
    expect(days('en', began, ended, now)).toMatch(/^9\s?–\s?11 November$/)
    expect(days('pl', began, ended, now)).toMatch(/^9\s?–\s?11 listopada$/)
    expect([days('en', began, began, now), days('pl', began, began, now)]).toEqual([
      '9 November',
      '9 listopada',
    ])
    expect(days('pl', at(2025, 11, 30, 20), began, now)).toMatch(/^30 grudnia 2025.*9 listopada 2026$/)
    const chapter = saga().book!.chapters[0]!
    expect(datesInWords(chapter)).toBe('')
    expect(datesInWords({ ...chapter, began })).toMatch(/^Begun: 9 November 2026.*20:00$/)
    expect(datesInWords({ ...chapter, began, ended })).toMatch(
      /^Begun: .*20:00, ended: 11 November 2026.*21:00$/,
    )
  })

  it('tells how far everybody is with a Tome, or what became of it', () => {
    const chapter = saga().book!.chapters[0]!
    const goal = { tome: 'tome_arc_marble', have: [3, 8], of: 8, owner: null }
    const names = (at: number) => ['Jagna', 'Ola'][at]!
    expect(goalInWords(chapter, goal, names)).toBe('Tome of Marble, 8 Marble: Jagna 3, Ola 8')
    expect(goalInWords(chapter, { ...goal, owner: 1 }, names)).toBe('Tome of Marble, 8 Marble – Ola has it')
    expect(goalInWords({ ...chapter, state: 'done' }, goal, names)).toMatch(/^Tome of Marble, 8 Marble – \w/)
  })

  it.each([
    ['sure.leave', saga()],
    ['sure.leave', saga({ chapter: 0, status: 'playing' })],
    ['sure.leave.early', saga({ chapter: 0, status: 'gathering' })],
    ['sure.leave.last', saga({ seats: [seat(0, 'Jagna'), seat(1, 'Bot', { kind: 'bot' })] })],
    ['sure.leave.last', saga({ seats: [seat(0, 'Jagna'), seat(1, 'Ola', { left: true })] })],
    ['sure.leave.last', saga({ chapter: 0, seats: [seat(0, 'Jagna'), seat(1, '', { kind: 'open' })] })],
  ])('asks %s before somebody leaves for whom that is so', (key, data) => {
    expect(onLeaving(data)).toBe(key)
  })

  it('names who wishes for a new saga, and who has not said so, among those who are there', () => {
    const seats = [
      seat(0, 'Jagna'),
      seat(1, 'Ola'),
      seat(2, 'Bolko', { kind: 'bot' }),
      seat(3, 'Ewa', { left: true }),
    ]
    const asked = saga({ status: 'over', seats, again: [1] })
    expect([wishing(asked, true), wishing(asked, false)]).toEqual(['Ola', ''])
    expect(wishing({ ...asked, you: 1 }, false)).toBe('Jagna')
  })

  it('calls a place that nobody has what it is', () => {
    const left = saga({ seats: [seat(0, 'Jagna'), seat(1, '', { kind: 'open' })] })
    expect([nameAt(left, 0), nameAt(left, 1)]).toEqual(['Jagna', 'free place'])
  })

  it('is called after its founder if it has no name', () =>
    expect(titleOf({ ...saga({ name: '' }) })).toBe('Jagna’s saga'))

  it('knows every Tome, its crests, and the crest of a token', () => {
    expect(tome('tome_arc_debts')).toMatchObject({ chapter: 0, leather: 'red', crests: [2, 2] })
    expect([crestOf('crest_token_b'), crestOf('crest_tome_c')]).toEqual([1, 2])
    expect(nameOf('crest_tome_a')).toBe('Crest Tome of the Lion')
  })
})

describe('a saga with a card pack', () => {
  const FACE = {
    id: 'tome_arc_marble',
    name: { en: 'Tome of Stone', pl: 'Księga Kamienia' },
    crests: ['crest_c'],
    goal: { have: 'marble', n: 9 },
  }
  const told: Partial<ThingHelp> = { lines: ['Goal: have 9 Marble.', 'Crests: Boar.'] }
  const begun = saga({ options: { pack: { cards: [FACE] } } })
  begun.book!.chapters[0]!.table = 'tbl'

  it('shows its faces, and others again in another saga', async () => {
    const help = { en: { tome_arc_marble: told }, pl: {} }
    const asked = vi.spyOn(api, 'tableGame').mockResolvedValue({ help } as never)
    faces.lay(begun)
    await vi.waitFor(() => expect(goalOf('tome_arc_marble')).toBe('Goal: have 9 Marble.'))
    expect(asked).toHaveBeenCalledWith('tbl', '')
    expect([nameOf('tome_arc_marble'), tome('tome_arc_marble').crests]).toEqual(['Tome of Stone', [2]])
    expect(benefitOf('tome_arc_marble')).toBe('Trade with two Workers: +1 Silver')
    expect(nameOf('tome_arc_debts')).toBe('Tome of Debts')
    faces.lay(saga())
    expect([nameOf('tome_arc_marble'), goalOf('tome_arc_marble')]).toEqual(['Tome of Marble', '8 Marble'])
    expect(tome('tome_arc_marble').crests).not.toEqual([2])
  })
})

describe('what is told to somebody who looks elsewhere', () => {
  const OPEN = seat(1, '', { kind: 'open' })
  const LOBBY = saga({
    status: 'gathering',
    chapter: 0,
    seats: [seat(0, 'Jagna'), OPEN, { ...OPEN, index: 2 }],
  })
  const joined = (...more: SagaSeatData[]) => saga({ ...LOBBY, seats: [LOBBY.seats[0]!, ...more] })
  const FULL = joined(seat(1, 'Ola'), seat(2, 'Bartosz'))
  const guest = (data: SagaData): SagaData => ({ ...data, you: 1, founder: false })
  const PLAYING = saga({ ...FULL, status: 'playing', table: 't' })
  const done = saga().book!.chapters.map((chapter, i) =>
    i === 0 ? { ...chapter, state: 'done' as const, places: [1, 0, 2] } : chapter,
  )
  const NEXT = saga({ ...FULL, status: 'waiting', chapter: 1, book: { ...FULL.book!, chapters: done } })
  const ready = (...who: number[]) =>
    saga({ ...NEXT, seats: NEXT.seats.map((each) => ({ ...each, ready: who.includes(each.index) })) })
  const OVER = saga({
    ...NEXT,
    status: 'over',
    book: { ...NEXT.book!, winners: [1], shelves: [SHELF, { ...SHELF, total: 8 }] },
  })
  const LEFT = saga({ ...PLAYING, seats: [FULL.seats[0]!, seat(1, 'Ola', { left: true }), FULL.seats[2]!] })

  it.each([
    ['the founder who joins', LOBBY, joined(seat(1, 'Ola'), { ...OPEN, index: 2 }), 'Ola joins the saga'],
    ['nobody else who joins', guest(LOBBY), guest(joined(seat(1, 'Ola'), { ...OPEN, index: 2 })), ''],
    [
      'all that the saga is complete',
      joined(seat(1, 'Ola'), { ...OPEN, index: 2 }),
      FULL,
      'Saga u Jagny: chapter I is waiting',
    ],
    ['the founder who leaves', PLAYING, LEFT, 'Ola leaves the saga'],
    ['nobody else who leaves', guest(PLAYING), guest(LEFT), ''],
    ['whose turn has come', PLAYING, { ...PLAYING, your_turn: true }, 'Your turn in chapter I'],
    ['who won a chapter', PLAYING, NEXT, 'Ola wins chapter I; waiting: Jagna, Ola, Bartosz'],
    ['the last one that all are ready', ready(1), ready(1, 2), 'All are ready but you'],
    ['nobody that somebody is ready', NEXT, ready(1), ''],
    [
      'all who won, watchers too',
      { ...PLAYING, you: null },
      { ...OVER, you: null },
      'Ola: victory with 8 Tomes',
    ],
    ['nobody anything twice', OVER, OVER, ''],
    ['who wishes for a new saga', OVER, { ...OVER, again: [1] }, 'A new saga? Asked by Ola.'],
    ['nobody what they wished themselves', OVER, { ...OVER, again: [0] }, ''],
    ['no watcher of a new saga', { ...OVER, you: null }, { ...OVER, you: null, again: [1] }, ''],
    [
      'that the new saga is there',
      { ...OVER, again: [0] },
      { ...OVER, follower: 'next' },
      'The new saga with the same people is there',
    ],
  ])('tells %s', (_, before, after, told) => expect(noticeOf(before, after)).toBe(told))

  it('tells it at a chapter’s table too', () => {
    prefs.set('lang', 'pl')
    const link = { saga: { id: 's', chapter: 1 } }
    const result = { winners: [1], reason: '' } as unknown as NonNullable<ReturnType<typeof view>['result']>
    expect(noticeAt(tableOf(view({}), link), 'crest_token')).toBe('Wybierz żeton Herbu')
    expect(noticeAt(tableOf(view({}, { result }), { ...link, status: 'over' }), null)).toBe(
      'Bolko wygrywa rozdział II',
    )
    expect(noticeAt(tableOf(view({}), link), 'action')).toBe('')
  })
})

class Socket {
  static all: Socket[] = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((closed: { code: number; reason: string }) => void) | null = null
  constructor(readonly address: string) {
    Socket.all.push(this)
  }
  close() {
    this.onclose?.({ code: 1000, reason: '' })
  }
  push(data: SagaData, epoch = 'first') {
    this.onmessage?.({ data: JSON.stringify({ type: 'saga', saga: data, epoch }) })
  }
}

describe('the session of a book', () => {
  let answered: SagaData
  beforeEach(() => {
    Socket.all = []
    answered = saga()
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answered)))
  })
  afterEach(() => vi.unstubAllGlobals())
  const opened = async () => {
    const session = new SagaSession('abcdefghjkmn', 'token', Socket as unknown as typeof WebSocket)
    await session.open()
    return session
  }

  it('listens where its saga is pushed, and drops what is older', async () => {
    const session = await opened()
    expect(Socket.all[0]!.address).toContain('/api/sagas/abcdefghjkmn/socket?invite=token')
    Socket.all[0]!.push(saga({ seq: 3, chapter: 2 }))
    Socket.all[0]!.push(saga({ seq: 2, chapter: 1 }))
    expect(session.saga?.chapter).toBe(2)
    session.close()
  })

  it('begins anew when the server was restored to an earlier moment', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    const session = await opened()
    Socket.all[0]!.push(saga({ seq: 3, chapter: 2 }))
    Socket.all[0]!.push(saga({ seq: 3, chapter: 2 }))
    expect(reload).not.toHaveBeenCalled()
    Socket.all[0]!.push(saga({ seq: 2, chapter: 1 }), 'second')
    expect(reload).toHaveBeenCalledOnce()
    expect(session.saga?.chapter).toBe(2)
    reload.mockRestore()
    session.close()
  })

  it('shows what a request brought', async () => {
    const session = await opened()
    answered = saga({ seq: 2, status: 'playing', table: 't' })
    await session.ready(true)
    expect(session.saga?.table).toBe('t')
    session.close()
  })

  it('comes back at once when somebody looks at the page again', async () => {
    vi.useFakeTimers()
    const session = await opened()
    Socket.all[0]!.onclose?.({ code: 1006, reason: '' })
    vi.advanceTimersByTime(1200)
    expect([session.offline, Socket.all.length]).toEqual([true, 2])
    Socket.all[1]!.onclose?.({ code: 1006, reason: '' })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(Socket.all.length).toBe(3)
    Socket.all[2]!.onopen?.()
    expect(session.offline).toBe(false)
    session.close()
    vi.useRealTimers()
  })

  it('says why a book cannot be opened', async () => {
    const session = await opened()
    Socket.all[0]!.onclose?.({ code: 4404, reason: 'There is no such saga.' })
    expect(session.refusal?.message).toBe('There is no such saga.')
    session.close()
  })
})
