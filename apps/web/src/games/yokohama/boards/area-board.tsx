import type { Seat } from '@entrepot/kernel'
import type { Command, View } from '@entrepot/yokohama'
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import type { Decision } from '../../../table/client.ts'
import { useTable, useView } from '../../../table/table-context.ts'
import { cellsFor } from '../components.ts'
import { walkTo } from '../facts.ts'
import { targetOf } from '../targets.ts'
import { AreaCard } from './area-card.tsx'

/** The areas in their staggered rows, widest on top (Y2.1). */
export function AreaBoard(): ReactNode {
  const { decision, seat, shown } = useTable()
  const view = useView<View>()
  const board = useRef<HTMLDivElement>(null)
  const cells = cellsFor(view.seats)
  const path = seat === null ? [] : shownWay(view, seat, shown, decision)
  const columns = Math.max(...cells.map(({ x }) => x)) + 1

  // Where the board is larger than the window, what can be chosen comes into sight.
  useEffect(() => {
    const sheet = board.current
    if (sheet === null || sheet.scrollWidth <= sheet.clientWidth) return
    sheet.querySelector('[data-legal]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [decision?.title])

  return (
    <div className="area-board" ref={board}>
      <div
        className="rows"
        data-columns={columns}
        style={
          {
            '--columns': columns,
            gridTemplateColumns: `repeat(${columns * 2}, minmax(0, 1fr))`,
          } as CSSProperties
        }
      >
        {view.areas.map((area) => {
          const cell = cells.find(({ id }) => id === area.cell)
          if (cell === undefined) return null
          const style = { gridColumn: `${cell.x * 2 + 1} / span 2`, gridRow: cell.y + 1 }
          const step = path.indexOf(area.id)
          return <AreaCard key={area.id} area={area} step={step < 0 ? undefined : step + 1} style={style} />
        })}
      </div>
    </div>
  )
}

/** The way of the president to the area under the pointer or focus: the one that pays least. */
function shownWay(
  view: View,
  seat: Seat,
  shown: string | null,
  decision: Decision | null,
): readonly string[] {
  const moves = (decision?.choices ?? [])
    .map(({ command }) => command as Command)
    .filter((command) => command.type === 'move')
    .filter(({ to }) => targetOf('area', to) === shown)
    .toSorted((a, b) => (a.paying?.length ?? 0) - (b.paying?.length ?? 0))
  const move = moves[0]
  return move === undefined ? [] : (walkTo(view, seat, move.to, move.paying ?? []) ?? [])
}
