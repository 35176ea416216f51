import type { ReactNode } from 'react'
import { useTitle } from './use-title.ts'

/** The heading of a page, which is also the title of the window. */
export function PageHeading({ children }: { children: string }): ReactNode {
  useTitle(`${children} · Entrepôt`)
  return <h1>{children}</h1>
}
