import type { Seat } from '@entrepot/kernel'
import type { ReactNode } from 'react'
import { BookTrack } from './own-area/book-track.tsx'
import { DiamondTrack } from './own-area/diamond-track.tsx'
import { OpenHand } from './own-area/open-hand.tsx'
import { Slots } from './own-area/slots.tsx'
import { Strip } from './strip.tsx'

/** Another player's whole board. */
export function PlayerBoard({ seat }: { seat: Seat }): ReactNode {
  return (
    <div className="own-area player-board scale" data-player={seat}>
      <Strip seat={seat} />
      <Slots seat={seat} />
      <OpenHand seat={seat} />
      <div className="own-tracks">
        <DiamondTrack seat={seat} />
        <BookTrack seat={seat} />
      </div>
    </div>
  )
}
