import { bookFacts } from '@entrepot/mombasa'
import type { ReactNode } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { CompanyMark } from '../board/company-mark.tsx'
import { KIND_ICONS, REQUIREMENT_ICONS } from '../icons.ts'

/** A ledger page: what it asks for above the line, what it brings below. */
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
  const named = {
    'data-piece': place === undefined ? undefined : `book:${book}`,
    'data-place': place,
    'data-face': faceDown ? 'down' : 'up',
  }
  if (faceDown) {
    return (
      <span className="book-face face-down" aria-hidden="true" {...named}>
        {letter}
      </span>
    )
  }
  return (
    <span className={`book-face letter-${letter ?? 'none'}`} aria-hidden="true" {...named}>
      <span className="needs">
        {requirements.map(({ kind, min }) => (
          <span key={kind}>
            <Icon name={REQUIREMENT_ICONS[kind]} />
            {kind === 'bookkeeperOrMerchant' ? <Icon name="diamondMerchant" /> : <b>{min}</b>}
          </span>
        ))}
      </span>
      <span className="brings">
        {reward.pounds ? (
          <span>
            <Icon name="pound" />
            <b>{reward.pounds}</b>
          </span>
        ) : null}
        {reward.bookkeeping ? (
          <span>
            <Icon name="book" />
            <b>{reward.bookkeeping}</b>
          </span>
        ) : null}
        {reward.diamonds ? (
          <span>
            <Icon name="diamond" />
            <b>{reward.diamonds}</b>
          </span>
        ) : null}
        {reward.removePosts ? (
          <span>
            <Icon name="removePost" />
            <b>{reward.removePosts}</b>
          </span>
        ) : null}
        {reward.track ? (
          <span>
            <CompanyMark company={reward.track.company} />
            <b>+{reward.track.spaces}</b>
          </span>
        ) : null}
        {reward.poundsPerGood ? (
          <span>
            <Icon name="pound" />
            <Icon name={KIND_ICONS[reward.poundsPerGood.good]} />
          </span>
        ) : null}
      </span>
    </span>
  )
}
