import { bookCost, components, type View } from '@entrepot/mombasa'
import { bookName } from '@entrepot/telling/mombasa/describe'
import { memo, type ReactNode } from 'react'
import { Target } from '../../../table/target.tsx'
import { useViewPart } from '../../../table/table-context.ts'
import { Sign } from '../art/drawing.tsx'
import { useLexicon } from '../lexicon.ts'
import { BookFace } from './book-face.tsx'

/** The ledgers to be had for points: a shelf for each letter, which tells what they cost. */
export function BookDisplay(): ReactNode {
  const { things } = useLexicon().words
  const letters = new Set(components.bookDisplay.spaces.map(({ letter }) => letter))
  return (
    <section className="book-display" aria-label={things.bookDisplay}>
      <h2>{things.bookDisplay}</h2>
      {[...letters].map((letter) => (
        <BookShelf key={letter} letter={letter} />
      ))}
    </section>
  )
}

const BookShelf = memo(function BookShelf({ letter }: { letter: string }): ReactNode {
  const lexicon = useLexicon()
  const { things } = lexicon.words
  const spaces = components.bookDisplay.spaces.filter((space) => space.letter === letter)
  const lying = useViewPart(({ books }: View) => spaces.map(({ id }) => books.display[id]))
  const round = useViewPart((view: View) => view.round)
  const sample = components.bookTiles.find((book) => book.letter === letter)?.id
  const price = sample === undefined ? undefined : things.cost(bookCost(sample))
  return (
    <div className="shelf">
      <span className={`letter-tab letter-${letter}`} role="img" aria-label={price} data-says={price}>
        <b>{letter}</b>
        <span>
          {sample === undefined ? null : bookCost(sample)}
          <Sign name="book" />
        </span>
      </span>
      {spaces.map(({ id, coinRound }, place) => {
        const { book, coins } = lying[place] ?? { book: null, coins: 0 }
        const label = book
          ? lexicon.speech.facts([
              bookName(book, lexicon),
              things.cost(bookCost(book)),
              ...(coins > 0 ? [things.coin(coins)] : []),
            ])
          : ''
        return (
          <div key={id} className="place">
            {book ? (
              <Target id={`book:${book}`} label={label} className="market-book">
                <BookFace book={book} place={`books:${id}`} />
              </Target>
            ) : (
              <span className="gap" />
            )}
            {coins > 0 ? (
              <span className="coin" data-says={things.coin(coins)}>
                <Sign name="pound" label={things.coin(coins)} />
              </span>
            ) : coinRound > round && book ? (
              <span
                className="coin-round"
                role="img"
                aria-label={things.coinRound(coinRound)}
                data-says={things.coinRound(coinRound)}
              >
                {coinRound}
              </span>
            ) : null}
          </div>
        )
      })}
    </div>
  )
})
