import { boardOf } from '@entrepot/telling/yokohama/components'
import { orderText } from '@entrepot/telling/yokohama/phrases'
import { targetOf } from '@entrepot/telling/yokohama/targets'
import { missingFor, playerOf, type SlotsView, type View } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { useSeat, useView } from '../../../table/table-context.ts'
import { Target } from '../../../table/target.tsx'
import { useLexicon } from '../lexicon.ts'
import { powerFor } from './board-print.tsx'
import { OrderCard } from './order-card.tsx'

/** The orders of a port, in the zones that open with power 2, 3 and 4. */
export function PortBoard({ board }: { board: SlotsView }): ReactNode {
  const lexicon = useLexicon()
  const { words, names } = lexicon
  const seat = useSeat()
  const view = useView<View>()
  const { slots = [], area } = boardOf(board.id)
  const isReady = (order: string): boolean =>
    seat !== null && Object.keys(missingFor(playerOf(view, seat), order)).length === 0
  return (
    <section className="management port-board" aria-label={names.managementBoards[board.id]}>
      <h2>{names.areas[area]}</h2>
      <ol className="papers">
        {board.slots.map((order, place) => {
          const zone = slots[place]?.zone ?? 'blue'
          return (
            <li key={order ?? `empty ${place}`} data-empty={order === null || undefined}>
              {order === null ? (
                <span className="empty">{words.things.emptySlot}</span>
              ) : (
                <Target
                  id={targetOf('offer', order)}
                  label={lexicon.speech.facts([orderText(lexicon, order), words.zones[zone]])}
                >
                  <OrderCard
                    order={order}
                    place="port"
                    slot={{ zone, power: powerFor(board.id, zone) }}
                    ready={isReady(order)}
                  />
                </Target>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
