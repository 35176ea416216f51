import { useEffect, useEffectEvent, useRef } from 'react'

/** Long enough to be seen, and the same whatever the reason that nothing else is left. */
const PAUSE = 800

/** Calls `pass` once for a position at which nothing is left but to pass; `at` is null everywhere else. */
export function useAutoPass(at: number | null, pass: () => void): void {
  const passed = useRef(-1)
  const passNow = useEffectEvent(() => {
    if (at === null || passed.current === at) return
    passed.current = at
    pass()
  })
  useEffect(() => {
    if (at === null) return
    const timer = setTimeout(() => passNow(), PAUSE)
    return () => clearTimeout(timer)
  }, [at])
}
