import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { closer, moved, WHOLE, within, type Framing, type Size } from './framing.ts'

interface Zooming {
  readonly framing: Framing
  /** The size of the window. */
  readonly size: Size
  frame(framing: Framing): void
  zoomBy(factor: number): void
  onKeyDown(event: KeyboardEvent): void
}

const STEP = 1.4
/** A press that travels further than this many pixels is a drag and no click. */
const DRAG = 6
const STRIDE = 60
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STRIDE, 0],
  ArrowRight: [-STRIDE, 0],
  ArrowUp: [0, STRIDE],
  ArrowDown: [0, -STRIDE],
}

/** Magnifies and moves what lies in a window, `sheet`: by wheel, drag, two fingers or keys. */
export function useFraming(
  pane: RefObject<HTMLDivElement | null>,
  sheet: RefObject<HTMLElement | null>,
): Zooming {
  const [framing, frame] = useState<Framing>(WHOLE)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const measure = ({ width, height }: Size): void =>
    setSize((known) => (known.width === width && known.height === height ? known : { width, height }))
  const sizeOf = (): DOMRect => pane.current?.getBoundingClientRect() ?? new DOMRect()
  const zoomAt = (factor: number, x: number, y: number): void => {
    const window = sizeOf()
    frame((from) => closer(window, from, factor, { x: x - window.left, y: y - window.top }))
  }
  const zoomBy = (factor: number): void => {
    const { left, top, width, height } = sizeOf()
    zoomAt(factor, left + width / 2, top + height / 2)
  }
  const fingers = useRef(new Map<number, PointerEvent>())
  const dragged = useRef(0)

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    zoomAt(Math.exp(-event.deltaY * 0.0016), event.clientX, event.clientY)
  })
  const onDown = useEffectEvent((event: PointerEvent) => {
    if (fingers.current.size === 0) dragged.current = 0
    fingers.current.set(event.pointerId, event)
  })
  const onMove = useEffectEvent((event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (before === undefined) return
    const other = [...fingers.current.values()].find(({ pointerId }) => pointerId !== event.pointerId)
    fingers.current.set(event.pointerId, event)
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY]
    dragged.current += Math.hypot(dx, dy)
    if (dragged.current > DRAG) frame((from) => moved(sizeOf(), from, dx, dy))
    if (other === undefined) return
    const apart = (a: PointerEvent): number =>
      Math.hypot(a.clientX - other.clientX, a.clientY - other.clientY)
    const [x, y] = [(event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2]
    zoomAt(apart(event) / Math.max(1, apart(before)), x, y)
  })
  const onUp = useEffectEvent((event: PointerEvent) => void fingers.current.delete(event.pointerId))
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (dragged.current <= DRAG) return
    dragged.current = 0
    event.stopPropagation()
    event.preventDefault()
  })

  // The size is known before anything is painted. While it is measured, the sheet is away: everything on it depends on the
  // size, and would be styled and laid out for none first.
  useLayoutEffect(() => {
    if (pane.current === null || sheet.current === null) return
    sheet.current.toggleAttribute('hidden', true)
    // oxlint-disable-next-line react/set-state-in-effect -- only what is on the page can be measured
    measure(pane.current.getBoundingClientRect())
    sheet.current.toggleAttribute('hidden', false)
  }, [pane, sheet])

  useEffect(() => {
    const element = pane.current
    if (element === null) return
    const watch = new AbortController()
    const { signal } = watch
    element.addEventListener('wheel', (event) => onWheel(event), { passive: false, signal })
    element.addEventListener('pointerdown', (event) => onDown(event), { signal })
    element.addEventListener('click', (event) => onClick(event), { capture: true, signal })
    addEventListener('pointermove', (event) => onMove(event), { signal })
    for (const type of ['pointerup', 'pointercancel'] as const)
      addEventListener(type, (event) => onUp(event), { signal })
    const resized = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect()
      measure({ width, height })
      frame((from) => within({ width, height }, from))
    })
    resized.observe(element)
    return () => {
      watch.abort()
      resized.disconnect()
    }
  }, [pane])

  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoomBy(STEP)
    else if (event.key === '-') zoomBy(1 / STEP)
    else if (event.key === '0') frame(WHOLE)
    else if (arrow !== undefined && framing.zoom > 1 && !isWalking(event))
      frame((from) => moved(sizeOf(), from, ...arrow))
    else return
    event.preventDefault()
  }
  // Measured with it: were the sheet enlarged before its size is known, its lines would be as thick as bars.
  const frameMeasured = (next: Framing): void => {
    measure(sizeOf())
    frame(next)
  }
  return { framing, size, frame: frameMeasured, zoomBy, onKeyDown }
}

/** On a thing of the board the arrows lead to the next one; with Shift they move the board. */
function isWalking({ shiftKey, target }: KeyboardEvent): boolean {
  return !shiftKey && target instanceof Element && target.closest('[data-target]') !== null
}
