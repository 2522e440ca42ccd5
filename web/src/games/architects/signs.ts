/** The signs of Architects: what goods, skills, places and moments look like, and effects as rows of signs. */
import angel from '~icons/game-icons/angel-wings'
import army from '~icons/game-icons/meeple-army'
import brick from '~icons/game-icons/clay-brick'
import bust from '~icons/game-icons/stone-bust'
import chalice from '~icons/game-icons/jeweled-chalice'
import chest from '~icons/game-icons/locked-chest'
import church from '~icons/game-icons/church'
import cloak from '~icons/game-icons/cloak-dagger'
import coins from '~icons/game-icons/two-coins'
import crown from '~icons/game-icons/queen-crown'
import cycle from '~icons/game-icons/cycle'
import forest from '~icons/game-icons/forest'
import gear from '~icons/game-icons/gear-hammer'
import grab from '~icons/game-icons/robber-hand'
import hammer from '~icons/game-icons/hammer-nails'
import hands from '~icons/game-icons/shaking-hands'
import houses from '~icons/game-icons/medieval-village-01'
import key from '~icons/game-icons/key'
import laurel from '~icons/game-icons/laurel-crown'
import logs from '~icons/game-icons/wood-pile'
import manacles from '~icons/game-icons/manacles'
import meeple from '~icons/game-icons/meeple'
import pavilion from '~icons/game-icons/medieval-pavilion'
import prisoner from '~icons/game-icons/prisoner'
import rocks from '~icons/game-icons/stone-pile'
import saw from '~icons/game-icons/hand-saw'
import scroll from '~icons/game-icons/tied-scroll'
import seal from '~icons/game-icons/wax-seal'
import stone from '~icons/game-icons/stone-block'
import tax from '~icons/game-icons/crown-coin'
import tiles from '~icons/game-icons/brick-wall'
import tower from '~icons/game-icons/guarded-tower'
import trade from '~icons/game-icons/trade'
import trowel from '~icons/game-icons/trowel'
import village from '~icons/game-icons/village'
import wagon from '~icons/game-icons/mine-wagon'
import bar from '~icons/game-icons/metal-bar'
import { signed } from '../../i18n/signed'
import type { IconData } from '../../icons/icon'
import type { Ability, Effect, Entry, Price, Step } from './cards'

/** A change of a number: what comes with a plus, what goes with a minus. */
export const change = (n: number): string => (n > 0 ? `+${n}` : signed(n))

const within = (name: string, inner: IconData): IconData => ({
  name,
  body: `${cycle.body}<svg x="146" y="146" width="220" height="220" viewBox="0 0 512 512">${inner.body}</svg>`,
})

/** Everything that a sign can stand for, by the name that data and options have for it. */
export const TOKEN_ICONS: Record<string, IconData> = {
  clay: brick,
  wood: logs,
  stone,
  gold: bar,
  marble: bust,
  silver: coins,
  tax,
  virtue: angel,
  debt: scroll,
  paid_debt: seal,
  points: laurel,
  building: houses,
  worker: meeple,
  captive: manacles,
  apprentice: gear,
  carpentry: saw,
  tiling: tiles,
  masonry: trowel,
  quarry: rocks,
  forest,
  mines: wagon,
  silversmith: chalice,
  kings_storehouse: chest,
  workshop: gear,
  town_centre: village,
  tax_stand: pavilion,
  guardhouse: tower,
  black_market: cloak,
  guildhall: hammer,
  prison: prisoner,
  cathedral: church,
  capture: grab,
  trade,
  guard: key,
  hire: hands,
  most: crown,
  all: army,
  black_market_reset: within('black-market-reset', cloak),
  apprentice_refresh: within('apprentice-refresh', meeple),
}

