import type { Seat } from '@entrepot/kernel'
import { useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { LocalGame } from '../../session/local-game.ts'
import { LocalSession, nextPerson } from '../../session/local-session.ts'
import { TableRoom } from '../table-room.tsx'
import { Beginning } from './beginning.ts'
import { Curtain } from './curtain.tsx'

/**
 * A table at one device that several people share. Only the view of the one who sits there is ever drawn; between two
 * people hangs a curtain, with what everybody may see behind it.
 */
export function SharedTable({ local, position }: { local: LocalGame; position: number | null }): ReactNode {
  const [seat, sit] = useState<Seat | null>(null)
  const session = useMemo(
    () => new LocalSession(local, seat, seat === null ? undefined : () => sit(null)),
    [local, seat],
  )
  const subscribe = useCallback((listener: () => void) => local.subscribe(listener), [local])
  const next = useSyncExternalStore(subscribe, () => nextPerson(local, seat))
  const closed = seat === null && next !== null
  return (
    <>
      <div className="behind-curtain" inert={closed}>
        <TableRoom key={String(seat)} session={session} position={position}>
          <Beginning local={local} />
        </TableRoom>
      </div>
      {closed ? (
        <Curtain key={next} seat={next} name={local.seats[next]?.name ?? ''} open={() => sit(next)} />
      ) : null}
    </>
  )
}
