import type { CSSProperties, ReactNode } from 'react'
import type { InsightWords } from '@entrepot/words'
import type { Causes } from '../../insight/analysis/findings.ts'
import { useFigures } from '../use-figures.ts'

/** The causes in the order in which they are told. */
export const CAUSES = ['choice', 'luck', 'others', 'drift'] as const

/** From the chance at the beginning to the result, one cause after the other; the table under it says the same. */
export function Waterfall({ words, causes }: { words: InsightWords; causes: Causes }): ReactNode {
  const { signed, rounded } = useFigures()
  const levels = [causes.start]
  for (const cause of CAUSES) levels.push((levels.at(-1) ?? 0) + causes[cause])
  const [low, high] = [Math.min(0, ...levels), Math.max(1, ...levels)]
  const part = (from: number, to: number): CSSProperties => {
    const [left, right] = [Math.min(from, to), Math.max(from, to)]
    return {
      '--from': `${(100 * (left - low)) / (high - low)}%`,
      '--long': `${(100 * (right - left)) / (high - low)}%`,
    } as CSSProperties
  }
  return (
    <ol className="waterfall" aria-hidden="true">
      <li>
        <span>{words.cause.start}</span>
        <i className="level" style={part(causes.start, causes.start)} />
        <b>{rounded(causes.start)}</b>
      </li>
      {CAUSES.map((cause, place) => (
        <li key={cause}>
          <span>{words.cause[cause]}</span>
          <i
            className="filling"
            data-cause={cause}
            style={part(levels[place] ?? 0, levels[place + 1] ?? 0)}
          />
          <b>{signed(causes[cause])}</b>
        </li>
      ))}
      <li>
        <span>{words.cause.result}</span>
        <i className="level" style={part(causes.result, causes.result)} />
        <b>{rounded(causes.result)}</b>
      </li>
    </ol>
  )
}
