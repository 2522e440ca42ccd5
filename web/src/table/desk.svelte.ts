/**
 * What lies before one person: the table as they see it, what is asked of them, what they have picked so far, and the
 * ways to answer. Boards and the prompt read from here and call here; they know nothing of requests.
 */
import type { Snippet } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Arms } from '../art/arms'
import { seatArms } from '../art/table-arms'
import type { Face } from '../games/face'
import type { FaceOf } from '../games/faces'
import type { Game } from '../net/games.svelte'
import { Refused } from '../net/api'
import type { TableSession } from '../net/session.svelte'
import type {
  BlockedData,
  ChatLine,
  DecisionData,
  EventData,
  Hint,
  OptionData,
  TableData,
  Text,
  View,
} from '../net/wire'
import { tooltips, type TooltipContent } from '../parts/tooltips.svelte'
import { notices } from '../state/notices.svelte'
import { prefs } from '../state/prefs.svelte'
import { Ahead } from './ahead.svelte'
import { Assigning } from './assigning.svelte'
import { Fate } from './fate.svelte'
import { deeds, newSince, turnsOf, type Telling } from './chronicle'
import { rivalName } from './names'
import { answerOf, orderedThings } from './order'
import {
  batch,
  isComplete,
  isMulti,
  picked,
  pickables,
  proposed,
  timesPicked,
  unpicked,
  type Pickable,
} from './picks'
import { say } from './say'
import { Series } from './series.svelte'
import { Sorting, type SortsOf } from './sorting.svelte'
import { Counsel } from './together/counsel.svelte'
import { votersOf } from './together/votes'
import { answersOf, lookOf, targetsOf, thingsOf, type Target } from './targets'
import { named } from './texts'

/** Where the desk's table comes from: the live session, or a moment of a replay. */
export interface Source {
  readonly table: TableData | null
  readonly past: EventData[]
  readonly chat: ChatLine[]
}

/** What the table shows in tooltips; the frame of the page brings them. */
export interface Bodies {
  why: Snippet
  sum: Snippet
  advice: Snippet
  points: Snippet
}

export interface Setting {
  game: Game
  faceOf: FaceOf
  telling: Telling
  shows?: ((view: View) => Iterable<string>) | undefined
  laysOut?: ReadonlySet<string> | undefined
  commits?: ((option: OptionData) => boolean) | undefined
  sorts?: SortsOf | undefined
  forTeam?: ReadonlySet<string> | undefined
  rates?: ReadonlySet<string> | undefined
}

export class Desk {
  readonly #source: Source
  readonly session: TableSession | null
  readonly game: Game
  readonly telling: Telling
  readonly #faceOf: FaceOf
  readonly #shows: Setting['shows']
  readonly #laysOut: Setting['laysOut']
  readonly #commits: Setting['commits']
  readonly #forTeam: Setting['forTeam']
  /** Numbers that say how much comes each round. */
  readonly rates: Setting['rates']

  /** The notations picked so far, where the decision takes several. */
  picks: string[] = $state.raw([])
  /** The things pointed at so far, where they are put into an order. */
  arranged: string[] = $state.raw([])
  trayWanted = $state(false)
  /** The answers that the table shows nowhere now, by their notations: they lie on another tab, or the board has no place for them. */
  away: readonly string[] = $state.raw([])
  /** What the open tooltip answers: why not this, or which advice. */
  asked: BlockedData | null = $state.raw(null)
  hint: Hint | null = $state.raw(null)
  /** The answer that the teacher's note is about, if it is about one. */
  taught: string | null = $state(null)
  /** The region of the table in which lies what the teacher's note is about. */
  pointed: string | null = $state(null)
  /** Whether advice has been asked for and is not there yet. */
  advising = $state(false)
  /** The number whose terms are shown. */
  summed = $state('')
  bodies: Bodies | null = null
  readonly ahead = new Ahead(this)
  /** Who does what was chosen. */
  readonly assigning = new Assigning(this)
  /** What a series of questions has been answered. */
  readonly series = new Series(this)
  /** What goes to which slot. */
  readonly sorting: Sorting
  /** What others did to the reader. */
  readonly fate = new Fate(this)
  /** What partners point at. */
  readonly counsel = new Counsel(this)
  /** Looks anew whether somebody teaches here. */
  teach: () => void = () => {}
  /** An answer that would lose or give up something: the reader is asked whether it is meant. */
  doubted: OptionData | null = $state.raw(null)
  /** When the pointer went down: a long press explains, and its click must not choose. */
  pressed = 0

