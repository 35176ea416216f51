import { areaOf, boardOf, spacesOf, type Zone } from '@entrepot/telling/yokohama/components'
import type { ReactNode } from 'react'
import { useLexicon } from '../lexicon.ts'
import { Amount } from './amount.tsx'
import { Gains } from './gains.tsx'
import { ZoneSign } from './zone-sign.tsx'

/** A management board as it lies beside the town before anything is on it (Y2.2). */
export function BoardPrint({ board }: { board: string }): ReactNode {
  const { words } = useLexicon()
  const { slots = [], spaces, majorityVp = [] } = boardOf(board)
  if (spaces !== undefined)
    return (
      <div className="board-print">
        <ol>
          {spacesOf(board).map(({ id, needs, gain }) => (
            <li key={id}>
              <Amount icon={board === 'mb-church' ? 'faith' : 'import'} count={needs} />
              <span className="stand" />
              <Gains gain={gain} />
            </li>
          ))}
        </ol>
        <small>{words.things.majority(majorityVp[0] ?? 0, majorityVp[1] ?? 0)}</small>
      </div>
    )
  return (
    <ol className="board-print">
      {slots.map(({ id, zone, costModifier }) => (
        <li key={id}>
          {zone === undefined ? (
            <Amount icon="level" count={costModifier ?? 0} />
          ) : (
            <>
              <ZoneSign zone={zone} />
              <Amount icon="power" count={powerFor(board, zone)} />
            </>
          )}
        </li>
      ))}
    </ol>
  )
}

/** The power that opens a zone of a port (Y8.2). */
export function powerFor(board: string, zone: Zone): number {
  const { zonesByPower = [] } = areaOf(boardOf(board).area).action
  return zonesByPower.findIndex((zones) => zones.includes(zone)) + 1
}
