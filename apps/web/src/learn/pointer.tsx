import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { findThing } from './find-thing.ts'
import { placeFor, type Box } from './placing.ts'

/** How far a ring lies around what it marks. */
const AROUND = 4
/** A note that takes more of the width than this has no room beside anything. */
const WIDE = 0.8

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
      const boxes = names.map((name) => seenBoxOf(findThing(name)))
      const size = note.current === null ? null : boxOf(note.current)
      const board = boxAround('.table .board')
      const look = JSON.stringify([boxes, size?.width, size?.height, innerWidth, innerHeight, board])
      if (look === drawn || note.current === null || size === null) return
      drawn = look
      for (const [at, box] of boxes.entries()) lay(rings.current?.children[at] as HTMLElement, box)
      const bar = boxAround('.table .decision-bar, .table .decision-bar .choices')
      const things = boxes.flatMap((box) => box ?? [])
      const others = [...document.querySelectorAll('.table button[data-legal]')].flatMap(
        (thing) => boxOf(thing) ?? [],
      )
      const screen = { width: innerWidth, height: innerHeight }
      // In the hand the board leaves a band for the note, as high as it is.
      tellBoard(`${Math.ceil(size.height)}px`)
      const room = size.width > WIDE * innerWidth ? board : null
      const around =
        room === null ? { things, bar, others } : { things, bar, others: [...others, room], room }
      const { x, y } = placeFor(size, around, screen)
      note.current.style.translate = `${x}px ${y}px`
    }
    follow()
    return () => {
      cancelAnimationFrame(frame)
      tellBoard('')
    }
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

/** Tells the board how high the note is, and nobody else: what the whole page inherits is styled anew in all of it. */
function tellBoard(height: string): void {
  document.querySelector<HTMLElement>('.table .part.board')?.style.setProperty('--note-height', height)
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

/** Less of a thing than this part of it is no sight of it. */
const SEEN = 0.4

/** Where something is seen in its part of the table, which may be scrolled away from it; null while it is not. */
function seenBoxOf(element: Element | null): Box | null {
  const box = boxOf(element)
  const part = boxOf(element?.closest('.zoom-pane, .part') ?? null)
  if (box === null || part === null) return box
  const x = Math.max(box.x, part.x)
  const y = Math.max(box.y, part.y)
  const width = Math.min(box.x + box.width, part.x + part.width) - x
  const height = Math.min(box.y + box.height, part.y + part.height) - y
  return width < SEEN * box.width || height < SEEN * box.height ? null : { x, y, width, height }
}

/** The room that some elements take together. */
function boxAround(selector: string): Box | null {
  const boxes = [...document.querySelectorAll(selector)].flatMap((element) => boxOf(element) ?? [])
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}
