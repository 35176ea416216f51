import type { ReactNode } from 'react'
import { CountrySeal } from '../art/country-seal.tsx'
import { PrintIcon } from '../art/print-icon.tsx'
import { technologyCardOf } from '../components.ts'
import { useLexicon } from '../lexicon.ts'

/** A technology in one strip: its country, its name, what it does, and the level it needs in its slot. */
export function TechnologyStrip({
  card,
  modifier,
  children,
}: {
  card: string
  modifier: number | null
  /** What there is to say about it now, under the level: its price, for example. */
  children?: ReactNode
}): ReactNode {
  const { names } = useLexicon()
  const { technology, country, value } = technologyCardOf(card)
  return (
    <span className="technology-strip">
      <CountrySeal country={country} />
      <span className="what">
        <strong>{names.technologies[technology]}</strong>
        <span className="effect">{names.technologyEffects[technology]}</span>
      </span>
      <span className="level">
        <span className="amount">
          <PrintIcon name="level" />
          {value + (modifier ?? 0)}
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
