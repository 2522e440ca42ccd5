/** Calls the reader back when it is their turn: a mark in the title and on the icon, and a notice if they allowed it. */
import { t } from '../i18n/words.svelte'
import { prefs } from './prefs.svelte'

const ICON = '/favicon.svg'
const ICON_TURN = '/favicon-turn.svg'

/** What the window is called: the mark says that something waits for the reader. */
export function titled(title: string, waits: boolean): string {
  return `${waits ? `● ${t('turn.title')} · ` : ''}${title}`
}

/** Sets title and icon of the window. */
export function mark(title: string, waits: boolean): void {
  document.title = titled(title, waits)
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = waits ? ICON_TURN : ICON
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted)
}

export function canNotify(): boolean {
  return typeof Notification !== 'undefined'
}

/** Asks the browser for leave to send notices; says whether it gave it. */
export async function allowNotices(): Promise<boolean> {
  if (!canNotify()) return false
  if (Notification.permission === 'default') await Notification.requestPermission()
  return Notification.permission === 'granted'
}

/** Sends a notice, by itself that it is the reader's turn, if they are not looking and have asked for notices. */
export function notify(title: string, where: string, says = t('turn.title')): void {
  if (!prefs.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return
  const notice = new Notification(says, { body: title, tag: `regnum ${where}`, icon: ICON_TURN })
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
}
