import { playerOf, type View } from '@entrepot/mombasa'
import type { Seat } from '@entrepot/kernel'
import { cardName } from '@entrepot/telling/mombasa/describe'
import type { ReactNode } from 'react'
import { useView } from '../../../table/table-context.ts'
import { useLexicon } from '../lexicon.ts'
import { CardFace } from '../market/card-face.tsx'

/** Another player's cards in hand. Everybody can work them out, so they are shown (M1.6). */
export function OpenHand({ seat }: { seat: Seat }): ReactNode {
  const lexicon = useLexicon()
  const { hand } = playerOf(useView<View>(), seat)
  return (
    <section className="hand" aria-label={lexicon.words.things.cardsInHand(hand.length)}>
      {hand.map((card) => (
        <span
          key={card}
          className="hand-card"
          role="img"
          aria-label={cardName(card, lexicon)}
          data-look={`card:${card}`}
        >
          <CardFace card={card} />
        </span>
      ))}
    </section>
  )
}
