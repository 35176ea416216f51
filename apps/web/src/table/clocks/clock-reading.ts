import type { ClockInfo, Pace } from '@entrepot/protocol'
import type { Language } from '@entrepot/words'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** When a warning begins, if the whole time is not so short that it would begin with it. */
const SHORT_MS = { live: MINUTE_MS, days: 6 * HOUR_MS }

export interface ClockReading {
  /** Below zero for who goes on after the time was up. */
  readonly leftMs: number
  readonly state: 'still' | 'running' | 'short' | 'up'
}

/** What a seat's clock shows at a moment of the server's time; null where there is no limit. */
export function readClock(pace: Pace, clock: ClockInfo | null, now: number): ClockReading | null {
  if (pace.kind === 'untimed' || clock === null) return null
  const turnMs = pace.kind === 'days' ? pace.turnMs : 0
  const leftMs = clock.dueAt === null ? turnMs + clock.bankMs : clock.dueAt - now
  if (leftMs <= 0) return { leftMs, state: 'up' }
  const short = leftMs <= Math.min(SHORT_MS[pace.kind], (turnMs + pace.bankMs) / 4)
  if (clock.dueAt === null) return { leftMs, state: 'still' }
  return { leftMs, state: short ? 'short' : 'running' }
}

/** Time left as it is said at this pace: minutes and seconds live, the two largest units in words over days. */
export function timeLeft(leftMs: number, kind: 'live' | 'days', language: Language): string {
  return kind === 'live' ? inDigits(leftMs) : inWords(leftMs, language)
}

function inDigits(leftMs: number): string {
  const seconds = Math.ceil(leftMs / SECOND_MS)
  const pad = (figure: number): string => String(figure).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  return minutes < 60
    ? `${pad(minutes)}:${pad(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${pad(seconds % 60)}`
}

function inWords(leftMs: number, language: Language): string {
  const say = (unit: string, figure: number): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(figure)
  const days = Math.floor(leftMs / DAY_MS)
  const hours = Math.floor((leftMs % DAY_MS) / HOUR_MS)
  const minutes = Math.floor((leftMs % HOUR_MS) / MINUTE_MS)
  const figures: readonly [string, number][] =
    days > 0
      ? [
          ['day', days],
          ['hour', hours],
        ]
      : [
          ['hour', hours],
          ['minute', minutes],
        ]
  const told = figures.filter(([, figure]) => figure > 0)
  return told.length === 0 ? say('minute', 0) : told.map(([unit, figure]) => say(unit, figure)).join(' ')
}
