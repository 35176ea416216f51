import { components, priceOf, type View } from '@entrepot/mombasa'
import type { ReactNode } from 'react'
import { Target } from '../../../table/target.tsx'
import { useView } from '../../../table/table-context.ts'
import { useLexicon } from '../lexicon.ts'
import { CardFace } from './card-face.tsx'

/** The cards for sale on a shelf for each surcharge; they come down a shelf each round, and the lowest leave. */
export function CardDisplay(): ReactNode {
  const { words } = useLexicon()
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
      {components.cardDisplay.columns.map((column) => (
        <CardShelf key={column} column={column} />
      ))}
    </section>
  )
}

function CardShelf({ column }: { column: string }): ReactNode {
  const { words, names } = useLexicon()
  const view = useView<View>()
  const places = components.cardDisplay.slots
    .filter(({ col }) => col === column)
    .toSorted((a, b) => a.row - b.row)
  const shared = places.every(({ modifier }) => modifier === places[0]?.modifier)
  return (
    <div className="shelf">
      {shared ? <Surcharge of={places[0]?.modifier ?? 0} /> : <span className="surcharge" />}
      {places.map(({ id, modifier }) => {
        const card = view.cards.display[id]
        return (
          <div key={id} className="place">
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
              <span className="gap">{shared ? null : <Surcharge of={modifier} />}</span>
            )}
          </div>
        )
      })}
    </div>
  )
}

/** What a place of the display adds to the price of its card. */
function Surcharge({ of }: { of: number }): ReactNode {
  const { words } = useLexicon()
  const text = words.things.surcharge(of)
  return (
    <span className="surcharge" role="img" aria-label={text} data-says={text}>
      +{of}
    </span>
  )
}