  constructor(source: Source, setting: Setting, session: TableSession | null = null) {
    this.#source = source
    this.session = session
    this.game = setting.game
    this.telling = setting.telling
    this.#faceOf = setting.faceOf
    this.#shows = setting.shows
    this.#laysOut = setting.laysOut
    this.#commits = setting.commits
    this.#forTeam = setting.forTeam
    this.rates = setting.rates
    this.sorting = new Sorting(this, setting.sorts)
  }

  readonly table: TableData = $derived.by(() => this.#source.table!)
  readonly view: View = $derived.by(() => this.table.view!)
  readonly you: number | null = $derived.by(() => this.table.you)
  /** The seat of whoever reads this; in a replay `you` is only the seat from which one looks. */
  readonly reader: number | null = $derived.by(() => (this.session ? this.you : null))
  /** The names of the seats; an opponent that the rules play comes after them. */
  readonly names: string[] = $derived.by(() => [
    ...this.table.seats.map(
      (seat) => seat.name || this.game.catalogue.render(prefs.lang, 'seat', { n: seat.index + 1 }),
    ),
    ...(this.table.view?.rivals ?? []).map(() => rivalName(this.game, prefs.lang, this.table)),
  ])
  readonly arms: Arms[] = $derived.by(() =>
    seatArms([
      ...this.table.seats,
      ...(this.table.view?.rivals ?? []).map((_, i) => ({
        index: this.table.seats.length + i,
        name: `rival ${i}`,
      })),
    ]),
  )
  readonly past: EventData[] = $derived.by(() => this.#source.past)
  readonly chat: ChatLine[] = $derived.by(() => this.#source.chat)
  readonly turns = $derived.by(() => turnsOf(this.past, this.telling))
  /** From which place in the past everything is new to the reader. */
  readonly newFrom: number = $derived.by(() => newSince(this.past, this.you, this.telling))
  readonly story: EventData[] = $derived.by(() => deeds(this.turns, this.newFrom, this.you))

  /** Whether a choice is on its way to the server. */
  readonly busy: boolean = $derived.by(
    () => (this.session?.busy ?? 0) > 0 || this.assigning.running || this.sorting.running,
  )
  /** The own decision that is open; the oldest first. */
  readonly open: DecisionData | null = $derived.by(() =>
    this.session && this.table.kept === null
      ? (this.view.pending.find((each) => each.seat === this.you && each.seat !== null && !each.waiting) ??
        null)
      : null,
  )
  /** Where things go when it does not matter any more, as the game proposes: it is given with the answer before it. */
  readonly #indifferent: OptionData | null = $derived.by(() =>
    this.open?.shape === 'sort' ? (this.open.options?.find((option) => option.default) ?? null) : null,
  )
  /** The own decision that is asked; none where only a confirmation is missing, or an answer that does not matter. */
  readonly decision: DecisionData | null = $derived.by(() =>
    (this.#indifferent && this.table.rehearsed.length > 0) || this.sorting.complete ? null : this.open,
  )
  /** Whether everything is chosen, but does not count yet. */
  readonly tried: boolean = $derived.by(
    () => !this.decision && (this.table.rehearsed.length > 0 || this.sorting.complete),
  )
  /** Changes whenever something else is asked, and never otherwise. */
  readonly moment: string = $derived.by(() =>
    [this.view.step, this.decision?.kind, ...this.table.rehearsed].join(' '),
  )
  readonly others: DecisionData[] = $derived.by(() => this.view.pending.filter((each) => each.waiting))
  readonly targets: Map<string, Target> = $derived.by(() => targetsOf(this.decision, this.view, this.picks))
  readonly answers = $derived.by(() =>
    this.decision
      ? answersOf(
          this.decision,
          new Set([...thingsOf(this.view), ...(this.#shows?.(this.view) ?? [])]),
          this.#laysOut?.has(this.decision.kind ?? ''),
        )
      : null,
  )
  readonly pickables: Pickable[] = $derived.by(() =>
    this.decision && isMulti(this.decision) ? pickables(this.decision, this.view) : [],
  )
  /** Whether the reader decides for the whole team. */
  readonly forTeam: boolean = $derived.by(() => this.#forTeam?.has(this.decision?.kind ?? '') ?? false)
  readonly multi: boolean = $derived.by(() => isMulti(this.decision))
  /** The things of the board that the decision puts into an order. */
  readonly #ordered: string[] = $derived.by(() =>
    this.#laysOut?.has(this.decision?.kind ?? '') ? orderedThings(this.decision, thingsOf(this.view)) : [],
  )
  readonly complete: boolean = $derived.by(
    () => this.decision !== null && isComplete(this.decision, this.picks),
  )
  /** Whether some of the things that can be chosen show something new and others do not: then each is marked. */
  readonly marksSeals: boolean = $derived.by(
    () => new Set(this.answers?.all.filter((o) => o.targets.length > 0).map((o) => o.reveals)).size > 1,
  )
  readonly tray: boolean = $derived.by(
    () => this.decision !== null && (this.trayWanted || this.answers?.tray === true),
  )
  readonly canUndo: boolean = $derived.by(
    () =>
      this.session !== null &&
      (this.picks.length > 0 ||
        this.arranged.length > 0 ||
        this.sorting.canUndo ||
        this.table.rehearsed.length > 0 ||
        (this.table.undo !== 'none' && this.table.status === 'playing')),
  )

  face(card: string): Face {
    return this.#faceOf(card, prefs.lang)
  }

  /** A message of the game with the players' names; the reader is "you". */
  words(text: Text): Text {
    return named(this.game.catalogue.addressed(text, this.reader), this.names)
  }

  /** A sentence of the game, in the reader's language. */
  tell(text: Text): string {
    return this.game.catalogue.say(prefs.lang, this.words(text))
  }

  target(id: string | undefined): Target | undefined {
    return id === undefined ? undefined : this.targets.get(id)
  }

  look(id: string | undefined, nth = 0): ReturnType<typeof lookOf> {
    return this.rank(id) > 0 ? 'chosen' : lookOf(this.target(id), nth)
  }

  /** The notation that choosing this thing plays; only for things that answer the decision. */
  notation(id: string | undefined): string | undefined {
    const target = this.target(id)
    if (this.orders(id)) return this.#arranges(id!)?.notation
    return target?.pickable?.notation ?? target?.options[0]?.notation
  }

  /** Whether the thing is one of those that are put into an order. */
  orders(id: string | undefined): boolean {
    return id !== undefined && this.#ordered.includes(id)
  }

  /** Which place the thing has got in the order, from 1; 0 as long as it has none. */
  rank(id: string | undefined): number {
    return id === undefined ? 0 : this.arranged.indexOf(id) + 1
  }

  /** The answer that is complete when this thing comes next in the order. */
  #arranges(id: string): OptionData | null {
    if (!this.decision || this.rank(id) > 0) return null
    return answerOf(this.decision, this.#ordered, [...this.arranged, id])
  }

  /** One more thing in the order; one that has its place already gives it up, with all after it. */
  #arrange(id: string): void {
    const answer = this.#arranges(id)
    if (answer) this.pick(answer)
    else if (this.rank(id) > 0) this.arranged = this.arranged.slice(0, this.rank(id) - 1)
    else this.arranged = [...this.arranged, id]
  }

  /** Who of the team voted for what an answer is about, where a tie is settled. */
  voters(option: OptionData): number[] {
    return this.forTeam ? votersOf(this.past, option) : []
  }

  /** An answer in words, with the votes that it got. */
  label(option: OptionData): string {
    const names = this.voters(option).map((seat) => this.names[seat] ?? '')
    const said = this.tell(option.label)
    return names.length > 0 ? say('votes', { what: said, n: names.length, names: names.join(', ') }) : said
  }

  /** What a screen reader hears after the name of the thing. */
  says(id: string | undefined, nth = 0): string {
    const target = this.target(id)
    if (!target) return ''
    if (this.rank(id) > 0) return say('text.rank', { n: this.rank(id) })
    if (this.orders(id)) return say('text.rank.next', { n: this.arranged.length + 1 })
    if (target.blocked) return this.tell(target.blocked.reason)
    if (target.pickable)
      return nth < target.chosen ? say('text.chosen', { n: 1 }) : this.tell(target.pickable.label)
    return target.options
      .map(
        (option) =>
          this.tell(option.label) + (option.reveals && this.marksSeals ? `, ${say('text.reveals')}` : ''),
      )
      .join(', ')
  }

  /** A click on a thing of the table: chooses it, picks it or takes it back, or says why not or what it is. */
  touch(event: MouseEvent, id: string | undefined, card: string | undefined, nth = 0): void {
    const anchor = event.currentTarget as Element
    if (event.detail > 0 && performance.now() - this.pressed > 330 && tooltips.open && !tooltips.open.hover)
      return
    const target = this.target(id)
    if (target?.pickable) this.toggle(target.pickable, nth < target.chosen)
    else if (this.orders(id)) this.#arrange(id!)
    else if (target && target.options.length === 1) this.pick(target.options[0]!)
    else if (target && target.options.length > 1) this.trayWanted = true
    else if (target?.blocked) this.why(anchor, target.blocked)
    else if (card) tooltips.show(anchor, { kind: 'card', game: this.game.data.id, card })
  }

  /** Shows what choosing this would bring, as long as it is pointed at or has the focus. */
  ponders(notation: () => string | undefined): Attachment {
    return (element) => {
      let looked: string | null = null
      const look = (event: Event) => {
        if (event instanceof PointerEvent ? event.pointerType === 'mouse' : element.matches(':focus-visible'))
          this.ahead.point((looked = notation() ?? null))
      }
      // A button that is taken away loses the focus in the middle of an update: the line changes after it. By then
      // keys may have brought the focus to another answer, of which it tells.
      const away = () =>
        queueMicrotask(() => {
          if (this.ahead.pointed === looked) this.ahead.point(null)
        })
      const on = [
        ['pointerenter', look],
        ['focus', look],
        ['pointerleave', away],
        ['blur', away],
      ] as const
      for (const [name, handler] of on) element.addEventListener(name, handler)
      return () => {
        for (const [name, handler] of on) element.removeEventListener(name, handler)
      }
    }
  }

  toggle(thing: Pickable, back: boolean): void {
    if (!this.decision) return
    this.picks = back ? unpicked(this.picks, thing.notation) : picked(this.decision, this.picks, thing)
  }

  /** Turns a stack of equal things: one more, and after the last none. */
  cycle(thing: Pickable): void {
    const full = timesPicked(this.picks, thing.notation) >= thing.most
    if (full) this.picks = this.picks.filter((pick) => pick !== thing.notation)
    else this.toggle(thing, false)
  }

  pick(option: OptionData): void {
    if (this.multi && option.group === 'stop' && this.picks.length > 0) return this.confirm()
    if (option.notation !== this.doubted?.notation && this.lost(option)) {
      this.doubted = option
      return
    }
    const sorted = this.sorting.active ? this.sorting.thingOf(option) : null
    if (sorted !== null) return void this.sorting.put(sorted)
    if (!this.busy) this.series.note(option)
    void this.#choose([option.notation], option.reveals || (this.#commits?.(option) ?? false))
  }

  /** What passing or ending would lose, in a sentence; empty where it costs nothing. */
  lost({ group, cost }: OptionData): string {
    if (group !== 'stop') return ''
    const { catalogue } = this.game
    return cost
      .filter(([name]) => catalogue.has(`loses.${name}`))
      .map(([name, n]) => catalogue.render(prefs.lang, `loses.${name}`, { n }))
      .join(' ')
  }

  /** Several choices one after the other, each as if it had been picked. */
  pickAll(choices: string[]): void {
    void this.#choose(choices, false)
  }

  /** The options as the tray lists them: what lies out of sight comes first. */
  readonly listed: readonly OptionData[] = $derived.by(() =>
    (this.answers?.all ?? []).toSorted(
      (a, b) => Number(this.away.includes(b.notation)) - Number(this.away.includes(a.notation)),
    ),
  )

  /** The nth option, as the keys count: as the tray numbers them while it is open. */
  pickNth(n: number): void {
    const thing = this.pickables[n]
    if (thing) this.cycle(thing)
    else if (this.multi) return
    else {
      const option = (this.tray ? this.listed : this.answers?.all)?.[n]
      if (option) this.pick(option)
    }
  }

  /** Ends the decision: sends the picks, what was tried out, or the option that ends the phase. */
  confirm(): void {
    const { decision } = this
    if (decision && this.multi) {
      if (this.idle && this.picks.length === 0 && !this.doubted) this.doubted = this.idle
      else if (this.complete) void this.#choose(batch(decision, this.picks), true)
    } else if (decision) {
      const main = this.doubted ?? this.main
      if (main) this.pick(main)
      else this.doubted = this.idle
    } else if (this.sorting.complete) void this.ask((session) => this.sorting.confirm(session))
    else if (this.table.rehearsed.length > 0)
      void this.#choose(this.#indifferent ? [this.#indifferent.notation] : [], true)
  }

  /** The answer that gives up what is on offer, while something is: it is asked for by its button, never by a mere key. */
  get idle(): OptionData | null {
    const { stop, all } = this.answers ?? {}
    const offered = (all?.length ?? 0) > 1 || this.pickables.length > 0
    return stop?.forgoes && offered ? stop : null
  }

  /** The option of the main button: the proposed one, or the one that ends the phase and gives nothing up. */
  get main(): OptionData | null {
    const { answers } = this
    if (!answers || this.multi) return null
    const shape = this.decision?.shape
    // Whom the game proposes for an action stands in the prompt as well as on the table.
    const offered = shape === 'amount' ? [] : shape === 'assign' ? answers.all : answers.words
    return offered.find((option) => option.default) ?? (this.idle ? null : answers.stop)
  }

  undo(): void {
    if (this.doubted) {
      this.doubted = null
      return
    }
    if (!this.session || !this.canUndo) return
    if (this.picks.length > 0 || this.arranged.length > 0) {
      this.picks = []
      this.arranged = []
      return
    }
    if (this.sorting.undo()) return
    const { rehearsed } = this.table
    // With what was proposed goes the choice that it was proposed for.
    const left = this.assigning.isLast ? Math.max(0, this.assigning.from! - 1) : rehearsed.length - 1
    void this.#ask(() =>
      rehearsed.length > 0 ? this.session!.choose(rehearsed.slice(0, left), true) : this.session!.undo(),
    )
  }

  /** Takes back what was tried out, down to the first so many choices. */
  rewind(n: number): void {
    if (this.session && n < this.table.rehearsed.length)
      void this.#ask(() => this.session!.choose(this.table.rehearsed.slice(0, n), true))
  }

  why(anchor: Element, blocked: BlockedData): void {
    this.asked = blocked
    if (this.bodies) tooltips.show(anchor, { kind: 'words', body: this.bodies.why }, 'rule')
  }

  /** What pointing at a thing explains: why it cannot be chosen, or else what it is. */
  about(id: string | undefined, card: string): TooltipContent {
    const blocked = this.target(id)?.blocked
    if (!blocked || !this.bodies) return { kind: 'card', game: this.game.data.id, card }
    this.asked = blocked
    return { kind: 'words', body: this.bodies.why }
  }

  sum(anchor: Element, number: string): void {
    this.summed = number
    if (this.bodies) tooltips.show(anchor, { kind: 'words', body: this.bodies.sum })
  }

  async advise(anchor: Element): Promise<void> {
    if (!this.session || !this.decision || this.advising) return
    const asked = this.moment
    this.advising = true
    try {
      const hint = await this.session.hint()
      if (this.moment !== asked) return // it came too late: something else is asked now
      this.hint = hint
      if (this.bodies) tooltips.show(anchor, { kind: 'words', body: this.bodies.advice }, 'advice')
    } catch (problem) {
      notices.refused(problem)
    } finally {
      this.advising = false
    }
  }

  /** Plays what the advice says, if it is still to be had; what is picked already is confirmed. */
  follow(hint: Hint): void {
    tooltips.close()
    const option = this.answers?.all.find((each) => each.notation === hint.notation)
    const thing = this.pickables.find((each) => each.notation === hint.notation)
    if (thing && timesPicked(this.picks, thing.notation) >= thing.most) this.confirm()
    else if (thing) this.toggle(thing, false)
    else if (option) this.pick(option)
  }

  /** Another decision: what was picked for the last one is gone. */
  renew(): void {
    this.picks = this.decision ? proposed(this.decision, this.view) : []
    this.arranged = []
    this.doubted = null
    this.trayWanted = false
    this.hint = null
    this.ahead.renew()
  }

  async #choose(choices: string[], reveals: boolean): Promise<void> {
    const { session } = this
    if (!session || this.busy) return
    const all = [...this.table.rehearsed, ...choices]
    await this.#ask(async () => {
      let tried = false
      if (prefs.confirm === 'turn' && !reveals) {
        try {
          await session.choose(all, true)
          tried = true
        } catch (problem) {
          // What cannot be tried out is made in commits.
          if (!(problem instanceof Refused) || problem.problem.reason !== 'sealed') throw problem
        }
      }
      if (tried) return this.assigning.propose(session)
      await session.choose(all)
      if (this.#indifferent) await session.choose([this.#indifferent.notation])
    })
  }

  /** Asks for something, as long as nothing else is on its way. */
  async ask(request: (session: TableSession) => Promise<void>): Promise<void> {
    const { session } = this
    if (session && !this.busy) await this.#ask(() => request(session))
  }

  async #ask(request: () => Promise<void>): Promise<void> {
    tooltips.close()
    try {
      await request()
    } catch (problem) {
      notices.refused(problem)
    }
  }
}
