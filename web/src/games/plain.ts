/** The face of any card, out of what the server says about it: for games that draw no faces of their own yet. */
import { hash } from '../art/random'
import type { Partition } from '../art/partition'
import { card } from '../icons/cards'
import { crown } from '../icons/ui'
import type { Lang } from '../state/prefs.svelte'
import type { Face, Faces, FaceText, Provenance, Tone } from './face'

/** Frames that can be told apart by tone and by edge; things of one kind share one. */
const FRAMES: readonly [Tone, Partition][] = [
  ['stone', 'plain'],
  ['action', 'embattled'],
  ['reaction', 'wavy'],
  ['victory', 'engrailed'],
  ['treasure', 'raguly'],
  ['curse', 'dancetty'],
]

export const faces: Faces = {
  face(id: string, _lang: Lang, text?: FaceText): Face {
    const types = text?.types.filter(Boolean) ?? []
    const [tone, partition] = FRAMES[hash(types[0] ?? '') % FRAMES.length]!
    return {
      id,
      name: text?.name ?? id,
      cost: null,
      tone,
      partition,
      types: (types.length > 0 ? types : ['']).map((name) => ({ icon: card, name })),
      scene: { icon: crown, ground: 'hills', sky: 'diaper', scale: 0.8, dy: 0 },
      lines: (text?.lines ?? []).map((line) => ({ text: line })),
      signs: [],
      worth: null,
      provenance: (text?.provenance || 'verified') as Provenance,
      clause: text?.clause ?? '',
    }
  },
}
