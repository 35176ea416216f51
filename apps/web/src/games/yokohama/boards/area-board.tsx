import type { Seat } from '@entrepot/kernel'
import { cellsFor, type Cell } from '@entrepot/telling/yokohama/components'
import { targetOf } from '@entrepot/telling/yokohama/targets'
import { areaViewOf, entryFee, playerOf, walkTo, type Command, type View } from '@entrepot/yokohama'
import type { CSSProperties, ReactNode } from 'react'
import { useTable, useView, type Table } from '../../../table/table-context.ts'
import { AreaCard } from './area-card.tsx'
import { EndCorner, GoalsCorner } from './corners.tsx'
import { Way } from './way.tsx'

type Move = Extract<Command, { type: 'move' }>

/** The areas in their staggered rows, widest on top (Y2.1), and in the corners below what all keep an eye on. */
export function AreaBoard(): ReactNode {
  const table = useTable()
  const { seat } = table
  const view = useView<View>()
  const cells = cellsFor(view.seats)
  const moves = movesOf(table)
  const way = seat === null ? [] : wayOf(view, seat, chosenMove(table, moves))
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
        <Way
          points={way.map((area) => cellOf(view, cells, area)).filter((cell) => cell !== undefined)}
          columns={columns}
          rows={lowest + 1}
        />
      </div>
    </div>
  )
}

function cellOf(view: View, cells: readonly Cell[], area: string): Cell | undefined {
  const { cell } = areaViewOf(view, area)
  return cells.find(({ id }) => id === cell)
}

/** The moves that can be made now. */
function movesOf({ decision }: Table): Move[] {
  return (decision?.choices ?? [])
    .map(({ command }) => command as Command)
    .filter((command) => command.type === 'move')
}

/** The move held back, else the one to the area under the pointer or focus that pays least. */
function chosenMove({ held, shown }: Table, moves: readonly Move[]): Move | undefined {
  const command = held?.command as Command | undefined
  if (command !== undefined) return command.type === 'move' ? command : undefined
  return moves
    .filter(({ to }) => targetOf('area', to) === shown)
    .toSorted((a, b) => (a.paying?.length ?? 0) - (b.paying?.length ?? 0))[0]
}

/** The areas of a walk with the one that it begins in; none when the president does not walk. */
function wayOf(view: View, seat: Seat, move: Move | undefined): readonly string[] {
  const { president } = playerOf(view, seat)
  const way = move === undefined ? null : walkTo(view, seat, move.to, move.paying ?? [])
  return way === null || president === null ? [] : [president, ...way]
}

/** The yen that the cheapest move to an area costs. */
function leastPrice(view: View, seat: Seat, moves: readonly Move[], area: string): number {
  const prices = moves
    .filter(({ to }) => to === area)
    .map(({ paying = [] }) => paying.reduce((sum, passed) => sum + entryFee(view, seat, passed), 0))
  return prices.length === 0 ? 0 : Math.min(...prices)
}
