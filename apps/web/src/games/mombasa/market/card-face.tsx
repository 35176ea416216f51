import { cardFacts, type Kind } from '@entrepot/mombasa'
import { memo, type ReactNode } from 'react'
import { Drawing, Sign } from '../art/drawing.tsx'
import { CompanyMark } from '../board/company-mark.tsx'
import { KIND_ICONS, SCENES } from '../icons.ts'

/** The face of a card: a scene of its kind and value; in the corners its value, red number and letter; the share or company on it. */
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
  const worth = value ?? printed
  const sealed = company ?? share
  return (
    <span
      className={`card-face kind-${kind}${sealed === null ? '' : ` co-${sealed}`}`}
      aria-hidden="true"
      data-piece={place === undefined ? undefined : `card:${card}`}
      data-place={place}
      data-face={faceDown ? 'down' : 'up'}
    >
      <CardScene kind={kind} value={printed} />
      <span className="worth">
        <Sign name={KIND_ICONS[kind]} />
        {isCounted(kind) ? <b>{worth}</b> : null}
      </span>
      <i className="crate">{crate}</i>
      {letter === null ? null : <small className="letter">{letter}</small>}
      {sealed === null ? null : <CompanyMark company={sealed} />}
    </span>
  )
}

/** The picture of a card alone. */
export const CardScene = memo(function CardScene({ kind, value }: { kind: Kind; value: number }): ReactNode {
  const scene = Math.min(SCENES[kind], Math.max(1, value))
  return <Drawing name={`scene-${kind}-${scene}`} box={[96, 96]} className="card-scene" fill />
})

/** Whether the value of a kind of card is counted anywhere. */
export function isCounted(kind: Kind): boolean {
  return kind !== 'share' && kind !== 'diamondMerchant'
}
