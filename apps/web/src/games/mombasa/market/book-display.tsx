import { bookCost, components, type View } from '@entrepot/mombasa'
import { bookName } from '@entrepot/telling/mombasa/describe'
import type { ReactNode } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { Target } from '../../../table/target.tsx'
import { useView } from '../../../table/table-context.ts'
import { useLexicon } from '../lexicon.ts'
import { BookFace } from './book-face.tsx'

/** The books to be had for points, with the coins lying at them. */
export function BookDisplay(): ReactNode {
  const lexicon = useLexicon()
  const { things } = lexicon.words
  const view = useView<View>()
  return (
    <section className="book-display" aria-label={things.bookDisplay}>
      <h2>{things.bookDisplay}</h2>
      <div className="grid">
        {components.bookDisplay.spaces.map(({ id, row, letter, coinRound }) => {
          const { book, coins } = view.books.display[id] ?? { book: null, coins: 0 }
          const label = book
            ? [
                bookName(book, lexicon),
                things.cost(bookCost(book)),
                ...(coins > 0 ? [things.coin(coins)] : []),
              ].join(', ')
            : ''
          return (
            <div key={id} className="place" style={{ gridRow: row, gridColumn: coinRound - 1 }}>
              {book ? (
                <Target id={`book:${book}`} label={label} className="market-book">
                  <BookFace book={book} place={`books:${id}`} />
                </Target>
              ) : (
                <span className="gap">{letter}</span>
              )}
              {coins > 0 ? (
                <span className="coin">
                  <Icon name="pound" label={things.coin(coins)} />
                </span>
              ) : null}
            </div>
          )
        })}
      </div>
    </section>
  )
}