/** Other names of the same things, in effects, counts and options. */
const ALIASES: Record<string, string> = {
  building_card: 'building',
  buildings: 'building',
  constructed_buildings: 'guildhall',
  debt_unpaid: 'debt',
  debt_paid: 'paid_debt',
  paid_debts: 'paid_debt',
  victory_point: 'points',
  unpaid: 'debt',
  paid: 'paid_debt',
  workers: 'worker',
  captured_workers_on_board: 'captive',
  captives: 'captive',
  cathedral_level: 'cathedral',
  virtue_level: 'virtue',
  apprentices_with_carpentry: 'carpentry',
  apprentices_with_tiling: 'tiling',
  apprentices_with_masonry: 'masonry',
  cathedral_advanced: 'cathedral',
  tax_stolen: 'tax_stand',
  black_market_action: 'black_market',
  captives_imprisoned: 'guardhouse',
  building_constructed: 'guildhall',
  debt_gained: 'debt',
  virtue_gained: 'virtue',
  other_boards: 'captive',
  captures: 'capture',
  trades: 'trade',
}

/** The token that a name means: "seat0.stone" and "stone" are the same. */
export function tokenOf(name: string): string {
  const short = name.replace(/^seat\d+\./, '')
  return ALIASES[short] ?? short
}

/** One sign of a row, or a word between signs. */
export type Mark = { token: string; text?: string; struck?: boolean } | { word: string }

const ARROW: Mark = { word: '→' }
const mark = (name: string, text = '', struck = false): Mark => ({
  token: tokenOf(name),
  ...(text ? { text } : {}),
  ...(struck ? { struck } : {}),
})
const between = (parts: readonly Mark[][], word: string): Mark[] =>
  parts.flatMap((part, i) => (i > 0 ? [{ word }, ...part] : part))

/** A price as signs. */
export function priceMarks(cost: readonly Price[] = []): Mark[] {
  return cost.flatMap((part): Mark[] =>
    'pay' in part
      ? [mark(part.pay, String(part.n))]
      : between(
          part.pay_any_of.map((good, i) => [mark(good, i === 0 ? String(part.n) : '')]),
          '/',
        ),
  )
}

const counted = (what: string): Mark[] =>
  what === 'clay_wood_stone_total' ? [mark('clay'), mark('wood'), mark('stone')] : [mark(what)]

function effectMarks(effect: Effect): Mark[] {
  const n = effect.n ?? 1
  const then = () => marksOf(effect.then ?? [])
  if (effect.gain) return [mark(effect.gain, `+${n}`)]
  if (effect.virtue !== undefined) return [mark('virtue', change(effect.virtue))]
  if (effect.vp !== undefined) return [mark('points', change(effect.vp))]
  if (effect.choose) return between(effect.choose.map(marksOf), '/')
  if (effect.per) {
    const every = effect.every ?? 1
    return [...(every > 1 ? [{ word: String(every) }] : []), ...counted(effect.per), ARROW, ...then()]
  }
  if (effect.if_most) return [mark('most'), ...counted(effect.if_most), ARROW, ...then()]
  if (effect.all_players) {
    const least = effect.if?.own_workers_in_prison_min
    return [mark('all'), ...(least ? [mark('prison', String(least))] : []), ARROW, ...then()]
  }
  if (effect.if) return [mark('debt', String(effect.if.unpaid_debts ?? 0)), ARROW, ...then()]
  if (effect.release)
    return [
      mark(effect.from ?? 'prison'),
      ARROW,
      mark('worker', effect.up_to === 'all' ? '' : String(effect.up_to ?? '')),
    ]
  if (effect.action === 'capture') return [mark('capture', `${effect.groups ?? 1}×`)]
  if (effect.action === 'guildhall') return [mark('guildhall', '+1')]
  if (effect.hire) return [mark('hire'), mark('silver', '0')]
  if (effect.destroy) return [mark(effect.destroy, '', true)]
  if (effect.exchange)
    return [mark(effect.exchange.discard, `−${effect.exchange.n}`), ARROW, ...marksOf(effect.exchange.gain)]
  if (effect.discard) return [mark(effect.discard, `−${n}`)]
  if (effect.debt_penalty_change !== undefined)
    return [mark('debt'), ARROW, mark('points', change(effect.debt_penalty_change))]
  return []
}

/** Effects as signs, in printed order. */
export const marksOf = (effects: readonly Effect[]): Mark[] => effects.flatMap(effectMarks)

