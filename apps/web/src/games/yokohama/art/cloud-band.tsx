import type { ReactNode } from 'react'

/** A band of mist with round ends, in two steps, as prints use it to leave things out. */
export function CloudBand({ x, y, width }: { x: number; y: number; width: number }): ReactNode {
  return (
    <path
      className="cloud"
      d={`M${x} ${y}h${width * 0.6}a2.6 2.6 0 0 1 0 5.2h${width * 0.22}a2.6 2.6 0 0 1 0 5.2h${-width * 0.7}a2.6 2.6 0 0 1 0-5.2h${-width * 0.12}a2.6 2.6 0 0 1 0-5.2z`}
    />
  )
}
