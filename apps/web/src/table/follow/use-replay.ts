import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { currentPace } from '../../motion/pace.ts'
import type { ReplayState } from './replay-button.tsx'

/** However fast the others are told to move: a position that is shown can be seen. */
const LEAST = 350

export interface Replay {
  readonly playing: boolean
  play(on: boolean): void
}

/** Goes on by itself from an earlier position to the next, and in the end to now. */
export function useReplay(position: number, next: string): Replay {
  const [, navigate] = useLocation()
  const [playing, play] = useState(() => (history.state as ReplayState | null)?.replay === true)
  useEffect(() => {
    if (!playing) return
    // The motion of this position begins after it was drawn.
    let timer = setTimeout(() => {
      timer = setTimeout(() => navigate(next, { replace: true }), Math.max(LEAST, currentPace().turn))
    })
    return () => clearTimeout(timer)
  }, [playing, position, next, navigate])
  return { playing, play }
}
