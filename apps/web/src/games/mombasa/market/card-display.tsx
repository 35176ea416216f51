import { components, priceOf, type View } from '@entrepot/mombasa'
import type { ReactNode } from 'react'
import { Target } from '../../../table/target.tsx'
import { useView } from '../../../table/table-context.ts'
import { useLexicon } from '../lexicon.ts'
import { CardFace } from './card-face.tsx'

/** The cards for sale, each with its price now; the right column leaves at the end of the round. */
export function CardDisplay(): ReactNode {
  const { words, names } = useLexicon()
  const view = useView<View>()
  const deck = Object.entries(view.cards.deck)
    .filter(([, left]) => left > 0)
    .map(([letter, left]) => `${letter} ${left}`)
    .join(' · ')
  return (
    <section className="card-display" aria-label={words.things.cardDisplay}>
      <h2>
        {words.things.cardDisplay} <small>{words.things.deck(deck || words.things.empty)}</small>
      </h2>
      <div className="grid">
        {components.cardDisplay.slots.map(({ id, col, row, modifier }) => {
          const card = view.cards.display[id]
          const column = components.cardDisplay.columns.indexOf(col) + 1
          return (
            <div key={id} className="place" style={{ gridColumn: column, gridRow: row }}>
              {card ? (
                <Target
                  id={`card:${card}`}
                  label={`${names.cards[card]}, ${words.things.price(priceOf(view, card))}`}
                  className="market-card"
                >
                  <CardFace card={card} place={`display:${id}`} />
                  <span className="price" aria-hidden="true">
                    {priceOf(view, card)}
                  </span>
                </Target>
              ) : (
                <span className="gap">+{modifier}</span>
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}
