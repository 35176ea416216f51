import { orderOf, type Zone } from '@entrepot/telling/yokohama/components'
import { sameJson } from '@entrepot/kernel'
import { GOODS, missingFor, type PlayerView } from '@entrepot/yokohama'
import { memo, type ReactNode } from 'react'
import { CountrySeal } from '../art/country-seal.tsx'
import { Harbour } from '../art/harbour.tsx'
import { Amount } from './amount.tsx'
import { Gains } from './gains.tsx'
import { ZoneSign } from './zone-sign.tsx'

/**
 * An order as a shipping paper: a perforated stub with the seal of its country, the ship as its watermark, what it gives
 * above and what it asks below. Who holds it sees what is still missing; who could ship it, a tick.
 */
export const OrderCard = memo(function OrderCard({
  order,
  holder,
  place,
  slot,
  ready = false,
}: {
  order: string
  holder?: PlayerView
  /** Where it lies, if it is a card of the game and not only a picture of one. */
  place?: string
  /** The zone of the port that it lies in, and the power that opens it. */
  slot?: { readonly zone: Zone; readonly power: number }
  /** Whether the viewer has the goods. */
  ready?: boolean
}): ReactNode {
  const { country, requires, gain } = orderOf(order)
  const missing = holder === undefined ? {} : missingFor(holder, order)
  const complete = ready || (holder !== undefined && Object.keys(missing).length === 0)
  return (
    <span
      className="order-card"
      data-piece={place === undefined ? undefined : `order:${order}`}
      data-place={place}
      data-face="up"
      data-zone={slot?.zone}
      data-ready={complete || undefined}
    >
      <Harbour name="steamer" className="watermark" />
      <span className="stub">
        <CountrySeal country={country} />
        {slot === undefined ? null : (
          <span className="zone">
            <ZoneSign zone={slot.zone} />
            {slot.power}
          </span>
        )}
      </span>
      <Gains gain={gain} counted className="rewards" />
      <span className="requires">
        {GOODS.map((good) =>
          requires[good] === undefined ? null : (
            <Amount
              key={good}
              icon={good}
              count={missing[good] === undefined ? requires[good] : requires[good] - missing[good]}
              of={missing[good] === undefined ? undefined : requires[good]}
              missing={missing[good] !== undefined}
            />
          ),
        )}
      </span>
    </span>
  )
}, sameJson)
