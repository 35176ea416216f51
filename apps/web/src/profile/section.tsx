import { useId, type ReactNode } from 'react'

/** A part of a page with its heading. */
export function Section({ heading, children }: { heading: string; children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}
