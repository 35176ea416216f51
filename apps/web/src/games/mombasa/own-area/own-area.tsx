import type { View } from '@entrepot/mombasa'
import type { ReactNode } from 'react'
import { useSeat, useView } from '../../../table/table-context.ts'
import { Hand } from './hand.tsx'
import { OpenHand } from './open-hand.tsx'
import { OwnFigures } from './own-figures.tsx'
import { OwnTracks } from './own-tracks.tsx'
import { Slots } from './slots.tsx'
import { StartTiles } from './start-tiles.tsx'

/** The own area: figures, slots with their rest piles, hand, diamonds and books. A spectator sees that of the first player. */
export function OwnArea(): ReactNode {
  const ownSeat = useSeat()
  const view = useView<View>()
  const own = ownSeat !== null
  const seat = ownSeat ?? view.firstPlayer
  return (
    <div className="own-area scale" data-player={seat}>
      <OwnFigures seat={seat} />
      {own && view.phase === 'tiles' ? <StartTiles /> : <Slots seat={seat} own={own} />}
      {own ? <Hand seat={seat} /> : <OpenHand seat={seat} />}
      <OwnTracks seat={seat} own={own} />
    </div>
  )
}
