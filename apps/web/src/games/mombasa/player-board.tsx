import type { View } from '@entrepot/mombasa'
import type { Seat } from '@entrepot/kernel'
import type { ReactNode } from 'react'
import { useView } from '../../table/table-context.ts'
import { cardName } from './describe.ts'
import { playerOf } from './facts.ts'
import { useLexicon } from './lexicon.ts'
import { CardFace } from './market/card-face.tsx'
import { BookTrack } from './mine/book-track.tsx'
import { DiamondTrack } from './mine/diamond-track.tsx'
import { Slots } from './mine/slots.tsx'
import { Strip } from './strip.tsx'

/** Another player's whole board. Hands can be worked out by everybody, so they are shown (M1.6). */
export function PlayerBoard({ seat }: { seat: Seat }): ReactNode {
  const lexicon = useLexicon()
  const { hand } = playerOf(useView<View>(), seat)
  return (
    <div className="own-area player-board">
      <Strip seat={seat} />
      <Slots seat={seat} />
      <section className="hand" aria-label={lexicon.words.things.cardsInHand(hand.length)}>
        {hand.map((card) => (
          <span key={card} className="hand-card" role="img" aria-label={cardName(card, lexicon)}>
            <CardFace card={card} />
          </span>
        ))}
      </section>
      <div className="own-tracks">
        <DiamondTrack seat={seat} />
        <BookTrack seat={seat} />
      </div>
    </div>
  )
}
