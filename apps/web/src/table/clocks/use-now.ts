import { useSyncExternalStore } from 'react'

const STEP_MS = 250

function everyStep(listener: () => void): () => void {
  const timer = setInterval(listener, STEP_MS)
  return () => clearInterval(timer)
}

/** The time since the page began, in steps short enough for a clock that shows seconds. No setting of the clock changes it. */
export function useNow(): number {
  return useSyncExternalStore(everyStep, () => Math.floor(performance.now() / STEP_MS) * STEP_MS)
}
