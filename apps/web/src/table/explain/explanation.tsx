import { Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { useController } from '../table-context.ts'

const Note = lazyPart(() => import('./note.tsx'))

/** What is looked at, explained beside it. Neither words nor drawings for it are loaded before. */
export function Explanation(): ReactNode {
  const { looked } = useController()
  const look = useSyncExternalStore(looked.subscribe, looked.get)
  return look === null ? null : (
    <Suspense fallback={null}>
      <Note look={look} />
    </Suspense>
  )
}
