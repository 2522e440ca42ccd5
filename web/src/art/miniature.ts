/** The little scenes on cards: sky, halo, far ground, emblem, near ground, out of one line of data per card. */
import type { IconData } from '../icons/icon'
import { dice, hash, px } from './random'

export type Ground = 'hills' | 'waves' | 'floor' | 'vault' | 'drape' | 'none'
export type Sky = 'diaper' | 'rays' | 'stars'

export interface Scene {
  icon: IconData
  ground: Ground
  sky: Sky
  /** The emblem's size, 1 is three quarters of the height. */
  scale: number
  /** How far the emblem stands below the middle. */
  dy: number
}

export function scene(icon: IconData, ground: Ground, sky: Sky = 'diaper', scale = 1, dy = 0): Scene {
  return { icon, ground, sky, scale, dy }
}

export interface Layer {
  d: string
  style: string
}

const [W, H] = [160, 104]
const EMBLEM = 77

/** Layers behind the emblem and in front of it. */
export interface Drawing {
  diaper: boolean
  behind: Layer[]
  before: Layer[]
  emblem: { x: number; y: number; side: number }
}

export function draw(scene: Scene, seed: string): Drawing {
  const roll = dice(hash(seed))
  const side = EMBLEM * scene.scale
  const behind: Layer[] = []
  if (scene.sky === 'rays') behind.push({ d: rays(), style: 'm-ray' })
  if (scene.sky === 'stars') behind.push({ d: stars(roll), style: 'm-star' })
  const grounds = GROUNDS[scene.ground](roll)
  return {
    diaper: scene.sky === 'diaper',
    behind: [...behind, ...grounds.behind],
    before: grounds.before,
    emblem: { x: W / 2 - side / 2, y: H / 2 - side / 2 + scene.dy, side },
  }
}

type Roll = () => number
type Grounds = { behind: Layer[]; before: Layer[] }

const GROUNDS: Record<Ground, (roll: Roll) => Grounds> = {
  hills: (roll) => ({
    behind: [{ d: ridge(roll, 68, 16), style: 'm-far' }],
    before: [
      { d: ridge(roll, 86, 11), style: 'm-near' },
      { d: tufts(roll), style: 'm-tuft' },
    ],
  }),
  waves: (roll) => ({
    behind: [{ d: ridge(roll, 66, 12), style: 'm-far' }],
    before: [
      { d: wave(83.2), style: 'm-far2' },
      { d: wave(91.2), style: 'm-near' },
      { d: wave(99.2), style: 'm-far2' },
    ],
  }),
  floor: () => ({
    behind: [
      { d: `M0 77H${W}V${H}H0Z`, style: 'm-far' },
      { d: tiles(), style: 'm-line' },
    ],
    before: [],
  }),
  vault: () => ({
    behind: [
      { d: bricks(), style: 'm-brick' },
      { d: `M22.4 ${H}V54C22.4 10.4 80 2 80 2S137.6 10.4 137.6 54V${H}Z`, style: 'm-arch' },
    ],
    before: [{ d: `M0 95.7H${W}V${H}H0Z`, style: 'm-near' }],
  }),
  drape: () => ({
    behind: [],
    before: [
      { d: `M0 83.2C32 77 128 77 ${W} 83.2V${H}H0Z`, style: 'm-near' },
      { d: Array.from({ length: 12 }, (_, i) => `M${6 + 13 * i} 82.2q3 12 -2 24`).join(''), style: 'm-line' },
    ],
  }),
  none: () => ({ behind: [], before: [] }),
}

function ridge(roll: Roll, height: number, swing: number): string {
  const step = W / 3
  let d = `M0 ${H}L0 ${px(height + roll() * 4)}`
  for (let i = 0; i < 3; i++) {
    const x = i * step
    const [a, b, end] = [roll(), roll(), roll()]
    d += `C${px(x + 18.7)} ${px(height - a * swing)} ${px(x + 34.7)} ${px(height - b * swing + 3)} ${px(x + step)} ${px(height + end * 8 - 2)}`
  }
  return `${d}L${W} ${H}Z`
}

function tufts(roll: Roll): string {
  let d = ''
  for (let i = 0; i < 26; i++) {
    const at = `M${px(roll() * W)} ${px(94 + roll() * 10)}`
    d += `${at}l-1.6 -3.4${at}l0 -4${at}l1.6 -3.4`
  }
  return d
}

function wave(y: number): string {
  return `M-6 108L-6 ${y}${'q4 -7 8 0t8 0'.repeat(11)}L168 108Z`
}

function tiles(): string {
  let d = ''
  for (let i = -7; i <= 7; i++) d += `M${80 + 9 * i} 77L${80 + 24 * i} ${H}`
  return `${d}M0 77H${W}M0 82.2H${W}M0 89.4H${W}M0 98.8H${W}`
}

function bricks(): string {
  let d = ''
  for (let row = 0; row < 12; row++) {
    d += `M0 ${row * 9}H${W}`
    for (let x = row % 2 ? 9 : 0; x <= W; x += 18) d += `M${x} ${row * 9}v9`
  }
  return d
}

function rays(): string {
  let d = ''
  for (let i = 0; i < 40; i++) {
    const [a, b] = [(i * Math.PI) / 20, (i * Math.PI) / 20 + 0.075]
    d += `M80 54L${px(80 + 130 * Math.cos(a))} ${px(54 + 130 * Math.sin(a))}L${px(80 + 130 * Math.cos(b))} ${px(54 + 130 * Math.sin(b))}Z`
  }
  return d
}

function stars(roll: Roll): string {
  let d = ''
  for (let i = 0; i < 22; i++) {
    const [x, y, r] = [roll() * W, roll() * 80, 1 + roll() * 2.2]
    d += `M${px(x)} ${px(y - r)}L${px(x + r / 3)} ${px(y - r / 3)}L${px(x + r)} ${px(y)}L${px(x + r / 3)} ${px(y + r / 3)}L${px(x)} ${px(y + r)}L${px(x - r / 3)} ${px(y + r / 3)}L${px(x - r)} ${px(y)}L${px(x - r / 3)} ${px(y - r / 3)}Z`
  }
  return d
}
