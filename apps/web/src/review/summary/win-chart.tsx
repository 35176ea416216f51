import { useContext, type ReactNode } from 'react'
import type { InsightWords } from '@entrepot/words'
import { EmblemContext, emblemPath } from '../../icons/emblem.tsx'
import type { Analysis } from '../../insight/analysis/analysis.ts'
import { chancesAt, curveOf } from '../../insight/analysis/findings.ts'
import { Scrolled } from '../../shell/scrolled.tsx'
import { keptApart } from '../../table/line-ends.ts'
import { useSeats } from '../../table/table-context.ts'
import { DASHES } from '../curve.tsx'
import { useFigures } from '../use-figures.ts'
import { RoundMarks } from './round-marks.tsx'

const WIDTH = 640
const HEIGHT = 260
const LEFT = 44
const RIGHT = 40
const TOP = 14
const BOTTOM = 30
/** Emblems at the ends of lines keep this far apart, and the numbers of rounds, which are large on a phone. */
const APART = 24
const ROUNDS_APART = 34

/** Everybody's chance to win over the game, drawn and as a table. */
export function WinChart({ words, analysis }: { words: InsightWords; analysis: Analysis }): ReactNode {
  const seats = useSeats()
  const { outline } = analysis
  const curve = curveOf(analysis)
  const { percent } = useFigures()
  return (
    <section>
      <h3>{words.chances}</h3>
      <p className="hint">{words.chancesLead}</p>
      <WinCurve words={words} analysis={analysis} />
      <details>
        <summary>{words.asTable}</summary>
        <Scrolled label={words.chances}>
          <table>
            <caption className="visually-hidden">{words.chances}</caption>
            <thead>
              <tr>
                <th scope="col">{words.round}</th>
                {seats.map(({ name }, seat) => (
                  <th key={seat} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {outline.rounds.map(({ round, position }) => (
                <tr key={round}>
                  <th scope="row">{round}</th>
                  {seats.map((_, seat) => (
                    <td key={seat}>{percent(chancesAt(curve, position)?.[seat])}</td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">{words.end}</th>
                {seats.map((_, seat) => (
                  <td key={seat}>{percent(outline.result[seat])}</td>
                ))}
              </tr>
            </tbody>
          </table>
        </Scrolled>
      </details>
    </section>
  )
}

/** The drawing alone. */
export function WinCurve({ words, analysis }: { words: InsightWords; analysis: Analysis }): ReactNode {
  const emblems = useContext(EmblemContext)
  const seats = useSeats()
  const { outline } = analysis
  const points = curveOf(analysis)
  const x = (position: number): number => LEFT + (position / outline.end) * (WIDTH - LEFT - RIGHT)
  const y = (chance: number): number => TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM)
  // At the end all lie at the top or at the bottom: the emblems stand where the lines come from.
  const ends = keptApart((points.at(-2) ?? points.at(-1))?.chances.map(y) ?? [], HEIGHT - BOTTOM, APART)
  return (
    <svg className="win-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.chances}>
      {[0, 0.5, 1].map((share) => (
        <g key={share} className="grid">
          <path d={`M${LEFT} ${y(share)}H${WIDTH - RIGHT}`} />
          <text x={LEFT - 8} y={y(share) + 5} textAnchor="end">
            {100 * share}
          </text>
        </g>
      ))}
      <path className="share" d={`M${LEFT} ${y(1 / outline.players)}H${WIDTH - RIGHT}`} />
      <RoundMarks outline={outline} x={x} top={TOP} bottom={HEIGHT - BOTTOM} apart={ROUNDS_APART} />
      {seats.map((_, seat) => (
        <g key={seat} className="line" data-player={seat}>
          <polyline
            strokeDasharray={DASHES[seat]}
            points={points
              .map(({ position, chances }) => `${x(position)},${y(chances[seat] ?? 0)}`)
              .join(' ')}
          />
          <path
            className="end"
            d={emblemPath(seat, emblems)}
            transform={`translate(${WIDTH - RIGHT + 10} ${(ends[seat] ?? 0) - 11}) scale(0.92)`}
          />
        </g>
      ))}
    </svg>
  )
}
