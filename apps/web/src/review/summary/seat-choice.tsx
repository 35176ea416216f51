import type { ReactNode } from 'react'
import type { InsightWords } from '@entrepot/words'
import { useSeats } from '../../table/table-context.ts'

/** Whose figures are shown. */
export function SeatChoice({
  words,
  seat,
  choose,
}: {
  words: InsightWords
  seat: number
  choose: (seat: number) => void
}): ReactNode {
  const seats = useSeats()
  return (
    <label className="field">
      <span>{words.player}</span>{' '}
      <select value={seat} onChange={({ target }) => choose(Number(target.value))}>
        {seats.map(({ name }, other) => (
          <option key={other} value={other}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
