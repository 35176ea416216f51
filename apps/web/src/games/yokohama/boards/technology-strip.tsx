import { technologyCardOf } from '@entrepot/telling/yokohama/components'
import type { ReactNode } from 'react'
import { CountrySeal } from '../art/country-seal.tsx'
import { PrintIcon } from '../art/print-icon.tsx'
import { TechnologyIcon } from '../art/technology-icon.tsx'
import { useLexicon } from '../lexicon.ts'

/** A technology in one strip: its country, its name, what it does, and the level it needs in its slot. */
export function TechnologyStrip({
  card,
  modifier,
  place,
  children,
}: {
  card: string
  modifier: number | null
  /** Where it lies, if it is a card of the game and not only a picture of one. */
  place?: string
  /** What there is to say about it now, under the level: its price, for example. */
  children?: ReactNode
}): ReactNode {
  const { names } = useLexicon()
  const { technology, country, value } = technologyCardOf(card)
  return (
    <span
      className="technology-strip"
      data-piece={place === undefined ? undefined : `technology:${card}`}
      data-place={place}
    >
      <TechnologyIcon technology={technology} />
      <span className="what">
        <strong>{names.technologies[technology]}</strong>
        <span className="effect">{names.technologyEffects[technology]}</span>
      </span>
      <span className="level">
        <span className="head">
          <CountrySeal country={country} />
          <span className="amount">
            <PrintIcon name="level" />
            {value + (modifier ?? 0)}
          </span>
        </span>
        {children ??
          (modifier === null || modifier === 0 ? null : (
            <small>
              {value}+{modifier}
            </small>
          ))}
      </span>
    </span>
  )
}
