import { Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { lazyPart } from '../shell/lazy-part.tsx'
import { PartBoundary } from '../shell/part-boundary.tsx'
import { useController } from './table-context.ts'

const OpenRules = lazyPart(() => import('./open-rules.tsx'))

/** The rules open beside the table, which goes on. */
export function RulesBeside(): ReactNode {
  const { reading } = useController()
  const open = useSyncExternalStore(reading.subscribe, reading.get)
  if (open === null) return null
  return (
    <PartBoundary>
      <Suspense fallback={null}>
        <OpenRules rule={open.rule} />
      </Suspense>
    </PartBoundary>
  )
}
