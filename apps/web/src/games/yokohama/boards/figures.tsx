import { PLACEMENT_FEE, type AreaView } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { Piece } from '../art/piece.tsx'
import { Amount } from './amount.tsx'

/** Who stands in an area: assistants by player with their number, presidents larger, the station. */
export function Figures({
  area,
  stationOwner,
  payer,
}: {
  area: AreaView
  stationOwner: number | null
  /** Who would pay the owners of the other presidents now; null when nobody would. */
  payer: number | null
}): ReactNode {
  const players = area.assistants.filter((count) => count > 0).length
  const standing = players + area.presidents.length + (area.station ? 1 : 0)
  return (
    <div className="figures" data-standing={Math.min(4, standing)} aria-hidden="true">
      {area.station ? (
        <span className="station" data-piece="station" data-place={area.id}>
          <Piece kind="station" player={stationOwner} />
        </span>
      ) : null}
      {area.assistants.map((count, seat) =>
        count === 0 ? null : (
          <span
            key={seat}
            className="assistants"
            data-player={seat}
            data-piece={`assistant:${seat}`}
            data-place={area.id}
            data-many={count}
          >
            <Piece kind="assistant" player={seat} />
            {count}
          </span>
        ),
      )}
      {area.presidents.map((seat) => (
        <span key={seat} className="president" data-piece={`president:${seat}`} data-place={area.id}>
          <Piece kind="president" player={seat} />
          {payer === null || payer === seat ? null : (
            <span className="fee">
              −<Amount icon="yen" count={PLACEMENT_FEE} />
            </span>
          )}
        </span>
      ))}
    </div>
  )
}
