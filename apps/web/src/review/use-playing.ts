import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { ReplayState } from '../table/follow/replay-button.tsx'

/** A move is shown for so many milliseconds, at the usual speed. */
const SHOWN_FOR = 1200

export const SPEEDS = [0.5, 1, 2, 4, 8] as const

export interface Playing {
  readonly on: boolean
  readonly speed: number
  play(on: boolean): void
  hasten(speed: number): void
}

/** Goes on by itself from a position to the next, and in the end to now. */
export function usePlaying(position: number, next: string): Playing {
  const [, navigate] = useLocation()
  const [on, play] = useState(() => (history.state as ReplayState | null)?.replay === true)
  const [speed, hasten] = useState(1)
  useEffect(() => {
    if (!on) return
    const timer = setTimeout(() => navigate(next, { replace: true }), SHOWN_FOR / speed)
    return () => clearTimeout(timer)
  }, [on, position, next, navigate, speed])
  return { on, speed, play, hasten }
}
