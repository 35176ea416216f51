import { components } from '@entrepot/mombasa'
import { memo, type ReactNode } from 'react'
import { Drawn } from '../art/drawing.tsx'
import map from '../map/map.json' with { type: 'json' }
import { ORNAMENTS } from './ornaments.ts'

/** The lines between regions lie over the land and under nobody's pointer. */
export const Borders = memo(function Borders(): ReactNode {
  const drawn: Readonly<Record<string, string>> = map.borders
  const joined = (wanted: number): string =>
    components.map.borders
      .filter(({ lines }) => lines === wanted)
      .map(({ a, b }) => `M${drawn[`${a}|${b}`]}`)
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
})
