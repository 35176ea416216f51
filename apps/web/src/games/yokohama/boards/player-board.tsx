import { tokenOf } from '@entrepot/telling/yokohama/components'
import { gainText, orderText } from '@entrepot/telling/yokohama/phrases'
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
  const lexicon = useLexicon()
  const { words, names } = lexicon
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
            <li key={order}>
              <span role="img" aria-label={orderText(lexicon, order)} data-look={targetOf('order', order)}>
                <OrderCard order={order} />
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{words.things.tokens}</h2>
        {player.tokens.length === 0 ? <p className="none">{words.things.empty}</p> : null}
        <ul className="token-list">
          {player.tokens.map((token) => (
            <li key={token}>
              <span
                className="five-power"
                role="img"
                aria-label={words.summary.token(gainText(lexicon, tokenOf(token).gain))}
                data-look={targetOf('token', token)}
              >
                <PrintIcon name="fivePower" />
                <Gains gain={tokenOf(token).gain} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
