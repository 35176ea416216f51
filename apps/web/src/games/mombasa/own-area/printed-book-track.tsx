import { components } from '@entrepot/mombasa'
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../../../icons/icon.tsx'

/** The bookkeeping track without anybody's books and inkwell. */
export function PrintedBookTrack(): ReactNode {
  const { length, unlockSlotAt, values, noABookSpaces } = components.playerBoard.bookkeepingTrack
  return (
    <div className="book-track" aria-hidden="true" style={{ '--columns': length + 1 } as CSSProperties}>
      {Array.from({ length: length + 1 }, (_, step) => {
        const pounds = values.find(({ space }) => space === step)?.pounds ?? 0
        return (
          <span key={step} className="step">
            <span className="ledger-space">{noABookSpaces.includes(step) ? <s>A</s> : null}</span>
            <span className="value">
              {pounds > 0 ? <b>£{pounds}</b> : null}
              {step === unlockSlotAt ? <Icon name="lock" /> : null}
            </span>
          </span>
        )
      })}
    </div>
  )
}
