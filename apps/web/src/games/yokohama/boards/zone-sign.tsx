import type { ReactNode } from 'react'
import type { Zone } from '@entrepot/telling/yokohama/components'

const SHAPES: Readonly<Record<Zone, string>> = {
  blue: 'M8 2a6 6 0 1 1 0 12A6 6 0 1 1 8 2z',
  yellow: 'M8 2l6.5 12h-13z',
  red: 'M2.5 2.5h11v11h-11z',
}

/** The zone of a port, by shape as well as by colour. */
export function ZoneSign({ zone }: { zone: Zone }): ReactNode {
  return (
    <svg className="zone-sign" data-zone={zone} viewBox="0 0 16 16" aria-hidden="true">
      <path d={SHAPES[zone]} />
    </svg>
  )
}
