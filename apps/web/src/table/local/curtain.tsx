import type { Seat } from '@entrepot/kernel'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Link } from 'wouter'
import { Emblem } from '../../icons/emblem.tsx'
import { useMessages } from '../../i18n/use-messages.ts'

/** Hides the table until the right person has the device. */
export function Curtain({ seat, name, open }: { seat: Seat; name: string; open: () => void }): ReactNode {
  const { shared: words, table } = useMessages()
  const heading = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className="curtain">
      <div className="curtain-note" role="dialog" aria-modal="true" aria-labelledby={heading}>
        <Emblem player={seat} />
        <h2 id={heading}>{words.hand(name)}</h2>
        <p>{words.secret(name)}</p>
        <p className="actions">
          <button ref={button} className="button primary" type="button" onClick={open}>
            {words.here(name)}
          </button>
          <Link className="button quiet" href="/">
            {table.leave}
          </Link>
        </p>
      </div>
    </div>
  )
}
