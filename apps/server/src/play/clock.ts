import type { Seat } from '@entrepot/kernel'
import type { Pace } from '@entrepot/protocol'

/** The time of one seat, in whole milliseconds. */
export interface Clock {
  /** What was left of the bank when the clock last stopped; below zero for who goes on after the time was up. */
  readonly bankMs: number
  /** Since when the person is waited for; null when they are not. */
  readonly since: number | null
  /** The decision that stopped it, in case its seat opens it again. */
  readonly last?: { readonly bankMs: number; readonly spentMs: number } | undefined
}

export function firstClocks(
  pace: Pace,
  seats: number,
  deciders: readonly Seat[],
  now: number,
): readonly Clock[] {
  const bankMs = pace.kind === 'untimed' ? 0 : pace.bankMs
  return Array.from({ length: seats }, (_, seat) => ({ bankMs, since: deciders.includes(seat) ? now : null }))
}

/** What has changed at a table while its clocks ran. */
export interface Passing {
  readonly deciders: readonly Seat[]
  /** Whether a bot decides for the seat. */
  readonly isBot: (seat: Seat) => boolean
  /** Whose command or undo it was; null where it was neither. */
  readonly by: Seat | null
}

/**
 * The clocks after those who decide have changed: who is done stops and is credited, who is asked starts. A bot's own
 * decisions take nothing from the person it stands in for and earn nothing; one that the person began is charged. Who
 * opens a finished decision again goes on with the time it had then, and without what it had earned.
 */
export function passClocks(
  pace: Pace,
  clocks: readonly Clock[],
  { deciders, isBot, by }: Passing,
  now: number,
): readonly Clock[] {
  const increment = pace.kind === 'live' ? pace.incrementMs : 0
  return clocks.map((clock, seat) => {
    if (deciders.includes(seat)) {
      if (clock.since !== null || isBot(seat)) return clock
      if (seat === by && clock.last) return { bankMs: clock.last.bankMs, since: now - clock.last.spentMs }
      return { bankMs: clock.bankMs, since: now }
    }
    if (clock.since === null) return clock
    const left = bankLeft(pace, clock, now)
    if (isBot(seat)) return { bankMs: Math.max(0, left), since: null }
    const last = { bankMs: clock.bankMs, spentMs: Math.max(0, now - clock.since) }
    return { bankMs: left + increment, since: null, last }
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

/** Whether a person who sits down again now has any time to decide. */
export function hasTime(pace: Pace, clock: Clock, now: number): boolean {
  const due = dueAt(pace, { ...clock, since: clock.since ?? now })
  return due === null || due > now
}

/** A seat that is waited for anew, with at least one full turn ahead, because the others have agreed to that. */
export function renewed(pace: Pace, clock: Clock, now: number): Clock {
  if (pace.kind === 'untimed') return clock
  const least = pace.kind === 'live' ? Math.max(pace.incrementMs, Math.floor(pace.bankMs / 4)) : 0
  const bankMs = Math.max(clock.since === null ? clock.bankMs : bankLeft(pace, clock, now), least)
  return { bankMs, since: clock.since === null ? null : now }
}

/** A clock that ran while nobody could move gets that time back, and some more to find back to the table. */
export function forgiven(clock: Clock, from: number, now: number, graceMs: number): Clock {
  if (clock.since === null) return clock
  return { ...clock, bankMs: clock.bankMs + Math.max(0, now - Math.max(from, clock.since)) + graceMs }
}

function bankLeft(pace: Pace, clock: Clock, now: number): number {
  if (clock.since === null || pace.kind === 'untimed') return clock.bankMs
  const free = pace.kind === 'days' ? pace.turnMs : 0
  return clock.bankMs - Math.max(0, now - clock.since - free)
}
