import { cardFacts } from '@entrepot/mombasa'
import type { ReactNode } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { CompanyMark } from '../board/company-mark.tsx'
import { KIND_ICONS } from '../icons.ts'

/** The face of a card, like a bill of lading: what it is, its value, its red number, and the share or company on it. */
export function CardFace({
  card,
  value,
  place,
  faceDown = false,
}: {
  card: string
  value?: number
  /** Where it lies, if it is a card of the game and not only a picture of one. */
  place?: string
  faceDown?: boolean
}): ReactNode {
  const { kind, value: printed, crate, share, company, letter } = cardFacts(card)
  const hasValue = kind !== 'share' && kind !== 'diamondMerchant'
  return (
    <span
      className={`card-face kind-${kind}`}
      aria-hidden="true"
      data-piece={place === undefined ? undefined : `card:${card}`}
      data-place={place}
      data-face={faceDown ? 'down' : 'up'}
    >
      <span className="head">
        <Icon name={KIND_ICONS[kind]} />
        {hasValue ? <b>{value ?? printed}</b> : null}
        {company === null ? null : <CompanyMark company={company} />}
        {kind === 'share' && share !== null ? <CompanyMark company={share} /> : null}
      </span>
      <span className="foot">
        <i className="crate">{crate}</i>
        {letter === null ? null : <small>{letter}</small>}
        {kind !== 'share' && share !== null ? <CompanyMark company={share} /> : null}
      </span>
    </span>
  )
}
