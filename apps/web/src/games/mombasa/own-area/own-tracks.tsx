import type { Seat } from '@entrepot/kernel'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLexicon } from '../lexicon.ts'
import { BookTrack } from './book-track.tsx'
import { DiamondTrack } from './diamond-track.tsx'

/** The two tracks of a player. Where they are wider than a phone they are moved sideways, also by the keyboard. */
export function OwnTracks({ seat, own = false }: { seat: Seat; own?: boolean }): ReactNode {
  const { words, speech } = useLexicon()
  const box = useRef<HTMLDivElement>(null)
  const [isWider, setWider] = useState(false)
  useEffect(() => {
    const { current } = box
    if (current === null) return
    const observer = new ResizeObserver(() => setWider(current.scrollWidth > current.clientWidth + 1))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  const label = speech.facts([words.things.diamondTrack, words.things.bookTrack])
  return (
    <div
      ref={box}
      className="own-tracks"
      {...(isWider && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <DiamondTrack seat={seat} own={own} />
      <BookTrack seat={seat} own={own} />
    </div>
  )
}
