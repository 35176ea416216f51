import type { Counted, Fault } from '@entrepot/kernel'
import type { ReactNode } from 'react'
import { CountList } from './count-list.tsx'
import { useDesk } from './editor-context.ts'
import { faultSentence } from './fault-words.ts'

/** So many sentences are read at a glance. */
const SHOWN = 6

/** What does not hold, in sentences: first what keeps the edition from the table; then all that is counted. */
export function FaultList({
  faults,
  counts,
}: {
  faults: readonly Fault[]
  counts: readonly Counted[]
}): ReactNode {
  const { words } = useDesk()
  const wrong = faults.filter(({ weight }) => weight === 'wrong')
  const odd = faults.filter(({ weight }) => weight === 'odd')
  return (
    <div className="edition-faults">
      <div className="faults" role="status">
        {wrong.length === 0 ? <p className="sound">{words.sound}</p> : null}
        {wrong.length === 0 ? null : <Sentences heading={words.wrongHeading} faults={wrong} weight="wrong" />}
        {odd.length === 0 ? null : <Sentences heading={words.oddHeading} faults={odd} weight="odd" />}
      </div>
      <CountList counts={counts} />
    </div>
  )
}

function Sentences({
  heading,
  faults,
  weight,
}: {
  heading: string
  faults: readonly Fault[]
  weight: Fault['weight']
}): ReactNode {
  const { words, figures, nameOf } = useDesk()
  const lines = (some: readonly Fault[]): ReactNode => (
    <ul>
      {some.map((fault, index) => (
        <li key={index}>{faultSentence(fault, figures, words, nameOf)}</li>
      ))}
    </ul>
  )
  const more = faults.slice(SHOWN)
  return (
    <div data-weight={weight}>
      <h2>{heading}</h2>
      {lines(faults.slice(0, SHOWN))}
      {more.length === 0 ? null : (
        <details>
          <summary>{words.moreFaults(more.length)}</summary>
          {lines(more)}
        </details>
      )}
    </div>
  )
}
