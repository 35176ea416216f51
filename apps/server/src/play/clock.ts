import type { Seat } from '@entrepot/kernel'
import type { Pace } from '@entrepot/protocol'

/** The time of one seat. */
export interface Clock {
  /** What was left of the bank when the clock last stopped. */
  readonly bankMs: number
  /** Since when the seat is waited for; null when it is not. */
  readonly since: number | null
}

export function firstClocks(
  pace: Pace,
  seats: number,
  deciding: readonly Seat[],
  now: number,
): readonly Clock[] {
  const bankMs = pace.kind === 'untimed' ? 0 : pace.bankMs
  return Array.from({ length: seats }, (_, seat) => ({ bankMs, since: deciding.includes(seat) ? now : null }))
}

/** The clocks after those who decide have changed: who is done stops and is credited, who is asked starts. */
export function passClocks(
  pace: Pace,
  clocks: readonly Clock[],
  deciding: readonly Seat[],
  now: number,
): readonly Clock[] {
  return clocks.map((clock, seat) => {
    if (deciding.includes(seat)) return clock.since === null ? { ...clock, since: now } : clock
    if (clock.since === null) return clock
    const increment = pace.kind === 'live' ? pace.incrementMs : 0
    return { bankMs: bankLeft(pace, clock, now) + increment, since: null }
  })
}

/** The clocks of a table at which nobody can move; a turn that was begun begins anew when it goes on. */
export function stopClocks(pace: Pace, clocks: readonly Clock[], now: number): readonly Clock[] {
  return clocks.map((clock) => ({ bankMs: bankLeft(pace, clock, now), since: null }))
}

/** When the seat's time will be up; null when it is not waited for or has no limit. */
export function dueAt(pace: Pace, clock: Clock): number | null {
  if (clock.since === null || pace.kind === 'untimed') return null
  return clock.since + (pace.kind === 'days' ? pace.turnMs : 0) + clock.bankMs
}

/** A seat that is waited for anew, with at least one full turn ahead: after the others agreed to wait, or a return. */
export function renewed(pace: Pace, clock: Clock, now: number): Clock {
  if (pace.kind === 'untimed') return clock
  const least = pace.kind === 'live' ? Math.max(pace.incrementMs, pace.bankMs / 4) : 0
  const bankMs = Math.max(clock.since === null ? clock.bankMs : bankLeft(pace, clock, now), least)
  return { bankMs, since: clock.since === null ? null : now }
}

function bankLeft(pace: Pace, clock: Clock, now: number): number {
  const elapsed = clock.since === null ? 0 : now - clock.since
  const free = pace.kind === 'days' ? pace.turnMs : 0
  return Math.max(0, clock.bankMs - Math.max(0, elapsed - free))
}