/** What an ability does, as signs; `at` is the place where it works. */
export function abilityMarks(ability: Ability, at?: string | null): Mark[] {
  const place = at ? [mark(at)] : []
  if (ability.on) {
    const when = ability.on === 'collected' ? place : [mark(ability.on)]
    const free = ability.if?.own_workers_in_prison === 0 ? [mark('prison', '0')] : []
    const arrow = ability.on === 'collected' ? [] : [ARROW]
    return [...when, ...free, ...arrow, ...marksOf(ability.effects ?? [])]
  }
  if (ability.storehouse_trade) {
    const { pay, gain } = ability.storehouse_trade
    return [...place, ...priceMarks(pay), ARROW, ...marksOf(gain)]
  }
  if (ability.discount) return [...place, mark(ability.discount, `−${ability.n ?? 1}`)]
  if (ability.discount_any_of)
    return between(
      ability.discount_any_of.map((good) => [mark(good, `−${ability.n ?? 1}`)]),
      '/',
    )
  if (ability.ignore) return [mark(ability.ignore, `−${ability.n ?? 1}`)]
  if (ability.ignore_loss) return [...place, mark(ability.ignore_loss, '−1', true)]
  if (ability.reduce_loss) return [...place, mark(ability.reduce_loss, `+${ability.n ?? 1}`)]
  if (ability.virtual_workers) return [...place, mark('worker', `+${ability.virtual_workers}`)]
  if (ability.limit)
    return [mark(ability.limit === 'building_hand' ? 'building' : 'apprentice', `≤${ability.n ?? 0}`)]
  if (ability.substitute)
    return [
      mark(ability.substitute.discard, `−${ability.substitute.n}`),
      ARROW,
      ...between(
        (ability.for?.any_of ?? []).map((good) => [mark(good)]),
        '/',
      ),
    ]
  if (ability.same_resource)
    return between(
      ability.same_resource.map((good) => [mark(good)]),
      '=',
    )
  if (ability.skip) return [mark('cathedral'), mark('building', '', true)]
  if (ability.replace && typeof ability.replace !== 'string')
    return [mark('virtue', change(ability.replace.virtue), true), ARROW, ...marksOf(ability.with ?? [])]
  if (ability.replace) return [mark('debt', '', true), ARROW, ...priceMarks(ability.pay)]
  return []
}

function stepMarks(step: Step): Mark[] {
  if (typeof step.opponent_gain === 'string') return [mark(step.opponent_gain, `+${String(step.n)}`)]
  if (typeof step.opponent_virtue === 'number') return [mark('virtue', change(step.opponent_virtue))]
  if (step.opponent_cathedral) return [mark('cathedral', '+1')]
  if (step.opponent_capture) return [mark('capture')]
  if (step.opponent_imprison_all) return [mark('captive'), ARROW, mark('prison')]
  if (step.opponent_release_prison) return [mark('prison'), ARROW, mark('worker')]
  if (step.opponent_pay_debt) return [mark('paid_debt')]
  if (step.discard_from_display) return [mark('apprentice_refresh')]
  if (step.remove_all_tax) return [mark('tax', '', true)]
  return []
}

/** Everything that stands on a component, as groups of signs. */
export function groupsOf(entry: Entry): Mark[][] {
  const abilities = entry.ability === undefined ? [] : [entry.ability].flat()
  const virtue = entry.hire_virtue ?? entry.build_virtue ?? 0
  return [
    entry.vp === undefined ? [] : [mark('points', String(entry.vp))],
    priceMarks(entry.family === 'buildings' ? entry.cost : []),
    [
      ...(entry.skills ?? []).map((skill) => mark(skill)),
      ...(virtue ? [mark('virtue', change(virtue))] : []),
    ],
    ...abilities.map((ability) => abilityMarks(ability, entry.location)),
    marksOf(entry.effects ?? []),
    marksOf(entry.small_side ?? []),
    marksOf(entry.large_side ?? []),
    entry.place ? [mark(entry.place)] : [],
    ...(entry.steps ?? []).map(stepMarks),
  ].filter((group) => group.length > 0)
}
