/** What is said below a player's name. */
import { levelOf } from '../games/levels'
import { t } from '../i18n/words.svelte'
import type { SeatData } from '../net/wire'
import type { Desk } from './desk.svelte'
import { say } from './say'

export function says(desk: Desk, seat: SeatData): string {
  if (seat.late) return say('late')
  if (seat.left) return say('left')
  if (seat.kind === 'bot') {
    const level = seat.bot ? levelOf(desk.game.data, seat.bot) : null
    return level ? say('bot.named', { bot: t(`level.${level}`) }) : say('bot')
  }
  return !seat.connected && desk.session ? say('away') : ''
}
