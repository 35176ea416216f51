import { goodsText, orderText } from '@entrepot/telling/yokohama/phrases'
import { targetOf } from '@entrepot/telling/yokohama/targets'
import { HAND_LIMIT, missingFor, type PlayerView, type View } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { useView } from '../../../table/table-context.ts'
import { Target } from '../../../table/target.tsx'
import { PrintIcon } from '../art/print-icon.tsx'
import { useLexicon } from '../lexicon.ts'
import { OrderCard } from './order-card.tsx'

/** The orders in a hand; at set-up the two of which one is kept. One that the viewer does not know lies face down. */
export function HandOrders({ player, own }: { player: PlayerView; own: boolean }): ReactNode {
  const lexicon = useLexicon()
  const { words } = lexicon
  const { phase } = useView<View>()
  const choosing = own && phase === 'orders'
  const orders = choosing ? (player.dealt ?? []) : player.orders
  const free = choosing ? 0 : HAND_LIMIT - orders.length
  return (
    <ul className="hand-orders">
      {orders.map((order, place) => {
        if (order === null) {
          return (
            <li key={`hidden ${place}`}>
              <span
                className="order-card face-down"
                role="img"
                aria-label={words.things.hiddenOrder}
                data-says={words.things.hiddenOrder}
              >
                <PrintIcon name="order" />
              </span>
            </li>
          )
        }
        const missing = goodsText(lexicon, missingFor(player, order))
        const state = missing === '' ? words.things.ready : words.things.missing(missing)
        const label = lexicon.speech.facts([orderText(lexicon, order), state])
        const kept = choosing && player.kept === order
        return (
          <li key={order} data-kept={kept || undefined}>
            {own ? (
              <Target id={targetOf('order', order)} label={label}>
                <OrderCard order={order} holder={player} place="hand" />
              </Target>
            ) : (
              <span role="img" aria-label={label} data-look={targetOf('order', order)}>
                <OrderCard order={order} holder={player} />
              </span>
            )}
          </li>
        )
      })}
      {Array.from({ length: Math.max(0, free) }, (_, place) => (
        <li key={`free ${place}`} className="free" aria-hidden="true" />
      ))}
    </ul>
  )
}
