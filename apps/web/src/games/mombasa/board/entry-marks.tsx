import { components, entryCost, postsLeft, totalsOf, type View } from '@entrepot/mombasa'
import type { ReactNode } from 'react'
import { isLegal } from '../../../table/controller/readings.ts'
import { useController, useHovered, useSeat, useView } from '../../../table/table-context.ts'
import { EntryCost } from './region.tsx'

/** Before a company is chosen for an expansion: where the one that is looked at could go with the points face up (M6.1–M6.4). */
export function EntryMarks(): ReactNode {
  const controller = useController()
  const seat = useSeat()
  const view = useView<View>()
  const company = useHovered((thing) =>
    thing?.startsWith('base:') && isLegal(controller.state(), thing) ? thing.slice('base:'.length) : null,
  )
  if (company === null || seat === null || postsLeft(view, company) === 0) return null
  const points = totalsOf(view, seat).expansion
  return (
    <g className="entry-marks" aria-hidden="true">
      {components.map.regions.map(({ id }) => {
        const cost = entryCost(view, company, id)
        return cost === null || cost > points ? null : <EntryCost key={id} id={id} cost={cost} />
      })}
    </g>
  )
}
