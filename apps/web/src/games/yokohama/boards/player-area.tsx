import { countryIcons, countryPoints, technologyValue, type PlayerView } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { Emblem } from '../../../icons/emblem.tsx'
import { ScoreNow } from '../../../table/score-now.tsx'
import { useSeats } from '../../../table/table-context.ts'
import { PrintIcon } from '../art/print-icon.tsx'
import { useLexicon } from '../lexicon.ts'
import { AgentList } from './agent-list.tsx'
import { CountryRow } from './country-row.tsx'
import { HandOrders } from './hand-orders.tsx'
import { Purse } from './purse.tsx'
import { Stock } from './stock.tsx'
import { TechnologyList } from './technology-list.tsx'

/** Everything before a player: goods and money, pieces, orders, technologies, agents, countries. */
export function PlayerArea({ player, own }: { player: PlayerView; own: boolean }): ReactNode {
  const { words } = useLexicon()
  const seats = useSeats()
  const value = technologyValue(player)
  const points = countryPoints(countryIcons(player))
  return (
    <div className="player-area">
      <section className="part-purse" aria-label={words.things.goods}>
        <p className="whose">
          <Emblem player={player.seat} />
          <b>{seats[player.seat]?.name}</b>
          <ScoreNow seat={player.seat} name="own score" />
        </p>
        <Purse player={player} own={own} />
      </section>
      <div className="part-stock">
        <Stock player={player} own={own} />
      </div>
      <section className="part-orders">
        <h2>{words.things.orders}</h2>
        <HandOrders player={player} own={own} />
      </section>
      <section className="part-technologies">
        <h2>
          {words.things.technologies}
          {value === 0 ? null : (
            <span className="amount" data-says={words.things.technologyValue(value)}>
              <PrintIcon name="level" label={words.things.technologyValue(value)} />
              {value}
            </span>
          )}
        </h2>
        <TechnologyList player={player} own={own} />
      </section>
      <section className="part-countries">
        <h2>
          {words.things.countries}
          <span className="amount" data-says={words.things.setPoints(points)}>
            <PrintIcon name="vp" label={words.things.setPoints(points)} />
            {points}
          </span>
        </h2>
        <CountryRow player={player} own={own} />
        <AgentList player={player} own={own} />
      </section>
    </div>
  )
}
