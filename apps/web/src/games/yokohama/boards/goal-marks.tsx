import type { Goal, GoalKind } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import type { IconName } from '../art/icon-drawings.tsx'
import { PrintIcon } from '../art/print-icon.tsx'

const ICONS: Readonly<Record<GoalKind, readonly IconName[]>> = {
  copper: ['copper'],
  silk: ['silk'],
  tea: ['tea'],
  fish: ['fish'],
  yen: ['yen'],
  tokensAndAgents: ['fivePower', 'agent'],
  orders: ['order'],
  technologies: ['technology'],
  production: ['production'],
  commercial: ['commercial'],
}

/** How far somebody is towards each condition of an achievement; without somebody, what it asks. */
export function GoalMarks({ goals, own }: { goals: readonly Goal[]; own: boolean }): ReactNode {
  return (
    <span className="goal-marks" aria-hidden="true">
      {goals.map(({ kind, have, need }) => (
        <span key={kind} className="amount" data-reached={(own && have >= need) || undefined}>
          {ICONS[kind].map((icon) => (
            <PrintIcon key={icon} name={icon} />
          ))}
          {own ? `${Math.min(have, need)}/${need}` : need}
        </span>
      ))}
    </span>
  )
}
