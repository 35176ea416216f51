import { useEffect, useEffectEvent, type RefObject } from 'react'
import { THINGS } from '../explain/look.ts'

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const TARGETS = '[data-target]'
/** What lies aside is further away than what lies ahead. */
const ASIDE = 2.5

/** The arrows lead the focus from a thing on the table to the next one in their direction. */
export function useWalking(room: RefObject<HTMLElement | null>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const way = WAYS[event.key]
    const from = event.target instanceof Element ? event.target.closest(THINGS) : null
    if (
      way === undefined ||
      from === null ||
      event.shiftKey ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return
    event.preventDefault()
    // From what can be chosen to the next such thing; figures that can only be looked at come where there is none.
    const next = (from.matches(TARGETS) ? nearest(from, way, TARGETS) : null) ?? nearest(from, way, THINGS)
    // A figure that can only be looked at is no stop of the Tab key.
    if (next !== null && next.tabIndex < 0) next.setAttribute('tabindex', '-1')
    next?.focus()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event)
    const table = room.current
    table?.addEventListener('keydown', listener)
    return () => table?.removeEventListener('keydown', listener)
  }, [room])
}

/** The nearest thing in a direction, in the same part of the table; null where there is none. */
function nearest(
  from: Element,
  [right, down]: readonly [number, number],
  things: string,
): HTMLElement | SVGElement | null {
  const part = from.closest('.part')
  const start = middleOf(from)
  let best: HTMLElement | SVGElement | null = null
  let least = Infinity
  for (const thing of part?.querySelectorAll<HTMLElement | SVGElement>(things) ?? []) {
    if (thing === from || !thing.checkVisibility()) continue
    const { x, y } = middleOf(thing)
    const ahead = (x - start.x) * right + (y - start.y) * down
    const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * right)
    const far = ahead + aside * ASIDE
    // More aside than ahead is another direction.
    if (ahead <= 1 || aside > ahead * ASIDE || far >= least) continue
    best = thing
    least = far
  }
  return best
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
