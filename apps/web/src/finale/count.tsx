import type { Outcome, Seat } from '@entrepot/kernel'
import type { InsightWords } from '@entrepot/words'
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { Emblem } from '../icons/emblem.tsx'
import { currentManner } from '../motion/manner.ts'
import { useClient, usePersonOf } from '../table/table-context.ts'

/** Everybody's points of a category are laid down for so many milliseconds. */
const STAGE = 600

/**
 * The score sheet as a race: each seat has a lane, the categories are laid end to end, one after the other for all seats
 * together. A click shows the end at once, as it is for who wants no motion.
 */
export function Count({ words, outcome }: { words: InsightWords; outcome: Outcome }): ReactNode {
  const client = useClient()
  const personOf = usePersonOf()
  const rows = client.categories.filter(({ id }) =>
    outcome.sheets.some(({ categories }) => categories[id] !== 0),
  )
  const [stage, setStage] = useState(() => (currentManner() === 'travel' ? 0 : rows.length))
  const isOver = stage >= rows.length
  useEffect(() => {
    if (isOver) return
    const timer = setTimeout(() => setStage(stage + 1), STAGE)
    return () => clearTimeout(timer)
  }, [stage, isOver])
  const counted = rows.slice(0, stage)
  const totalOf = (seat: Seat): number =>
    counted.reduce((sum, { id }) => sum + (outcome.sheets[seat]?.categories[id] ?? 0), 0)
  const longest = Math.max(1, ...outcome.sheets.map(({ total }) => total))
  return (
    <section className="count">
      <div className="count-head">
        <h3>{words.finale.counting}</h3>
        <p aria-hidden="true">{isOver ? '' : rows[stage]?.name}</p>
        <button className="button" type="button" onClick={() => setStage(isOver ? 0 : rows.length)}>
          {isOver ? words.finale.again : words.finale.skip}
        </button>
      </div>
      <ol aria-hidden="true">
        {outcome.ranking.flat().map((seat) => (
          <li key={seat}>
            <span className="name">{personOf(seat).name}</span>
            <span className="race">
              {counted.map(({ id, name, icon }, place) => {
                const points = outcome.sheets[seat]?.categories[id] ?? 0
                if (points <= 0) return null
                return (
                  <span
                    key={id}
                    className="laid"
                    data-tone={place % 6}
                    data-latest={(place === stage - 1 && !isOver) || undefined}
                    title={`${name}: ${points}`}
                    style={{ '--share': `${(100 * points) / longest}%` } as CSSProperties}
                  >
                    {icon}
                    <b>{points}</b>
                  </span>
                )
              })}
              <Emblem player={seat} />
              <b className="total">{totalOf(seat)}</b>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
