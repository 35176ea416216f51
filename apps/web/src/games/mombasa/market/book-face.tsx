import { bookFacts } from '@entrepot/mombasa'
import type { ReactNode } from 'react'
import { Sign, type SignName } from '../art/drawing.tsx'
import { CompanyMark } from '../board/company-mark.tsx'
import { KIND_ICONS, REQUIREMENT_ICONS } from '../icons.ts'

/** A ledger: its letter on the head, what it asks for on the ruled page, what it brings in the foot. */
export function BookFace({
  book,
  place,
  faceDown = false,
}: {
  book: string
  /** Where it lies, if it is a book of the game and not only a picture of one. */
  place?: string
  faceDown?: boolean
}): ReactNode {
  const { letter, requirements, reward } = bookFacts(book)
  return (
    <span
      className={`book-face letter-${letter ?? 'none'}`}
      aria-hidden="true"
      data-piece={place === undefined ? undefined : `book:${book}`}
      data-place={place}
      data-face={faceDown ? 'down' : 'up'}
    >
      <b className="head">{letter ?? '·'}</b>
      {faceDown ? null : (
        <>
          <span className="needs">
            {requirements.map(({ kind, min }) => (
              <span key={kind}>
                <Sign name={REQUIREMENT_ICONS[kind]} />
                {kind === 'bookkeeperOrMerchant' ? <Sign name="diamondMerchant" /> : min}
              </span>
            ))}
          </span>
          <span className="brings">
            <Gain sign="pound" amount={reward.pounds} />
            <Gain sign="book" amount={reward.bookkeeping} />
            <Gain sign="diamond" amount={reward.diamonds} />
            <Gain sign="removePost" amount={reward.removePosts} />
            {reward.track ? (
              <span>
                <CompanyMark company={reward.track.company} />
                {reward.track.spaces}
              </span>
            ) : null}
            {reward.poundsPerGood ? (
              <span>
                <Sign name="pound" />
                <Sign name={KIND_ICONS[reward.poundsPerGood.good]} />
              </span>
            ) : null}
          </span>
        </>
      )}
    </span>
  )
}

function Gain({ sign, amount }: { sign: SignName; amount: number | undefined }): ReactNode {
  return amount ? (
    <span>
      <Sign name={sign} />
      {amount}
    </span>
  ) : null
}
