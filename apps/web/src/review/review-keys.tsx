import { useState, type ReactNode } from 'react'
import type { InsightWords } from '@entrepot/words'
import { useMessages } from '../i18n/use-messages.ts'
import { Icon } from '../icons/icon.tsx'
import { Sheet } from '../table/sheet.tsx'

/** The keys that lead through a game, and what they do. */
export function ReviewKeys({ words: { keys } }: { words: InsightWords }): ReactNode {
  const { follow } = useMessages()
  const [open, setOpen] = useState(false)
  const listed: readonly (readonly [readonly string[], string])[] = [
    [['←', '→'], keys.step],
    [['J', 'K'], keys.turn],
    [['↑', '↓'], keys.round],
    [['Home', 'End'], keys.ends],
    [['Space'], keys.play],
    [['N'], keys.mistake],
    [['B'], keys.better],
  ]
  const name = follow.keys.heading
  return (
    <>
      <button
        className="button keys-button"
        type="button"
        aria-label={name}
        title={name}
        onClick={() => setOpen(true)}
      >
        <Icon name="keyboard" />
      </button>
      {open ? (
        <Sheet title={name} close={() => setOpen(false)}>
          <dl className="keys">
            {listed.map(([names, does]) => (
              <div key={does}>
                <dt>
                  {names.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Sheet>
      ) : null}
    </>
  )
}
