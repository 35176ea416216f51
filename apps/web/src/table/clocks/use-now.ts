import { useSyncExternalStore } from 'react'

const STEP_MS = 250

function everyStep(listener: () => void): () => void {
  const timer = setInterval(listener, STEP_MS)
  return () => clearInterval(timer)
}

/** The device's time in steps short enough for a clock that shows seconds. */
export function useNow(): number {
  return useSyncExternalStore(everyStep, () => Math.floor(Date.now() / STEP_MS) * STEP_MS)
}
