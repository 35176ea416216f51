import { bookReach, components, playerOf, type View } from '@entrepot/mombasa'
import type { Seat } from '@entrepot/kernel'
import { bookName } from '@entrepot/telling/mombasa/describe'
import { memo, type CSSProperties, type ReactNode } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { Target } from '../../../table/target.tsx'
import type { Decision } from '../../../table/client.ts'
import { decisionOf, viewOf } from '../../../table/controller/readings.ts'
import { useMade, useViewPart } from '../../../table/table-context.ts'
import { Drawing } from '../art/drawing.tsx'
import { useLexicon } from '../lexicon.ts'
import { BookFace } from '../market/book-face.tsx'

const MEANINGS = ['move', 'place', 'turnBook'] as const
type Meaning = (typeof MEANINGS)[number]

/** The bookkeeping track: books on their steps, the inkwell, and how far it could go with what is face up now. */
export function BookTrack({ seat, own = false }: { seat: Seat; own?: boolean }): ReactNode {
  const { things } = useLexicon().words
  const worthText = useWorthText()
  const inkwell = useViewPart((view: View) => playerOf(view, seat).inkwell)
  const steps = useMade((state) => stepsOf(viewOf(state) as View, seat, own ? decisionOf(state) : null))
  const taken = useViewPart(({ turn, books }: View) => (own && turn === seat ? books.taken : []))
  return (
    <div
      className="book-track"
      role="group"
      aria-label={things.bookTrack}
      style={{ '--columns': steps.length } as CSSProperties}
    >
      {steps.map((step, number) => (
        <LedgerStep key={number} number={number} own={own} {...step} />
      ))}
      <span
        className="inkwell"
        data-player={seat}
        data-says={worthText(inkwell)}
        data-piece={own ? 'inkwell' : undefined}
        data-place={inkwell}
        style={{ '--at': inkwell } as CSSProperties}
      >
        <Drawing name="bottle" box={[30, 38]} className="bottle" label={things.step(inkwell)} />
      </span>
      <span className="track-caption" aria-hidden="true">
        {things.bookTrack}
      </span>
      {taken.length > 0 ? <TakenBooks books={taken} /> : null}
    </div>
  )
}

/** What is to be seen at a step of the track. */
interface StepSeen {
  /** The book on top, and how many lie there. */
  readonly book: string | null
  readonly faceDown: boolean
  readonly count: number
  readonly reached: boolean
  /** Whether the inkwell could come here with what is face up, and whether the book here asks for no more than that. */
  readonly inReach: boolean
  readonly met: boolean | null
  readonly means: Meaning | null
}

function stepsOf(view: View, seat: Seat, decision: Decision | null): readonly StepSeen[] {
  const { books, inkwell } = playerOf(view, seat)
  const { isMet, reach } = bookReach(view, seat)
  return Array.from({ length: components.playerBoard.bookkeepingTrack.length + 1 }, (_, step) => {
    const lying = step === 0 ? [] : (books[step - 1] ?? [])
    const top = lying.at(-1)
    return {
      book: top?.book ?? null,
      faceDown: top?.faceDown ?? false,
      count: lying.length,
      reached: step <= inkwell,
      inReach: step > inkwell && step <= reach,
      met: top !== undefined && step > inkwell && view.phase === 'action' ? isMet(step) : null,
      means: meaningOf(step, decision),
    }
  })
}

/** What the inkwell is worth at a step, in words. */
function useWorthText(): (step: number) => string {
  const { words, speech } = useLexicon()
  const { things } = words
  const { unlockSlotAt, values } = components.playerBoard.bookkeepingTrack
  return (step) => {
    const worth = values.findLast(({ space }) => space <= step)?.pounds ?? 0
    const opens = step === unlockSlotAt ? [things.lockedBooks(step)] : []
    return speech.facts([things.step(step), things.worth(worth), ...opens])
  }
}

const LedgerStep = memo(function LedgerStep({
  number,
  own,
  book,
  faceDown,
  count,
  reached,
  inReach,
  met,
  means,
}: StepSeen & { number: number; own: boolean }): ReactNode {
  const lexicon = useLexicon()
  const { things } = lexicon.words
  const worthText = useWorthText()
  const { unlockSlotAt, values, noABookSpaces } = components.playerBoard.bookkeepingTrack
  const value = values.find(({ space }) => space === number)
  const noA = noABookSpaces.includes(number)
  const label = lexicon.speech.facts([
    things.step(number),
    book === null ? things.empty : faceDown ? things.faceDown : bookName(book, lexicon),
    ...(met === null ? [] : [met ? things.met : things.notMet]),
    ...(noA ? [things.noA] : []),
  ])
  const inside = (
    <>
      {book !== null ? (
        <BookFace book={book} faceDown={faceDown} {...(own ? { place: `ledger:${number}` } : {})} />
      ) : noA ? (
        <s aria-hidden="true">A</s>
      ) : null}
      {count > 1 ? <i className="stack">{count}</i> : null}
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
      className="step"
      data-reached={reached || undefined}
      data-reach={inReach || undefined}
      data-met={met ?? undefined}
    >
      {own && number > 0 ? (
        <Target id={`ledger:${number}`} label={label} className="ledger">
          {inside}
        </Target>
      ) : (
        <span className="ledger" role="img" aria-label={label} data-says={label}>
          {inside}
        </span>
      )}
      <span className="value" data-says={worthText(number)}>
        {value && value.pounds > 0 ? <b>£{value.pounds}</b> : null}
        {number === unlockSlotAt ? <Icon name="lock" /> : null}
      </span>
    </span>
  )
})

/** What a click on a step means, if it means something: the inkwell goes there, the book is turned, a book is placed. */
function meaningOf(step: number, decision: Decision | null): Meaning | null {
  const types = (decision?.choices ?? [])
    .filter(({ targets }) => targets.includes(`ledger:${step}`))
    .map(({ command }) => command.type)
  return MEANINGS.find((type) => types.includes(type)) ?? null
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
