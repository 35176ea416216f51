import {
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
} from 'react'
import { Icon } from '../../icons/icon.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { partsShown } from '../../style/parts-shown.ts'
import { decisionOf, snapshotOf } from '../controller/readings.ts'
import { useController, useTable } from '../table-context.ts'
import { around, CLOSEST, moved, WHOLE, type Rectangle, type Size } from './framing.ts'
import { useFraming } from './use-framing.ts'

const STEP = 1.5
/** So wide is the phone that a sheet's legible magnification is given for. */
const PHONE_WIDTH = 390
/** A window that has changed its width by more than this share is another one. */
const TURNED = 0.1
/** What is read at arm's length on a phone may be a little smaller on a tablet. */
const STILL_READABLE = 0.96
/** With more units of the drawing to a pixel there is no room for names. */
const FAR = 2.4

/**
 * A board that can be looked at closer: wheel, drag, two fingers, the keys + − 0 and the arrows, or its buttons. In the hand it
 * turns to what can be chosen by itself, or to what is pointed at. What is drawn in it knows as `--unit` how long a pixel of the screen is.
 */
export function ZoomPane({
  sheet,
  legible = 1,
  children,
}: {
  sheet: Size
  /** The magnification from which a phone shows the writing on the sheet large enough to be read. */
  legible?: number
  children: ReactNode
}): ReactNode {
  const { table: words } = useMessages()
  const moment = useTable((state) => `${snapshotOf(state).position} ${decisionOf(state)?.title ?? ''}`)
  const { pointedAt } = useController()
  const pointed = useSyncExternalStore(pointedAt.subscribe, pointedAt.get)
  const pane = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const { framing, size, frame, zoomBy, onKeyDown } = useFraming(pane, paper)
  const { zoom, x, y } = framing
  const scale = Math.min(size.width / sheet.width, size.height / sheet.height) * zoom
  const unit = scale > 0 ? 1 / scale : FAR

  const turnToChoices = useEffectEvent(() => {
    const element = pane.current
    if (element === null) return
    const parts = partsShown()
    if (parts === 'all') return frame(WHOLE)
    const window = element.getBoundingClientRect()
    if (window.width === 0) return
    const shown = pointed?.things.filter((thing) => element.contains(thing)) ?? []
    const choices = (shown.length > 0 ? shown : [...element.querySelectorAll('[data-legal]')]).map((choice) =>
      unframed(choice.getBoundingClientRect(), window, framing),
    )
    const filling = (window.height * sheet.width) / (window.width * sheet.height)
    const whole = Math.min(window.width / sheet.width, window.height / sheet.height)
    const readable = (legible * PHONE_WIDTH) / sheet.width / whole
    const near = Math.max(1, readable * STILL_READABLE, 1.01 / (FAR * whole))
    // A tablet has room for nearly the whole sheet: it comes no closer than it must to be read.
    const [farthest, closest] =
      parts === 'some'
        ? [near, near]
        : [Math.max(1, readable), Math.min(CLOSEST, Math.max(2, readable, filling))]
    const part = choices.length > 0 ? union(choices) : middleOf(window, closest)
    frame(around(window, part, { farthest, closest }))
  })
  useEffect(() => {
    if (partsShown() !== 'all') turnToChoices()
  }, [moment, pointed])
  // A part that a phone does not show has no size; it turns to the choices when it is shown, or the phone is turned.
  const width = useRef(0)
  useEffect(() => {
    const shown = new ResizeObserver(([entry]) => {
      const before = width.current
      width.current = entry?.contentRect.width ?? 0
      if (width.current > 0 && Math.abs(width.current - before) > TURNED * width.current) turnToChoices()
    })
    if (pane.current !== null) shown.observe(pane.current)
    return () => shown.disconnect()
  }, [])

  /** What the keyboard leads to comes into sight. */
  const bringIntoSight = ({ target }: FocusEvent): void => {
    const element = pane.current
    if (element === null || zoom === 1 || !target.matches(':focus-visible')) return
    const window = element.getBoundingClientRect()
    const box = target.getBoundingClientRect()
    const [right, down] = [
      beyond(box.left, box.right, window.left, window.right),
      beyond(box.top, box.bottom, window.top, window.bottom),
    ]
    if (right !== 0 || down !== 0) frame(moved(window, framing, -right, -down))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its keys also have buttons
    <div className="zoom-frame" data-close={zoom > 1 || undefined} onKeyDown={onKeyDown}>
      <div ref={pane} className="zoom-pane" onFocus={bringIntoSight}>
        <div
          ref={paper}
          className="zoom-sheet"
          data-far={unit >= FAR || undefined}
          style={{ '--unit': unit, transform: `translate(${x}px, ${y}px) scale(${zoom})` } as CSSProperties}
        >
          {children}
        </div>
      </div>
      <div className="zoom-buttons">
        <button type="button" aria-label={words.zoomIn} title={words.zoomIn} onClick={() => zoomBy(STEP)}>
          <Icon name="zoomIn" />
        </button>
        <button
          type="button"
          aria-label={words.zoomOut}
          title={words.zoomOut}
          onClick={() => zoomBy(1 / STEP)}
        >
          <Icon name="zoomOut" />
        </button>
        <button type="button" aria-label={words.zoomAll} title={words.zoomAll} onClick={() => frame(WHOLE)}>
          <Icon name="whole" />
        </button>
      </div>
    </div>
  )
}

/** Where something is on the sheet without magnification. */
function unframed(
  { left, top, width, height }: DOMRect,
  window: DOMRect,
  { zoom, x, y }: { zoom: number; x: number; y: number },
): Rectangle {
  return {
    x: (left - window.left - x) / zoom,
    y: (top - window.top - y) / zoom,
    width: width / zoom,
    height: height / zoom,
  }
}

/** How far a stretch reaches beyond another one. */
function beyond(from: number, to: number, least: number, most: number): number {
  return from < least ? from - least : to > most ? to - most : 0
}

/** The part of the sheet that fills the window at a magnification, in its middle. */
function middleOf({ width, height }: Size, zoom: number): Rectangle {
  const edge = (1 - 1 / zoom) / 2
  return { x: width * edge, y: height * edge, width: width / zoom, height: height / zoom }
}

function union(parts: readonly Rectangle[]): Rectangle {
  const x = Math.min(...parts.map((part) => part.x))
  const y = Math.min(...parts.map((part) => part.y))
  return {
    x,
    y,
    width: Math.max(...parts.map((part) => part.x + part.width)) - x,
    height: Math.max(...parts.map((part) => part.y + part.height)) - y,
  }
}
