import type { ReactNode } from 'react'

/** The heading of a page, which is also the title of the window. */
export function PageHeading({ children }: { children: string }): ReactNode {
  return (
    <>
      <title>{`${children} · Entrepôt`}</title>
      <h1>{children}</h1>
    </>
  )
}
