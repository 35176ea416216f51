import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'

/** The keys of the table, and what they do. */
export default function KeysList(): ReactNode {
  const {
    follow: { keys: words },
  } = useMessages()
  const keys: readonly (readonly [readonly string[], string])[] = [
    [['←', '↑', '↓', '→'], words.walk],
    [['Enter'], words.take],
    [['C'], words.confirm],
    [['U', 'Ctrl + Z'], words.undo],
    [['L'], words.list],
    [['P'], words.pause],
    [['+', '−', '0'], words.zoom],
    [['Shift + ← ↑ ↓ →'], words.move],
    [['?'], words.help],
  ]
  return (
    <dl className="keys">
      {keys.map(([names, does]) => (
        <div key={does}>
          <dt>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
