import { areaOf, boardOf, type Zone } from '@entrepot/telling/yokohama/components'
import { orderText } from '@entrepot/telling/yokohama/phrases'
import { targetOf } from '@entrepot/telling/yokohama/targets'
import type { SlotsView } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { Target } from '../../../table/target.tsx'
import { useLexicon } from '../lexicon.ts'
import { Amount } from './amount.tsx'
import { OrderCard } from './order-card.tsx'
import { ZoneSign } from './zone-sign.tsx'

/** The orders of a port, in the zones that open with power 2, 3 and 4. */
export function PortBoard({ board }: { board: SlotsView }): ReactNode {
  const lexicon = useLexicon()
  const { words, names } = lexicon
  const { slots = [], area } = boardOf(board.id)
  return (
    <section className="management port-board" aria-label={names.managementBoards[board.id]}>
      <h2>{names.areas[area]}</h2>
      <ol className="slots">
        {board.slots.map((order, place) => {
          const zone = slots[place]?.zone ?? 'blue'
          return (
            <li key={order ?? `empty ${place}`} className="zone" data-zone={zone}>
              <span className="band" aria-hidden="true">
                <ZoneSign zone={zone} />
                <Amount icon="power" count={powerFor(board.id, zone)} />
              </span>
              {order === null ? (
                <span className="empty">{words.things.emptySlot}</span>
              ) : (
                <Target
                  id={targetOf('offer', order)}
                  label={`${orderText(lexicon, order)}, ${words.zones[zone]}`}
                >
                  <OrderCard order={order} place="port" />
                </Target>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The power that opens a zone. */
function powerFor(board: string, zone: Zone): number {
  const { zonesByPower = [] } = areaOf(boardOf(board).area).action
  return zonesByPower.findIndex((zones) => zones.includes(zone)) + 1
}
