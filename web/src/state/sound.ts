/** Six short sounds, made on the spot. Off until switched on; each has something to see as its counterpart. */
import { prefs } from './prefs.svelte'

export type Sound = 'turn' | 'struck' | 'card' | 'coin' | 'shuffle' | 'end'

interface Tone {
  pitch: number
  at: number
  long: number
  loud: number
}

/** Bells are tones that ring out; cards and shuffling are short breaths of noise. */
const BELLS: Partial<Record<Sound, readonly Tone[]>> = {
  turn: [
    { pitch: 660, at: 0, long: 0.9, loud: 0.16 },
    { pitch: 990, at: 0.09, long: 1.1, loud: 0.1 },
  ],
  struck: [
    { pitch: 196, at: 0, long: 0.8, loud: 0.2 },
    { pitch: 147, at: 0.16, long: 1.2, loud: 0.2 },
  ],
  coin: [
    { pitch: 1480, at: 0, long: 0.18, loud: 0.07 },
    { pitch: 2217, at: 0.05, long: 0.22, loud: 0.06 },
  ],
  end: [392, 494, 587, 784].map((pitch, i) => ({ pitch, at: i * 0.13, long: 1.2, loud: 0.12 })),
}
const BREATHS: Partial<Record<Sound, readonly { at: number; long: number; loud: number }[]>> = {
  card: [{ at: 0, long: 0.07, loud: 0.12 }],
  shuffle: Array.from({ length: 6 }, (_, i) => ({ at: i * 0.055, long: 0.05, loud: 0.08 })),
}

const CALLS: ReadonlySet<Sound> = new Set(['turn', 'struck'])

let context: AudioContext | null = null

/** Plays a sound, if sounds are wanted; in a window that nobody looks at only those that call the reader. */
export function sound(which: Sound): void {
  if (!prefs.sound || (document.hidden && !CALLS.has(which)) || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
  for (const tone of BELLS[which] ?? []) ring(context, tone)
  for (const breath of BREATHS[which] ?? []) rustle(context, breath)
}

function faded(to: AudioContext, at: number, long: number, loud: number): GainNode {
  const volume = to.createGain()
  const start = to.currentTime + at
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loud, start + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long)
  volume.connect(to.destination)
  return volume
}

function ring(to: AudioContext, { pitch, at, long, loud }: Tone): void {
  const tone = to.createOscillator()
  tone.type = 'sine'
  tone.frequency.value = pitch
  tone.connect(faded(to, at, long, loud))
  tone.start(to.currentTime + at)
  tone.stop(to.currentTime + at + long)
}

function rustle(to: AudioContext, { at, long, loud }: { at: number; long: number; loud: number }): void {
  const buffer = to.createBuffer(1, Math.ceil(to.sampleRate * long), to.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const noise = to.createBufferSource()
  const paper = to.createBiquadFilter()
  paper.type = 'bandpass'
  paper.frequency.value = 3200
  noise.buffer = buffer
  noise.connect(paper).connect(faded(to, at, long, loud))
  noise.start(to.currentTime + at)
}
