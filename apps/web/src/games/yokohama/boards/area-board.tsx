import type { Seat } from '@entrepot/kernel'
import { cellsFor } from '@entrepot/telling/yokohama/components'
import type { CSSProperties, ReactNode } from 'react'
import { entryFee, type View } from '@entrepot/yokohama'
import { useDecision, useSeat, useView } from '../../../table/table-context.ts'
import { AreaCard } from './area-card.tsx'
import { EndCorner, GoalsCorner } from './corners.tsx'
import { movesOf, type Move } from './moves.ts'
import { WayAhead } from './way.tsx'

/** The areas in their staggered rows, widest on top (Y2.1), and in the corners below what all keep an eye on. */
export function AreaBoard(): ReactNode {
  const seat = useSeat()
  const view = useView<View>()
  const moves = movesOf(useDecision())
  const cells = cellsFor(view.seats)
  const columns = Math.max(...cells.map(({ x }) => x)) + 1
  const lowest = Math.max(...cells.map(({ y }) => y))
  const beside = cells.filter(({ y }) => y === lowest).reduce((least, { x }) => Math.min(least, x), columns)

  return (
    <div className="area-board scale" style={{ '--columns': columns, '--rows': lowest + 1 } as CSSProperties}>
      <div
        className="rows scale"
        data-columns={columns}
        style={
          {
            gridTemplateColumns: `repeat(${columns * 2}, minmax(0, 1fr))`,
          } as CSSProperties
        }
      >
        {view.areas.map((area) => {
          const cell = cells.find(({ id }) => id === area.cell)
          if (cell === undefined) return null
          const style = { gridColumn: `${cell.x * 2 + 1} / span 2`, gridRow: cell.y + 1 }
          return (
            <AreaCard
              key={area.id}
              area={area}
              price={seat === null ? 0 : leastPrice(view, seat, moves, area.id)}
              style={style}
            />
          )
        })}
        <EndCorner style={{ gridColumn: `1 / span ${beside * 2}`, gridRow: lowest + 1 }} />
        <GoalsCorner style={{ gridColumn: `-${beside * 2 + 1} / -1`, gridRow: lowest + 1 }} />
        <WayAhead columns={columns} rows={lowest + 1} />
      </div>
    </div>
  )
}

/** The yen that the cheapest move to an area costs. */
function leastPrice(view: View, seat: Seat, moves: readonly Move[], area: string): number {
  const prices = moves
    .filter(({ to }) => to === area)
    .map(({ paying = [] }) => paying.reduce((sum, passed) => sum + entryFee(view, seat, passed), 0))
  return prices.length === 0 ? 0 : Math.min(...prices)
}
