import { useId, type ReactNode } from 'react'

/** A part of a page: its heading in the margin, like an entry of a ledger. */
export function Section({ heading, children }: { heading: string; children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section className="ledger" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}
