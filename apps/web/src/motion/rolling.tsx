import type { ReactNode } from 'react'

/** A number that rolls when it changes. The name tells it from all others on the table. */
export function Rolling({ name, value }: { name: string; value: number }): ReactNode {
  return <span data-figure={name}>{value}</span>
}
