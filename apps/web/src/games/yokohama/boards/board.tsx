import { cellsFor } from '@entrepot/telling/yokohama/components'
import type { View } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { useView } from '../../../table/table-context.ts'
import { ZoomPane } from '../../../table/zoom/zoom-pane.tsx'
import { AreaBoard } from './area-board.tsx'
import { planOf } from './town-plan.ts'

/** The room of an area in the unit of the lengths on its card. */
const CARD = { width: 9, height: 8.4 }
/** A phone shows three of the cards side by side. */
const SIDE_BY_SIDE = 3

/** The board of the table: the town in its prints. */
export function Board(): ReactNode {
  const { columns, rows } = planOf(cellsFor(useView<View>().seats))
  return (
    <div className="yokohama scale town">
      <ZoomPane
        sheet={{ width: columns * CARD.width, height: rows * CARD.height }}
        legible={columns / SIDE_BY_SIDE}
      >
        <AreaBoard />
      </ZoomPane>
    </div>
  )
}
