import type { Counted } from '@entrepot/kernel'
import type { ReactNode } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { useDesk } from './editor-context.ts'
import { placeText } from './fault-words.ts'

/** So many are read at a glance; more are folded up while they hold. */
const FEW = 8

/** Counts that must hold, each with how many there are now; those of a part without its name before each. */
export function CountList({
  counts,
  part,
}: {
  counts: readonly Counted[]
  part?: string | undefined
}): ReactNode {
  const { words, figures, nameOf } = useDesk()
  const where = (path: string): string => {
    const place = placeText(path, figures, words, nameOf)
    return part === undefined ? place : place.replace(`${part} · `, '')
  }
  const held = counts.filter(({ found, wanted }) => found === wanted).length
  const lines = (
    <ul className="count-list">
      {counts.map(({ path, wanted, found }) => (
        <li key={path} data-holds={found === wanted}>
          <Icon name={found === wanted ? 'check' : 'close'} />
          {words.counted(where(path), found, wanted)}
        </li>
      ))}
    </ul>
  )
  if (counts.length === 0) return null
  if (part !== undefined && counts.length <= FEW) return lines
  return (
    <details className="counts" open={held < counts.length}>
      <summary>{words.countsHold(held, counts.length)}</summary>
      {lines}
    </details>
  )
}
