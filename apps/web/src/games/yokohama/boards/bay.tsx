import { agentOf } from '@entrepot/telling/yokohama/components'
import { COUNTRIES, type View } from '@entrepot/yokohama'
import type { CSSProperties, ReactNode } from 'react'
import { useView } from '../../../table/table-context.ts'
import { CountrySeal } from '../art/country-seal.tsx'
import { Harbour } from '../art/harbour.tsx'
import { PrintIcon } from '../art/print-icon.tsx'
import { useLexicon } from '../lexicon.ts'

/** The steamer that carries the orders still to come. */
export function OrderSteamer(): ReactNode {
  const { words } = useLexicon()
  const { orderDeckSize } = useView<View>()
  const label = words.things.deckLeft(orderDeckSize)
  return (
    <div className="basin" data-side="west" role="img" aria-label={label} data-says={label}>
      <Harbour name="steamer" />
      <Harbour name="sampan" />
      <Harbour name="junk" />
      <Harbour name="gull" />
      <span className="plate">
        <PrintIcon name="order" />
        <b>{orderDeckSize}</b>
      </span>
    </div>
  )
}

/** The boats of the agents, a country on each sail, with how many of them are still aboard. */
export function AgentShips(): ReactNode {
  const { words, names, speech } = useLexicon()
  const { agents } = useView<View>()
  return (
    <div className="basin" data-side="east">
      <Harbour name="lighthouse" />
      <ul aria-label={words.things.agentsLeft}>
        {COUNTRIES.map((country, place) => {
          const left = agents.filter((agent) => agentOf(agent).country === country).length
          const label = speech.statements([
            words.things.agentsLeft,
            words.things.countryIcons(names.countries[country], left),
          ])
          return (
            <li
              key={country}
              className="boat"
              data-says={label}
              data-none={left === 0 || undefined}
              style={{ '--boat': place } as CSSProperties}
            >
              <Harbour name="cutter" />
              <CountrySeal country={country} label={label} small />
              <b>{left}</b>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
