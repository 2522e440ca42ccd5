/** Sentences of a game with the players' names in them, and the parts of a prompt. */
import type { Catalogue, Message, Piece } from '../i18n/messages'
import type { Text } from '../net/wire'
import type { Lang } from '../state/prefs.svelte'

/** Puts names where a message has the numbers of seats. */
export function named(text: Text, names: readonly string[]): Text {
  const params = { ...text.params }
  for (const [key, value] of Object.entries(params)) {
    if (typeof value === 'number' && key.slice(key.lastIndexOf('_') + 1) === 'seat')
      params[key] = names[value] ?? String(value + 1)
  }
  return { key: text.key, params }
}

export interface Spoken {
  /** The letter that is illuminated. */
  initial: string
  /** The verb, where the sentence begins with one and not with a name. */
  verb: string
  rest: Piece[]
  whole: string
}

/** A prompt: its verb stands first and is rubricated; a full stop at the end of a heading is left out. */
export function spoken(catalogue: Catalogue, lang: Lang, message: Message): Spoken {
  const pieces = catalogue.pieces(lang, message.key, message.params).map((piece) => ({ ...piece }))
  const whole = pieces.map((piece) => piece.text).join('')
  const last = pieces.at(-1)
  if (last && !last.thing) last.text = last.text.replace(/\.$/, '')
  const first = pieces[0]
  const named =
    first?.thing !== undefined ||
    Object.values(message.params).some((value) => typeof value === 'string' && whole.startsWith(value))
  const verb = named ? '' : (/^\S+/.exec(first?.text ?? '')?.[0] ?? '')
  if (first && verb) first.text = first.text.slice(verb.length)
  return { initial: (whole[0] ?? '').toUpperCase(), verb, rest: pieces, whole }
}
