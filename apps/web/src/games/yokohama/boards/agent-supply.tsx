import { agentOf } from '@entrepot/telling/yokohama/components'
import { COUNTRIES, type View } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { useView } from '../../../table/table-context.ts'
import { CountrySeal } from '../art/country-seal.tsx'
import { PrintIcon } from '../art/print-icon.tsx'
import { useLexicon } from '../lexicon.ts'

/** How many agents of each country are still to be had. */
export function AgentSupply(): ReactNode {
  const { words, names, speech } = useLexicon()
  const { agents } = useView<View>()
  return (
    <section className="agent-supply">
      <h2>{words.things.agentsLeft}</h2>
      <ul>
        {COUNTRIES.map((country) => {
          const left = agents.filter((agent) => agentOf(agent).country === country).length
          const label = speech.statements([
            words.things.agentsLeft,
            words.things.countryIcons(names.countries[country], left),
          ])
          return (
            <li key={country} data-says={label} data-none={left === 0 || undefined}>
              <CountrySeal country={country} label={label} />
              <span className="amount">
                <PrintIcon name="agent" />
                {left}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
