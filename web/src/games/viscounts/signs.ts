/** The signs of Viscounts: what icons, goods, actions, buildings and effects look like. */
import wings from '~icons/game-icons/angel-wings'
import manuscript from '~icons/game-icons/book-cover'
import boot from '~icons/game-icons/walking-boot'
import campfire from '~icons/game-icons/campfire'
import cross from '~icons/game-icons/gothic-cross'
import crown from '~icons/game-icons/imperial-crown'
import coins from '~icons/game-icons/two-coins'
import deed from '~icons/game-icons/scroll-unfurled'
import discards from '~icons/game-icons/card-discard'
import drawbridge from '~icons/game-icons/drawbridge'
import exit from '~icons/game-icons/exit-door'
import gear from '~icons/game-icons/gear-hammer'
import gold from '~icons/game-icons/metal-bar'
import hammer from '~icons/game-icons/flat-hammer'
import hands from '~icons/game-icons/shaking-hands'
import hood from '~icons/game-icons/hood'
import house from '~icons/game-icons/family-house'
import ink from '~icons/game-icons/quill-ink'
import knight from '~icons/game-icons/mounted-knight'
import laurel from '~icons/game-icons/laurel-crown'
import meeple from '~icons/game-icons/meeple'
import scales from '~icons/game-icons/scales'
import scroll from '~icons/game-icons/tied-scroll'
import seal from '~icons/game-icons/wax-seal'
import shuffle from '~icons/game-icons/card-exchange'
import snake from '~icons/game-icons/snake-tongue'
import stone from '~icons/game-icons/stone-block'
import builder from '~icons/game-icons/stone-crafting'
import swords from '~icons/game-icons/sword-clash'
import tavern from '~icons/game-icons/tavern-sign'
import trade from '~icons/game-icons/trade'
import type { Tincture } from '../../art/piece'
import { card } from '../../icons/cards'
import type { IconData } from '../../icons/icon'
import type { Action, Building, Good, Icon, Ribbon } from './cards'

export { boot, crown as leader, drawbridge, knight as viscount, laurel as points, meeple as worker }

const drawn = (name: string, body: string): IconData => ({ name, side: 32, body })

/** Any resource: a drop of ink, a block of stone, a disc of gold. */
export const anyGood = drawn(
  'any resource',
  '<path fill="currentColor" d="M16 1.5C19.5 6 21.5 8.500 21.5 11A5.500 5.500 0 0 1 10.500 11C10.500 8.500 12.500 6 16 1.500Z"/>' +
    '<rect x="2.500" y="17.500" width="12" height="12" rx="1.500" fill="currentColor"/>' +
    '<circle cx="23.500" cy="23.500" r="6.600" fill="currentColor"/>',
)
/** A Worker moves aside in the castle. */
export const castleMove = drawn(
  'castle move',
  `<svg x="7" y="1" width="18" height="18" viewBox="0 0 512 512">${meeple.body}</svg>` +
    '<path fill="currentColor" d="M1 25L8 19.500V23H24V19.500L31 25L24 30.500V27H8V30.500Z"/>',
)

const line = (d: string) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>`
/** When an ability works: as the card comes in, as long as it lies there, as it leaves. */
export const TIMING_SIGNS = {
  immediate: drawn('immediate', line('M16 3V19M9 13L16 20L23 13M4 22V28H28V22')),
  ongoing: drawn('ongoing', line('M16 16C12 9 3 9 3 16S12 23 16 16S29 9 29 16S20 23 16 16')),
  drop_off: drawn('drop-off', line('M5 5V27M10 16H28M21 9L28 16L21 23')),
}

export const ICON_SIGNS: Record<Icon, { icon: IconData; tincture: Tincture }> = {
  merchant: { icon: scales, tincture: 'blue' },
  builder: { icon: builder, tincture: 'grey' },
  noble: { icon: crown, tincture: 'gold' },
  cleric: { icon: cross, tincture: 'black' },
  criminal: { icon: hood, tincture: 'purple' },
}
export const ACTION_ICONS: Record<Action, IconData> = {
  trade: scales,
  build: hammer,
  castle: meeple,
  transcribe: manuscript,
}
export const BUILDING_ICONS: Record<Building, IconData> = {
  trading_post: tavern,
  guildhall: house,
  workshop: gear,
}
/** Ribbons have tails of their own, so that none is told by its colour alone; 12 by 34 units. */
export const RIBBON_SIGNS: Record<Ribbon, { tincture: Tincture; d: string }> = {
  grey: { tincture: 'grey', d: 'M0 0H12V32H0Z' },
  black: { tincture: 'black', d: 'M0 0H12V33L6 27L0 33Z' },
  yellow: { tincture: 'gold', d: 'M0 0H12V28L6 34L0 28Z' },
  blue: { tincture: 'blue', d: 'M0 0H12V27A6 6 0 0 1 0 27Z' },
}

/** A sign has its tint: coins grey, debts red, deeds green and so on; never the only mark. */
export interface Token {
  icon: IconData
  tint: string
}
const token = (icon: IconData, tint = 'plain'): Token => ({ icon, tint })
export const TOKENS: Record<string, Token> = {
  silver: token(coins, 'silver'),
  ink: token(ink, 'ink'),
  gold: token(gold, 'gold'),
  stone: token(stone, 'stone'),
  resource_any: token(anyGood, 'any'),
  debt: token(scroll, 'debt'),
  paid_debt: token(seal, 'gold'),
  deed: token(deed, 'deed'),
  approved_deed: token(seal, 'deed'),
  flip_debt: token(seal, 'debt'),
  flip_deed: token(seal, 'deed'),
  flip_any: token(seal, 'flip'),
  virtue: token(wings, 'virtue'),
  corruption: token(snake, 'corruption'),
  rearrange: token(trade),
  discard: token(discards),
  destroy: token(campfire, 'fire'),
  shuffle: token(shuffle),
  hire_free: token(hands),
  castle_move: token(castleMove),
  place_workers: token(meeple),
  gain_manuscript: token(manuscript),
  workshop: token(gear),
  trading_post: token(tavern),
  guildhall: token(house),
  dismiss: token(exit),
  move: token(boot),
  hand: token(card),
  scheme: token(card),
  poverty: token(scroll, 'debt'),
  prosperity: token(deed, 'deed'),
  collision: token(swords),
  points: token(laurel, 'gold'),
  worker: token(meeple),
  criminal: token(hood, 'corruption'),
  transcribe: token(manuscript),
  build: token(hammer),
  castle: token(meeple),
  trade: token(scales, 'virtue'),
}
export const GOOD_ICONS: Record<Good, IconData> = { silver: coins, ink, gold, stone }

/** The tints by their names. */
export const TINTS: Record<string, string> = {
  plain: 'var(--ink)',
  any: 'var(--ink)',
  silver: 'color-mix(in srgb, var(--ink) 55%, #8f96a3)',
  ink: 'var(--lapis)',
  gold: 'var(--gold-ink)',
  stone: 'var(--ink-2)',
  debt: 'var(--rubric)',
  deed: 'var(--vert)',
  flip: 'var(--rubric)',
  virtue: 'var(--lapis)',
  corruption: 'var(--murex)',
  fire: 'var(--warn)',
}
