import type { AreaView } from '@entrepot/yokohama'
import { useMemo, type ReactNode } from 'react'
import { useSnapshot } from '../../../table/table-context.ts'
import { Piece } from '../art/piece.tsx'
import { passedBy } from './walks.ts'

/** So many figures of a group are drawn; how many they are, the number on it tells. */
const DRAWN = 3
/** How wide figures stand, in the unit of the lengths on a card, how much room it has for them, and how much beside its
 * note. */
const WIDTH = { president: 2.2, assistant: 1.6, next: 0.8, room: 7.6, beside: 5.2 }

/** Who stands in an area, in front of its scene: assistants grouped by player, presidents larger, the station. Where many
 * stand, each group is one figure with its number; where there are more, the presidents stand behind the others. */
export function Figures({
  area: { id, assistants, presidents, station },
  stationOwner,
  comes,
}: {
  area: AreaView
  stationOwner: number | null
  /** Whose president would come here with what awaits its confirmation. */
  comes: number | null
}): ReactNode {
  const groups = assistants.flatMap((count, seat) => (count === 0 ? [] : [{ seat, count }]))
  const large = (presidents.length + (comes === null ? 0 : 1) + (station ? 1 : 0)) * WIDTH.president
  const loose = groups.reduce(
    (sum, { count }) => sum + WIDTH.assistant + (Math.min(count, DRAWN) - 1) * WIDTH.next,
    large,
  )
  const dense = large + groups.length * WIDTH.assistant
  const wide = Math.min(loose, WIDTH.room) > WIDTH.beside
  const crowd = loose <= WIDTH.room ? undefined : dense <= WIDTH.room ? 'dense' : 'two rows'
  return (
    <div className="figures" data-crowd={crowd} data-wide={wide || undefined} aria-hidden="true">
      {station ? (
        <span className="station" data-piece="station" data-place={id}>
          <Piece kind="station" player={stationOwner} />
        </span>
      ) : null}
      {comes === null ? null : (
        <span className="president" data-coming>
          <Piece kind="president" player={comes} />
        </span>
      )}
      {presidents.map((seat) => (
        <President key={seat} seat={seat} area={id} />
      ))}
      {groups.map(({ seat, count }) => (
        <span
          key={seat}
          className="assistants dyed"
          data-player={seat}
          data-piece={`assistant:${seat}`}
          data-place={id}
          data-many={count}
        >
          {Array.from({ length: crowd === undefined ? Math.min(count, DRAWN) : 1 }, (_, place) => (
            <Piece key={place} kind="assistant" player={seat} />
          ))}
          {count === 1 ? null : <b>{count}</b>}
        </span>
      ))}
    </div>
  )
}

/** A president, with the way that it has walked here. */
function President({ seat, area }: { seat: number; area: string }): ReactNode {
  const { log } = useSnapshot()
  const way = useMemo(() => passedBy(log, seat).join(' '), [log, seat])
  return (
    <span
      className="president"
      data-piece={`president:${seat}`}
      data-place={area}
      data-way={way || undefined}
    >
      <Piece kind="president" player={seat} />
    </span>
  )
}
