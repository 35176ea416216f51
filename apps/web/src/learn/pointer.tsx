import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { findThing } from './find-thing.ts'
import { placeFor, type Box } from './placing.ts'

/** How far a ring lies around what it marks. */
const AROUND = 4

/** Rings around what a lesson points at, numbered where there are several; the note stands beside them. */
export function Pointer({
  things: pointed,
  note,
}: {
  things: readonly string[]
  note: RefObject<HTMLElement | null>
}): ReactNode {
  const rings = useRef<HTMLDivElement>(null)
  const named = pointed.join(' ')
  // The table scrolls, zooms and moves under the rings: where things are is looked up with every frame.
  useEffect(() => {
    const names = named === '' ? [] : named.split(' ')
    let frame = 0
    let drawn = ''
    const follow = (): void => {
      frame = requestAnimationFrame(follow)
      const boxes = names.map((name) => boxOf(findThing(name)))
      const size = note.current === null ? null : boxOf(note.current)
      const look = JSON.stringify([boxes, size?.width, size?.height, innerWidth, innerHeight])
      if (look === drawn || note.current === null || size === null) return
      drawn = look
      for (const [at, box] of boxes.entries()) lay(rings.current?.children[at] as HTMLElement, box)
      const bar = boxOf(document.querySelector('.table .decision-bar, .table .looking-back'))
      const things = boxes.flatMap((box) => box ?? [])
      const others = [...document.querySelectorAll('.table button[data-legal]')].flatMap(
        (thing) => boxOf(thing) ?? [],
      )
      const screen = { width: innerWidth, height: innerHeight }
      const { x, y } = placeFor(size, { things, bar, others }, screen)
      note.current.style.translate = `${x}px ${y}px`
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [named, note])
  return (
    <div ref={rings} className="lesson-rings" aria-hidden="true">
      {pointed.map((name, at) => (
        <div key={name} className="lesson-ring" data-thing={name}>
          {pointed.length > 1 ? <b>{at + 1}</b> : null}
        </div>
      ))}
    </div>
  )
}

/** Where something is seen; null while it is not. */
function boxOf(element: Element | null): Box | null {
  const box = element?.getBoundingClientRect()
  if (box === undefined || box.width === 0 || box.bottom < 0 || box.top > innerHeight) return null
  return { x: box.x, y: box.y, width: box.width, height: box.height }
}

function lay(ring: HTMLElement | undefined, box: Box | null): void {
  if (ring === undefined) return
  ring.hidden = box === null
  if (box === null) return
  ring.style.translate = `${box.x - AROUND}px ${box.y - AROUND}px`
  ring.style.width = `${box.width + 2 * AROUND}px`
  ring.style.height = `${box.height + 2 * AROUND}px`
}
