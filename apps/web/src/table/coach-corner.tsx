import { Suspense, useState, type ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import type { TableSession } from '../session/session.ts'
import { lazyPart } from '../shell/lazy-part.tsx'
import { PartBoundary } from '../shell/part-boundary.tsx'
import { useController } from './table-context.ts'

const Coach = lazyPart(() => import('../learn/coach/coach.tsx'))

/** Whether one person plays on this device with nobody but bots. */
export function isAlone({ kept, seat, seats }: TableSession): boolean {
  return kept !== null && seat !== null && seats.every(({ kind }, other) => other === seat || kind === 'bot')
}

/** The way to the coach. There is advice where one person plays on this device with nobody but bots, and nowhere else. */
export function CoachCorner(): ReactNode {
  const { learning } = useMessages()
  const [open, setOpen] = useState(false)
  if (!isAlone(useController().session)) return null
  return (
    <>
      <button
        className="icon-button coach-button"
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="star" />
        <span>{learning.coach}</span>
      </button>
      {open ? (
        <PartBoundary>
          <Suspense fallback={null}>
            <Coach close={() => setOpen(false)} />
          </Suspense>
        </PartBoundary>
      ) : null}
    </>
  )
}
