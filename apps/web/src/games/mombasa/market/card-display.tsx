import { components, priceOf, type View } from '@entrepot/mombasa'
import { memo, type ReactNode } from 'react'
import { Target } from '../../../table/target.tsx'
import { useViewPart } from '../../../table/table-context.ts'
import { useLexicon } from '../lexicon.ts'
import { CardFace } from './card-face.tsx'

/** The cards for sale on a shelf for each surcharge; they come down a shelf each round, and the lowest leave. */
export function CardDisplay(): ReactNode {
  const { words } = useLexicon()
  const deck = Object.entries(useViewPart(({ cards }: View) => cards.deck))
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

const CardShelf = memo(function CardShelf({ column }: { column: string }): ReactNode {
  const { words, names } = useLexicon()
  const places = components.cardDisplay.slots
    .filter(({ col }) => col === column)
    .toSorted((a, b) => a.row - b.row)
  const cards = useViewPart((view: View) =>
    places.map(({ id }) => {
      const card = view.cards.display[id]
      return card ? { card, price: priceOf(view, card) } : null
    }),
  )
  const shared = places.every(({ modifier }) => modifier === places[0]?.modifier)
  return (
    <div className="shelf">
      {shared ? <Surcharge of={places[0]?.modifier ?? 0} /> : <span className="surcharge" />}
      {places.map(({ id, modifier }, place) => {
        const offer = cards[place] ?? null
        return (
          <div key={id} className="place">
            {offer ? (
              <Target
                id={`card:${offer.card}`}
                label={`${names.cards[offer.card]}, ${words.things.price(offer.price)}`}
                className="market-card"
              >
                <CardFace card={offer.card} place={`display:${id}`} />
                <span className="price" aria-hidden="true">
                  {offer.price}
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
})

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
