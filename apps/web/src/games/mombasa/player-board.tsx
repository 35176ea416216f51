import type { Seat } from '@entrepot/kernel'
import type { ReactNode } from 'react'
import { OpenHand } from './own-area/open-hand.tsx'
import { OwnTracks } from './own-area/own-tracks.tsx'
import { Slots } from './own-area/slots.tsx'
import { Strip } from './strip.tsx'

/** Another player's whole board. */
export function PlayerBoard({ seat }: { seat: Seat }): ReactNode {
  return (
    <div className="own-area player-board scale" data-player={seat}>
      <Strip seat={seat} />
      <Slots seat={seat} />
      <OpenHand seat={seat} />
      <OwnTracks seat={seat} />
    </div>
  )
}
