import { useEffect, useRef } from 'react'
import type { TableController } from './controller/controller.ts'
import { forcedAt } from './controller/readings.ts'
import { useTableOf } from './table-context.ts'

/** Long enough to be seen, and the same whatever the reason that nothing else is left. */
const PAUSE = 800

/** Passes by itself, once for a position at which nothing else is left to the viewer. */
export function useAutoPass(controller: TableController, isWanted: boolean): void {
  const forced = useTableOf(controller, forcedAt)
  const at = isWanted ? forced : null
  const passed = useRef(-1)
  useEffect(() => {
    if (at === null || passed.current === at) return
    const timer = setTimeout(() => {
      passed.current = at
      controller.pass()
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [controller, at])
}
