import type { ReactNode } from 'react'
import { Emblem } from '../icons/emblem.tsx'
import { Icon } from '../icons/icon.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { useSeats, useSnapshot } from './table-context.ts'

/** While others decide: who is still at it, and who is done. */
export function Waiting(): ReactNode {
  const { table: words } = useMessages()
  const seats = useSeats()
  const snapshot = useSnapshot()
  return (
    <ul className="waiting">
      {seats.map(({ name }, seat) => {
        const deciding = snapshot.deciders.includes(seat)
        return (
          <li key={seat} data-deciding={deciding || undefined}>
            <Emblem player={seat} />
            {name}
            <Icon
              name={deciding ? 'hourglass' : 'check'}
              label={deciding ? words.stillDeciding : words.hasDecided}
            />
          </li>
        )
      })}
    </ul>
  )
}
