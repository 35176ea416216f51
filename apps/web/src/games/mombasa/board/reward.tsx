import type { ReactNode } from 'react'
import { Drawn, type SignName } from '../art/drawing.tsx'

interface Rewards {
  readonly pounds?: number | undefined
  readonly diamonds?: number | undefined
  readonly bookkeeping?: number | undefined
  readonly track?: number | undefined
}

/** What entering a region brings, as a sign with its number. */
export function Reward({
  at,
  due,
  bare,
  ...rewards
}: Rewards & {
  at: { readonly x: number; readonly y: number }
  /** Will be collected when the expansion ends. */
  due: boolean
  /** Without a frame, where there is little room. */
  bare: boolean
}): ReactNode {
  const [sign, amount] = signOf(rewards)
  if (amount === undefined) return null
  // Steps and book points are printed on slips, money and diamonds lie on round counters: the frame tells them apart too.
  const round = sign === 'pound' || sign === 'diamond'
  return (
    <g className="reward" data-due={due || undefined} transform={`translate(${at.x} ${at.y})`}>
      {bare && !due ? null : <rect x="-38" y="-21" width="76" height="42" rx={round ? 21 : 8} />}
      <Drawn name={sign} x={-32} y={-16} width={32} height={32} />
      <text x="18" y="11">
        {amount}
      </text>
    </g>
  )
}

function signOf({ pounds, diamonds, bookkeeping, track }: Rewards): readonly [SignName, number | undefined] {
  if (pounds !== undefined) return ['pound', pounds]
  if (diamonds !== undefined) return ['diamond', diamonds]
  return bookkeeping === undefined ? ['step', track] : ['book', bookkeeping]
}
