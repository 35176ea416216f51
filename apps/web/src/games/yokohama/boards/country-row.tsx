import {
  COUNTRIES,
  countryIcons,
  countryPoints,
  nextBringsAgent,
  type PlayerView,
  type View,
} from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { useView } from '../../../table/table-context.ts'
import { CountrySeal } from '../art/country-seal.tsx'
import { PrintIcon } from '../art/print-icon.tsx'
import { useLexicon } from '../lexicon.ts'
import { Amount } from './amount.tsx'

/** The icons of each country, where the next one brings an agent, and what the sets are worth. */
export function CountryRow({ player, own }: { player: PlayerView; own: boolean }): ReactNode {
  const { words, names } = useLexicon()
  const view = useView<View>()
  const icons = countryIcons(player)
  const points = countryPoints(icons)
  return (
    <ul className="country-row">
      {COUNTRIES.map((country) => {
        const agent = nextBringsAgent(view, icons[country], country)
        const name = words.things.countryIcons(names.countries[country], icons[country])
        const label = agent ? `${name}, ${words.things.nextAgent}` : name
        return (
          <li key={country} data-none={icons[country] === 0 || undefined} title={label}>
            <CountrySeal country={country} label={label} />
            <span className="count">{icons[country]}</span>
            {agent ? (
              <span
                className="next-agent"
                data-piece={own ? `agent:${country}` : undefined}
                data-place="waiting"
              >
                <PrintIcon name="agent" />
              </span>
            ) : null}
          </li>
        )
      })}
      <li className="set-points" title={words.things.setPoints(points)}>
        <span className="visually-hidden">{words.things.setPoints(points)}</span>
        <span aria-hidden="true">
          <Amount icon="vp" count={points} />
        </span>
      </li>
    </ul>
  )
}
