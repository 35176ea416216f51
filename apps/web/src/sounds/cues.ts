import { readSettings } from '../settings/settings.ts'

/** A tone: the pitch it begins and ends with, when it begins, how long and how loud it is. */
interface Tone {
  readonly shape: OscillatorType
  readonly from: number
  readonly to: number
  readonly at: number
  readonly seconds: number
  readonly level: number
}

/** Small sounds, made on the spot: a knock, a piece on wood, two coins, a chord at the end. */
const CUES = {
  turn: [{ shape: 'sine', from: 220, to: 90, at: 0, seconds: 0.18, level: 0.25 }],
  place: [{ shape: 'triangle', from: 320, to: 180, at: 0, seconds: 0.07, level: 0.12 }],
  coins: [
    { shape: 'sine', from: 2100, to: 2000, at: 0, seconds: 0.09, level: 0.05 },
    { shape: 'sine', from: 2700, to: 2600, at: 0.07, seconds: 0.12, level: 0.05 },
  ],
  end: [
    { shape: 'triangle', from: 262, to: 262, at: 0, seconds: 0.9, level: 0.1 },
    { shape: 'triangle', from: 330, to: 330, at: 0.14, seconds: 0.9, level: 0.1 },
    { shape: 'triangle', from: 392, to: 392, at: 0.28, seconds: 1.1, level: 0.1 },
  ],
} as const satisfies Record<string, readonly Tone[]>

type CueName = keyof typeof CUES

/** Those of a listener who only wants to be called. */
const CALLS: ReadonlySet<CueName> = new Set(['turn', 'end'])

let audio: AudioContext | null = null

/** Sounds a cue, if such sounds are wanted. */
export function cue(name: CueName): void {
  const { sounds } = readSettings()
  if (sounds === 'off' || (sounds === 'turn' && !CALLS.has(name))) return
  audio ??= new AudioContext()
  for (const tone of CUES[name]) sound(audio, tone)
}

function sound(context: AudioContext, { shape, from, to, at, seconds, level }: Tone): void {
  const start = context.currentTime + at
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.type = shape
  tone.frequency.setValueAtTime(from, start)
  tone.frequency.exponentialRampToValueAtTime(to, start + seconds)
  volume.gain.setValueAtTime(level, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(start + seconds)
}
