import { bookReach, components, playerOf, type View } from '@entrepot/mombasa'
import type { Seat } from '@entrepot/kernel'
import { bookName } from '@entrepot/telling/mombasa/describe'
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { Target } from '../../../table/target.tsx'
import type { Decision } from '../../../table/client.ts'
import { useDecision, useView } from '../../../table/table-context.ts'
import { Drawing } from '../art/drawing.tsx'
import { useLexicon } from '../lexicon.ts'
import { BookFace } from '../market/book-face.tsx'

/** The bookkeeping track: books on their steps, the inkwell, and how far it could go with what is face up now. */
export function BookTrack({ seat, own = false }: { seat: Seat; own?: boolean }): ReactNode {
  const lexicon = useLexicon()
  const { things } = lexicon.words
  const view = useView<View>()
  const decision = useDecision()
  const { length, unlockSlotAt, values, noABookSpaces } = components.playerBoard.bookkeepingTrack
  const player = playerOf(view, seat)
  const { isMet, reach } = bookReach(view, seat)
  const worthText = (step: number): string => {
    const worth = values.findLast(({ space }) => space <= step)?.pounds ?? 0
    const opens = step === unlockSlotAt ? [things.lockedBooks(step)] : []
    return lexicon.speech.facts([things.step(step), things.worth(worth), ...opens])
  }
  return (
    <div className="book-track" role="group" aria-label={things.bookTrack}>
      {Array.from({ length: length + 1 }, (_, step) => {
        const books = step === 0 ? [] : (player.books[step - 1] ?? [])
        const top = books.at(-1)
        const value = values.find(({ space }) => space === step)
        const noA = noABookSpaces.includes(step)
        const met = top !== undefined && step > player.inkwell && view.phase === 'action' ? isMet(step) : null
        const label = lexicon.speech.facts([
          things.step(step),
          top ? (top.faceDown ? things.faceDown : bookName(top.book, lexicon)) : things.empty,
          ...(met === null ? [] : [met ? things.met : things.notMet]),
          ...(noA ? [things.noA] : []),
        ])
        const means = own ? meaningOf(step, decision) : null
        const inside = (
          <>
            {top ? (
              <BookFace
                book={top.book}
                faceDown={top.faceDown}
                {...(own ? { place: `ledger:${step}` } : {})}
              />
            ) : noA ? (
              <s aria-hidden="true">A</s>
            ) : null}
            {books.length > 1 ? <i className="stack">{books.length}</i> : null}
            {means === null ? null : (
              <i className="means" data-means={means} aria-hidden="true">
                {means === 'move' ? (
                  <Icon name="check" />
                ) : means === 'place' ? (
                  '+'
                ) : (
                  `−£${components.bookRules.flipCost}`
                )}
              </i>
            )}
          </>
        )
        return (
          <span
            key={step}
            className="step"
            data-reached={step <= player.inkwell || undefined}
            data-reach={(step > player.inkwell && step <= reach) || undefined}
            data-met={met ?? undefined}
          >
            {own && step > 0 ? (
              <Target id={`ledger:${step}`} label={label} className="ledger">
                {inside}
              </Target>
            ) : (
              <span className="ledger" role="img" aria-label={label} data-says={label}>
                {inside}
              </span>
            )}
            <span className="value" data-says={worthText(step)}>
              {value && value.pounds > 0 ? <b>£{value.pounds}</b> : null}
              {step === unlockSlotAt ? <Icon name="lock" /> : null}
            </span>
          </span>
        )
      })}
      <span
        className="inkwell"
        data-player={seat}
        data-says={worthText(player.inkwell)}
        data-piece={own ? 'inkwell' : undefined}
        data-place={player.inkwell}
        style={{ '--at': player.inkwell } as CSSProperties}
      >
        <Drawing name="bottle" box={[30, 38]} className="bottle" label={things.step(player.inkwell)} />
      </span>
      <span className="track-caption" aria-hidden="true">
        {things.bookTrack}
      </span>
      {own && view.turn === seat && view.books.taken.length > 0 ? (
        <TakenBooks books={view.books.taken} />
      ) : null}
    </div>
  )
}

/** What a click on a step means, if it means something: the inkwell goes there, the book is turned, a book is placed. */
function meaningOf(step: number, decision: Decision | null): 'move' | 'turnBook' | 'place' | null {
  const types = (decision?.choices ?? [])
    .filter(({ targets }) => targets.includes(`ledger:${step}`))
    .map(({ command }) => command.type)
  return (['move', 'place', 'turnBook'] as const).find((type) => types.includes(type)) ?? null
}

/** Books taken this turn, to be placed at its end. */
function TakenBooks({ books }: { books: readonly string[] }): ReactNode {
  const lexicon = useLexicon()
  return (
    <div className="taken-books">
      <small>{lexicon.words.things.takenBooks}</small>
      {books.map((book) => (
        <Target key={book} id={`taken:${book}`} label={bookName(book, lexicon)} className="market-book">
          <BookFace book={book} place="taken" />
        </Target>
      ))}
    </div>
  )
}
