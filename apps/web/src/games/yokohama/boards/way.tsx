import type { Seat } from '@entrepot/kernel'
import { areaViewOf, playerOf, walkTo, type Command, type View } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { cellsFor, type Cell } from '@entrepot/telling/yokohama/components'
import { targetOf } from '@entrepot/telling/yokohama/targets'
import type { Choice, Decision } from '../../../table/client.ts'
import { awaitingConfirmOf } from '../../../table/controller/readings.ts'
import { useDecision, useHovered, useSeat, useTable, useView } from '../../../table/table-context.ts'
import { movesOf, type Move } from './moves.ts'

/** How far down a print the way runs: between its name and those who stand there. */
const HEIGHT = 0.25

/** The way of the own president to the area under the pointer or focus, or of the move that awaits its confirmation. */
export function WayAhead({ columns, rows }: { columns: number; rows: number }): ReactNode {
  const seat = useSeat()
  const view = useView<View>()
  const decision = useDecision()
  const awaiting = useTable(awaitingConfirmOf)
  const hovered = useHovered((thing) => thing)
  if (seat === null) return null
  const cells = cellsFor(view.seats)
  const points = wayOf(view, seat, chosenMove(awaiting, hovered, decision))
    .map((area) => cellOf(view, cells, area))
    .filter((cell) => cell !== undefined)
  return <Way points={points} columns={columns} rows={rows} />
}

/** The way of a president over the town, drawn from print to print. */
function Way({
  points,
  columns,
  rows,
}: {
  points: readonly Cell[]
  columns: number
  rows: number
}): ReactNode {
  if (points.length < 2) return null
  const line = points.map(({ x, y }) => `${x + 0.5},${y + HEIGHT}`).join(' ')
  return (
    <svg className="way" viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
      <polyline className="under" points={line} />
      <polyline points={line} />
    </svg>
  )
}

function cellOf(view: View, cells: readonly Cell[], area: string): Cell | undefined {
  const { cell } = areaViewOf(view, area)
  return cells.find(({ id }) => id === cell)
}

/** The move that awaits its confirmation, else of those to the area that is looked at the one that pays least. */
function chosenMove(
  awaiting: Choice | null,
  hovered: string | null,
  decision: Decision | null,
): Move | undefined {
  const command = awaiting?.command as Command | undefined
  if (command !== undefined) return command.type === 'move' ? command : undefined
  return movesOf(decision)
    .filter(({ to }) => targetOf('area', to) === hovered)
    .toSorted((a, b) => (a.paying?.length ?? 0) - (b.paying?.length ?? 0))[0]
}

/** The areas of a walk with the one that it begins in; none when the president does not walk. */
function wayOf(view: View, seat: Seat, move: Move | undefined): readonly string[] {
  const { president } = playerOf(view, seat)
  const way = move === undefined ? null : walkTo(view, seat, move.to, move.paying ?? [])
  return way === null || president === null ? [] : [president, ...way]
}
