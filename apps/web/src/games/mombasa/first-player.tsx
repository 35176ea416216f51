import type { Seat } from '@entrepot/kernel'
import type { ReactNode } from 'react'
import { Sign } from './art/drawing.tsx'
import { useLexicon } from './lexicon.ts'

/** The first-player marker, lying with its holder. */
export function FirstPlayer({ seat }: { seat: Seat }): ReactNode {
  const { words } = useLexicon()
  return (
    <span className="first-player" data-piece="firstPlayer" data-place={seat}>
      <Sign name="firstPlayer" label={words.things.firstPlayer} />
    </span>
  )
}
