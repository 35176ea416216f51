import { lazy, Suspense, type ReactNode } from 'react'

export type VignetteName = 'serpent' | 'becalmed' | 'ink' | 'signals'

// They are for the rare pages where something is missing: nobody else should load them, and without them it goes too.
const Drawing = lazy(() => import('./vignettes.tsx').catch(() => ({ default: () => null })))

/** A picture for a page that has nothing else to show. */
export function Vignette({ name }: { name: VignetteName }): ReactNode {
  return (
    <div className="vignette">
      <Suspense fallback={null}>
        <Drawing name={name} />
      </Suspense>
    </div>
  )
}
