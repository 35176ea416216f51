import type { View } from '@entrepot/mombasa'
import type { ReactNode } from 'react'
import { useTable, useView } from '../../../table/table-context.ts'
import { BookTrack } from './book-track.tsx'
import { DiamondTrack } from './diamond-track.tsx'
import { Hand } from './hand.tsx'
import { OwnFigures } from './own-figures.tsx'
import { Slots } from './slots.tsx'
import { StartTiles } from './start-tiles.tsx'

/** The viewer's own area: figures, slots with their rest piles, hand, diamonds and books. */
export function Mine(): ReactNode {
  const { seat } = useTable()
  const view = useView<View>()
  if (seat === null) return null
  return (
    <div className="own-area">
      <OwnFigures seat={seat} />
      {view.phase === 'tiles' ? <StartTiles /> : <Slots seat={seat} own />}
      <Hand seat={seat} />
      <div className="own-tracks">
        <DiamondTrack seat={seat} own />
        <BookTrack seat={seat} own />
      </div>
    </div>
  )
}
