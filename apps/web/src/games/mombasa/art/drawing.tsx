import { memo, type ReactNode } from 'react'

/** A sign of the game: goods, money, points, pieces. */
export type SignName =
  | 'pound'
  | 'book'
  | 'diamond'
  | 'step'
  | 'expansion'
  | 'coffee'
  | 'banana'
  | 'cotton'
  | 'bookkeeper'
  | 'diamondMerchant'
  | 'share'
  | 'mine'
  | 'removePost'
  | 'card'
  | 'buy'
  | 'discard'
  | 'crate'
  | 'plusOneGood'
  | 'firstPlayer'
  | 'inkwell'
  | 'marker'

/** A drawing of the sheet inside another one, by its name there. */
export function Drawn({
  name,
  ...place
}: {
  name: string
  x?: number
  y?: number
  width?: number
  height?: number
  className?: string
}): ReactNode {
  return <use href={`#mo-${name}`} {...place} />
}

/** A drawing of the sheet by itself. Without a label it is decoration and stays silent. */
export function Drawing({
  name,
  box,
  className,
  label,
  fill = false,
}: {
  name: string
  /** The width and height of its grid. */
  box: readonly [number, number]
  className: string
  label?: string | undefined
  /** Fills the room it has, cut off where it is too large, instead of fitting in. */
  fill?: boolean
}): ReactNode {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${box[0]} ${box[1]}`}
      preserveAspectRatio={fill ? 'xMidYMid slice' : undefined}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <use href={`#mo-${name}`} />
    </svg>
  )
}

/** A small sign beside or instead of a word. Hundreds are on a table, and none of them ever changes. */
export const Sign = memo(function Sign({
  name,
  label,
}: {
  name: SignName
  label?: string | undefined
}): ReactNode {
  return <Drawing name={name} box={[24, 24]} className={`icon icon-${name}`} label={label} />
})

/** A player's piece: colour, silhouette and outline together. */
export const Piece = memo(function Piece({
  player,
  label,
}: {
  player: number
  label?: string | undefined
}): ReactNode {
  return (
    <span className="player-piece" data-player={player}>
      <Drawing name={`piece-${player % 4}`} box={[28, 32]} className="piece" label={label} />
    </span>
  )
})
