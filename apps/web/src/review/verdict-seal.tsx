import type { Verdict } from '@entrepot/bots'
import type { ReactNode } from 'react'

/** Four outlines that can be told apart without colour: a notched seal, a ring, a diamond, a cracked octagon. */
const SEALS: Readonly<Record<Verdict, { readonly outline: string; readonly sign: string }>> = {
  best: {
    outline:
      'M12 1l2.6 2.3 3.4-.5 1.1 3.3 3.3 1.1-.5 3.4L24 12l-2.1 1.4.5 3.4-3.3 1.1-1.1 3.3-3.4-.5L12 23l-2.6-2.3-3.4.5-1.1-3.3-3.3-1.1.5-3.4L0 12l2.1-1.4-.5-3.4 3.3-1.1L6 2.8l3.4.5z',
    sign: 'M12 6.5l1.7 3.6 3.9.5-2.9 2.7.8 3.9-3.5-1.9-3.5 1.9.8-3.9-2.9-2.7 3.9-.5z',
  },
  good: { outline: 'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21z', sign: 'M7 12.5l3.5 3.5L17 8.5' },
  dubious: {
    outline: 'M12 .5 23.5 12 12 23.5.5 12z',
    sign: 'M9.2 9.5c0-3.8 5.8-3.8 5.8-.2 0 2.3-3 2.4-3 4.9M12 17v.4',
  },
  mistake: {
    outline: 'M7.5 1h9L23 7.500v9L16.500 23h-9L1 16.500v-9z',
    sign: 'M12.500 3.500 9.500 10l5 3-3.500 7.500',
  },
}

/** How a turn was played, as a sign; what stands beside it says it in words. */
export function VerdictSeal({ verdict }: { verdict: Verdict }): ReactNode {
  const { outline, sign } = SEALS[verdict]
  return (
    <svg className="verdict-seal" data-verdict={verdict} viewBox="0 0 24 24" aria-hidden="true">
      <path className="outline" d={outline} />
      <path className="sign" d={sign} />
    </svg>
  )
}
