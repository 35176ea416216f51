import type { ReactNode } from 'react'
import { emblemPath } from '../../../icons/emblem.tsx'
import { blockOf } from './block-names.ts'
import { EMBLEMS } from './emblems.ts'
import { PIECE_CUTS, type PieceKind } from './piece-cuts.ts'

/** A piece of a player: dyed in the player's colour, with the player's emblem as its crest. */
export function Piece({
  kind,
  player,
  label,
}: {
  kind: PieceKind
  /** The seat, or null for a neutral piece without a crest. */
  player: number | null
  label?: string
}): ReactNode {
  const { viewBox, crest } = PIECE_CUTS[kind]
  const [x, y, width] = crest
  return (
    <svg
      className="print-piece"
      data-kind={kind}
      data-player={player ?? 'neutral'}
      viewBox={viewBox}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <use href={blockOf('piece', kind)} />
      {player === null ? null : (
        <path
          className="crest"
          d={emblemPath(player, EMBLEMS)}
          transform={`translate(${x} ${y}) scale(${width / 24})`}
        />
      )}
    </svg>
  )
}
