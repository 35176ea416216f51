import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'
import type { TableSession } from '../session/session.ts'
import { lazyPart } from '../shell/lazy-part.tsx'
import { PartBoundary } from '../shell/part-boundary.tsx'
import { isLive } from './controller/readings.ts'
import { useTable } from './table-context.ts'

const ReviewBar = lazyPart(() => import('../review/review-bar.tsx'))

/** Whether an earlier position is looked at; of a game that is over its last one too, by its address. */
export function useIsLookingBack(): boolean {
  const [location] = useLocation()
  const live = useTable(isLive)
  const isOver = useTable(({ now }) => now.outcome !== null)
  return !live || (isOver && /\/at\/\d+\/?$/.test(location))
}

/** In the place of the decision while an earlier position is shown: go through the game, or back to now. */
export function LookingBack({ session }: { session: TableSession }): ReactNode {
  const { table } = useMessages()
  return (
    <PartBoundary>
      <Suspense
        fallback={<section className="decision-bar looking-back review" aria-label={table.yourDecision} />}
      >
        <ReviewBar session={session} />
      </Suspense>
    </PartBoundary>
  )
}
