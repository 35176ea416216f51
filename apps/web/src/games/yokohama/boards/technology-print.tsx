import { technologyCardOf } from '@entrepot/telling/yokohama/components'
import type { ReactNode } from 'react'
import { CountrySeal } from '../art/country-seal.tsx'
import { TechnologyIcon } from '../art/technology-icon.tsx'
import { useLexicon } from '../lexicon.ts'

/** A technology as a framed print: its picture under the sky, its country, its figure and where there is room its name. */
export function TechnologyPrint({
  card,
  figure,
  named = false,
}: {
  card: string
  /** Its value, or the level that it needs where it lies. */
  figure: number
  named?: boolean
}): ReactNode {
  const { names } = useLexicon()
  const { technology, country } = technologyCardOf(card)
  return (
    <span className="technology-print">
      <TechnologyIcon technology={technology} />
      <b>{figure}</b>
      <CountrySeal country={country} small />
      {named ? <span className="name">{names.technologies[technology]}</span> : null}
    </span>
  )
}
