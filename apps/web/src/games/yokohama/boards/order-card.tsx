import { orderOf } from '@entrepot/telling/yokohama/components'
import { GOODS, missingFor, type PlayerView } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { CountrySeal } from '../art/country-seal.tsx'
import { Amount } from './amount.tsx'
import { Gains } from './gains.tsx'

/** An order: the seal of its country, what it gives, what it asks. For its holder, what is still missing is counted. */
export function OrderCard({
  order,
  holder,
  place,
}: {
  order: string
  holder?: PlayerView
  /** Where it lies, if it is a card of the game and not only a picture of one. */
  place?: string
}): ReactNode {
  const { country, requires, gain } = orderOf(order)
  const missing = holder === undefined ? {} : missingFor(holder, order)
  return (
    <span
      className="order-card"
      data-piece={place === undefined ? undefined : `order:${order}`}
      data-place={place}
      data-face="up"
      data-ready={holder !== undefined && Object.keys(missing).length === 0 ? true : undefined}
    >
      <span className="rewards">
        <CountrySeal country={country} />
        <Gains gain={gain} />
      </span>
      <span className="requires">
        {GOODS.map((good) =>
          requires[good] === undefined ? null : (
            <span key={good} data-missing={missing[good] === undefined ? undefined : true}>
              <Amount
                icon={good}
                count={missing[good] === undefined ? requires[good] : requires[good] - missing[good]}
                of={missing[good] === undefined ? undefined : requires[good]}
              />
            </span>
          ),
        )}
      </span>
    </span>
  )
}
