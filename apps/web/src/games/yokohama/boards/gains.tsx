import { memo, type ReactNode } from 'react'
import { GAINS, type Gain } from '@entrepot/telling/yokohama/components'
import { Amount } from './amount.tsx'

/** Points and money are counted even when there is one of them. */
const ALWAYS_COUNTED = new Set(['vp', 'yen'])

/** Everything that a token, lot, order or space gives, or that something costs; `counted` writes a single one too. */
export const Gains = memo(function Gains({
  gain,
  counted = false,
  className = '',
}: {
  gain: Gain
  counted?: boolean
  className?: string
}): ReactNode {
  const kinds = GAINS.filter((kind) => (gain[kind] ?? 0) > 0)
  const amountOf = (kind: (typeof GAINS)[number], inClass?: string): ReactNode => (
    <Amount
      key={kind}
      icon={kind}
      count={gain[kind] ?? 0}
      terse={!counted && !ALWAYS_COUNTED.has(kind)}
      className={inClass}
    />
  )
  const [only] = kinds
  // Hundreds of them are on a table, nearly all of one kind: those need nothing around them.
  if (kinds.length === 1 && only !== undefined) return amountOf(only, `gains ${className}`)
  return <span className={`gains ${className}`}>{kinds.map((kind) => amountOf(kind))}</span>
})
