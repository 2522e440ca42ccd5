/** The signs of Paladins: what workers, attributes, resources, actions and factions look like. */
import amphora from '~icons/game-icons/amphora'
import banner from '~icons/game-icons/knight-banner'
import bow from '~icons/game-icons/bow-arrow'
import byzantine from '~icons/game-icons/byzantin-temple'
import candle from '~icons/game-icons/candle-light'
import cloak from '~icons/game-icons/cloak-dagger'
import coins from '~icons/game-icons/two-coins'
import cross from '~icons/game-icons/gothic-cross'
import crown from '~icons/game-icons/queen-crown'
import farmer from '~icons/game-icons/farmer'
import gear from '~icons/game-icons/gear-hammer'
import hands from '~icons/game-icons/shaking-hands'
import hood from '~icons/game-icons/hood'
import king from '~icons/game-icons/throne-king'
import laurel from '~icons/game-icons/laurel-crown'
import meat from '~icons/game-icons/meat'
import monk from '~icons/game-icons/monk-face'
import prayer from '~icons/game-icons/prayer'
import saracen from '~icons/game-icons/crescent-blade'
import scales from '~icons/game-icons/scales'
import scroll from '~icons/game-icons/tied-scroll'
import seal from '~icons/game-icons/wax-seal'
import shield from '~icons/game-icons/cross-shield'
import spy from '~icons/game-icons/spy'
import stag from '~icons/game-icons/stag-head'
import sword from '~icons/game-icons/broadsword'
import swords from '~icons/game-icons/crossed-swords'
import tax from '~icons/game-icons/crown-coin'
import tower from '~icons/game-icons/tower-flag'
import trade from '~icons/game-icons/trade'
import viking from '~icons/game-icons/viking-helmet'
import wall from '~icons/game-icons/defensive-wall'
import type { IconData } from '../../icons/icon'
import type { Attribute, Colour, Effect, Worker } from './cards'
import { WORKER } from './cards'

export const WORKER_ICONS: Record<Worker, IconData> = {
  labourer: farmer,
  scout: bow,
  merchant: scales,
  fighter: sword,
  cleric: cross,
  criminal: hood,
}

export const ATTRIBUTE_ICONS: Record<Attribute, IconData> = {
  faith: prayer,
  strength: swords,
  influence: crown,
}
export const ATTRIBUTE_COLOURS: Record<Attribute, 'black' | 'red' | 'blue'> = {
  faith: 'black',
  strength: 'red',
  influence: 'blue',
}
/** Flags with three different hems, so that none is told by its colour alone; 32 by 33 units. */
export const FLAGS: Record<Attribute, string> = {
  faith: 'M3 1H29V31L16 24L3 31Z',
  strength: 'M3 1H29V22L16 32L3 22Z',
  influence: 'M3 1H29V30H24V25H19V30H13V25H8V30H3Z',
}

export const ACTION_ICONS: Record<string, IconData> = {
  develop: gear,
  recruit: hands,
  hunt: stag,
  trade,
  pray: candle,
  conspire: cloak,
  commission: monk,
  fortify: wall,
  garrison: tower,
  absolve: amphora,
  attack: swords,
  convert: shield,
}
/** What a Townsfolk answers to, as a sign; none for an Inquisition. */
export function momentOf({ action, effect }: { action?: string; effect?: string }): IconData | undefined {
  if (action) return action === 'kings_favour' ? crown : ACTION_ICONS[action]
  if (effect) return effect === 'gain_debt' ? scroll : seal
  return undefined
}
export const FACTION_ICONS: Record<string, IconData> = { saracen, byzantine, viking }
export const TOKEN_ICONS: Record<string, IconData> = {
  silver: coins,
  provisions: meat,
  tax,
  debt: scroll,
  paid_debt: seal,
  suspicion: spy,
  pray: candle,
  recruit_free: hands,
  develop_free: gear,
  points: laurel,
  honour: banner,
}
/** What an Outsider counts at the end: no two of them look the same. */
export const PER_ICONS: Record<string, IconData> = {
  commission: monk,
  garrison: tower,
  develop: gear,
  fortify: wall,
  absolve: amphora,
  townsfolk_in_crew: hands,
  strength: swords,
  influence: crown,
  faith: prayer,
  attacked_saracen: saracen,
  attacked_byzantine: byzantine,
  attacked_viking: viking,
  kings_orders_completed: king,
  converted_mercenaries: shield,
  paid_debt: seal,
  unpaid_debt: scroll,
  suspicion: spy,
}

/** One sign of an effect, for rows of signs; `struck` is taken away, `paid` is turned over. */
export type Mark =
  | { kind: 'worker'; worker: Worker; n: number }
  | { kind: 'flag'; attribute: Attribute; n: number }
  | { kind: 'token'; token: string; n: number; struck?: boolean; paid?: boolean }
  | { kind: 'or' }

/** Effects as signs, in printed order. */
export function marksOf(effects: readonly Effect[]): Mark[] {
  return effects.flatMap((effect): Mark[] => {
    const n = effect.n ?? 1
    if (effect.choose)
      return effect.choose.flatMap((option, i): Mark[] => [
        ...(i > 0 ? [{ kind: 'or' } as const] : []),
        ...marksOf(option),
      ])
    if (effect.attr) return [{ kind: 'flag', attribute: effect.attr, n }]
    if (effect.gain === 'worker') return [{ kind: 'worker', worker: WORKER[effect.color as Colour], n }]
    if (effect.remove) return [{ kind: 'token', token: effect.remove, n, struck: true }]
    if (effect.destroy) return [{ kind: 'token', token: effect.destroy, n, struck: true }]
    if (effect.pay) return [{ kind: 'token', token: 'paid_debt', n, paid: true }]
    const token = effect.gain ?? effect.do
    return token ? [{ kind: 'token', token, n }] : []
  })
}
