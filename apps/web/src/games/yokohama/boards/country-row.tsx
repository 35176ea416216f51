import {
  COUNTRIES,
  countryIcons,
  nextBringsAgent,
  type Country,
  type PlayerView,
  type View,
} from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { useView } from '../../../table/table-context.ts'
import { CountrySeal } from '../art/country-seal.tsx'
import { PrintIcon } from '../art/print-icon.tsx'
import { useLexicon } from '../lexicon.ts'

/** Further ahead nobody counts. */
const HORIZON = 12

/** The icons of each country, and how many more bring an agent. */
export function CountryRow({ player, own }: { player: PlayerView; own: boolean }): ReactNode {
  const { words, names, speech } = useLexicon()
  const view = useView<View>()
  const icons = countryIcons(player)
  return (
    <ul className="country-row">
      {COUNTRIES.map((country) => {
        const steps = stepsToAgent(view, icons[country], country)
        const name = words.things.countryIcons(names.countries[country], icons[country])
        const label = steps[0] === 0 ? speech.facts([name, words.things.nextAgent]) : name
        return (
          <li key={country} data-none={icons[country] === 0 || undefined} data-says={label}>
            <CountrySeal country={country} label={label} />
            <b className="count">{icons[country]}</b>
            <Pips steps={steps} />
            {steps[0] === 0 ? (
              <span
                className="next-agent"
                data-piece={own ? `agent:${country}` : undefined}
                data-place="waiting"
              >
                <PrintIcon name="agent" label={words.things.nextAgent} />
              </span>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

/** After how many more icons of the country an agent comes, time after time; none when no agent is left (Y7.4). */
function stepsToAgent(view: View, icons: number, country: Country): number[] {
  return Array.from({ length: HORIZON }, (_, step) => step).filter((step) =>
    nextBringsAgent(view, icons + step, country),
  )
}

/** A dot for each icon on the way to the next agent; those that are there already are filled. */
function Pips({ steps: [next, following] }: { steps: readonly number[] }): ReactNode {
  if (next === undefined || following === undefined) return null
  const all = following - next
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: all }, (_, dot) => (
        <i key={dot} data-filled={dot < all - 1 - next || undefined} />
      ))}
    </span>
  )
}
