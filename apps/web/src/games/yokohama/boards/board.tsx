import type { ReactNode } from 'react'
import { AreaBoard } from './area-board.tsx'

/** The board of the table: the town in its prints. */
export function Board(): ReactNode {
  return (
    <div className="yokohama town">
      <AreaBoard />
    </div>
  )
}
