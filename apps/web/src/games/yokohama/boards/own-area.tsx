import { playerOf, type View } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { useSeat, useView } from '../../../table/table-context.ts'
import { PlayerArea } from './player-area.tsx'

/** The own area; a spectator sees that of the start player. */
export function OwnArea(): ReactNode {
  const seat = useSeat()
  const view = useView<View>()
  return (
    <div className="yokohama scale own-mat">
      <PlayerArea player={playerOf(view, seat ?? view.start)} own={seat !== null} />
    </div>
  )
}
