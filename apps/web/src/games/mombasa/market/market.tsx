import type { ReactNode } from 'react'
import { BonusSpaces } from './bonus-spaces.tsx'
import { BookDisplay } from './book-display.tsx'
import { CardDisplay } from './card-display.tsx'
import { CompanyTracks } from './company-tracks.tsx'

/** Everything beside the map: tracks, cards, books, bonus spaces. */
export function Market(): ReactNode {
  return (
    <div className="market-sheet scale">
      <CompanyTracks />
      <CardDisplay />
      <BookDisplay />
      <BonusSpaces />
    </div>
  )
}
