import type { Counted } from '@entrepot/kernel'
import type { ReactNode } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { useDesk } from './editor-context.ts'
import { placeText } from './fault-words.ts'

/** Counts that must hold, each with how many there are now. */
export function CountList({ counts }: { counts: readonly Counted[] }): ReactNode {
  const { words, figures, nameOf } = useDesk()
  return (
    <ul className="count-list">
      {counts.map(({ path, wanted, found }) => (
        <li key={path} data-holds={found === wanted}>
          <Icon name={found === wanted ? 'check' : 'close'} />
          {words.counted(placeText(path, figures, words, nameOf), found, wanted)}
        </li>
      ))}
    </ul>
  )
}
