import type { ReactNode } from 'react'
import { GAINS, type Gain } from '@entrepot/telling/yokohama/components'
import { Amount } from './amount.tsx'

/** Points and money are counted even when there is one of them. */
const ALWAYS_COUNTED = new Set(['vp', 'yen'])

/** Everything that a token, lot, order or space gives, or that something costs; `counted` writes a single one too. */
export function Gains({
  gain,
  counted = false,
  className = '',
}: {
  gain: Gain
  counted?: boolean
  className?: string
}): ReactNode {
  return (
    <span className={`gains ${className}`}>
      {GAINS.map((kind) => {
        const count = gain[kind] ?? 0
        return count === 0 ? null : (
          <Amount key={kind} icon={kind} count={count} terse={!counted && !ALWAYS_COUNTED.has(kind)} />
        )
      })}
    </span>
  )
}
