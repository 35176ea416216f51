import type { Seat } from '@entrepot/kernel'
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { Rolling } from '../motion/rolling.tsx'
import { snapshotOf } from './controller/readings.ts'
import { useTable } from './table-context.ts'

/** What somebody's total would be if the game were scored now. `name` tells apart two places that show the same one. */
export function ScoreNow({ seat, name }: { seat: Seat; name: string }): ReactNode {
  const { table: words } = useMessages()
  const total = useTable((state) => snapshotOf(state).scores[seat]?.total ?? 0)
  return (
    <span className="figure" data-says={words.totalNow}>
      <Icon name="score" label={words.totalNow} />
      <Rolling name={`${name} ${seat}`} value={total} />
    </span>
  )
}
