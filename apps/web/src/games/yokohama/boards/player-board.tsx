import { tokenOf } from '@entrepot/telling/yokohama/components'
import { targetOf } from '@entrepot/telling/yokohama/targets'
import { playerOf, type View } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { useView } from '../../../table/table-context.ts'
import { PrintIcon } from '../art/print-icon.tsx'
import { useLexicon } from '../lexicon.ts'
import { Gains } from './gains.tsx'
import { OrderCard } from './order-card.tsx'
import { PlayerArea } from './player-area.tsx'

/** A player's whole board, with what has been fulfilled and taken. */
export function PlayerBoard({ seat }: { seat: number }): ReactNode {
  const { words, names } = useLexicon()
  const player = playerOf(useView<View>(), seat)
  const place = player.president === null ? words.hand : names.areas[player.president]
  return (
    <div className="yokohama scale player-board">
      <p className="where">{words.things.president(place)}</p>
      <PlayerArea player={player} own={false} />
      <section>
        <h2>{words.things.fulfilled}</h2>
        {player.fulfilled.length === 0 ? <p className="none">{words.things.empty}</p> : null}
        <ul className="hand-orders">
          {player.fulfilled.map((order) => (
            <li key={order} data-look={targetOf('order', order)}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{words.things.tokens}</h2>
        {player.tokens.length === 0 ? <p className="none">{words.things.empty}</p> : null}
        <ul className="token-list">
          {player.tokens.map((token) => (
            <li key={token} className="five-power" data-look={targetOf('token', token)}>
              <PrintIcon name="fivePower" />
              <Gains gain={tokenOf(token).gain} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
