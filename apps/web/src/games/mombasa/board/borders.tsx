import { components } from '@entrepot/mombasa'
import { memo, type ReactNode } from 'react'
import { Drawn } from '../art/drawing.tsx'
import map from '../map/map.json' with { type: 'json' }
import { ORNAMENTS } from './ornaments.ts'
import { DRAWN } from './region.tsx'

const LINES: Readonly<Record<string, string>> = map.borders

/** The line between two regions; where our map has none, since they border on each other in somebody's box alone, one that joins them. */
function lineOf(a: string, b: string): string {
  const line = LINES[`${a}|${b}`] ?? LINES[`${b}|${a}`]
  if (line !== undefined) return `M${line}`
  const [from, to] = [DRAWN[a]?.name, DRAWN[b]?.name]
  return from === undefined || to === undefined ? '' : `M${from.x} ${from.y}L${to.x} ${to.y}`
}

/** The lines between regions lie over the land and under nobody's pointer. */
export function BorderLines(): ReactNode {
  const joined = (wanted: number): string =>
    components.map.borders
      .filter(({ lines }) => lines === wanted)
      .map(({ a, b }) => lineOf(a, b))
      .join('')
  return (
    <g className="borders" aria-hidden="true">
      {ORNAMENTS.map(([name, x, y]) => (
        <Drawn key={`${x} ${y}`} name={name} x={x} y={y} width={56} height={26} className="ornament" />
      ))}
      <path className="border lines-1" d={joined(1)} />
      <path className="border lines-2" d={joined(2)} />
      <path className="border inner" d={joined(2)} />
      <path className="coast" d={`M${map.coast}z`} />
      <path className="lake" d={`M${map.lake}z`} />
      <path className="lake-lines" d={map.lakeHatching} />
    </g>
  )
}

/** They change with the figures in play alone. */
export const Borders = memo(BorderLines)
