import type { ReactNode } from 'react'
import { emblemPath } from '../../../icons/emblem.tsx'

export type PieceKind = 'president' | 'assistant' | 'shop' | 'tradingHouse' | 'station'

interface Cut {
  readonly outline: ReactNode
  /** Where the crest of the owner is dyed in: left, top and width on the grid of 24. */
  readonly crest: readonly [x: number, y: number, width: number]
}

const CUTS: Readonly<Record<PieceKind, Cut>> = {
  // A man of business: top hat, and a long coat with the crest.
  president: {
    outline: (
      <>
        <path className="ink" d="M8.5 1h7l.5 4.5h2.5v1.5h-13V5.5H8z" />
        <path className="face" d="M9 7h6c.3 2.5-.8 4.3-3 4.3S8.7 9.5 9 7z" />
        <path className="dye" d="M3.5 23.5C3.2 15 5.5 11.2 9.5 10.5L12 13l2.5-2.5c4 .7 6.3 4.5 6 13z" />
      </>
    ),
    crest: [7, 13, 10],
  },
  // A carrier in a straw hat and a short coat with the crest.
  assistant: {
    outline: (
      <>
        <path className="dye" d="M3.5 23C3.3 14 5.5 8.5 12 8.5S20.7 14 20.5 23z" />
        <path className="straw" d="M2 9C6 7.2 9.5 4.2 12 1c2.5 3.2 6 6.2 10 8-5.5 2-14.5 2-20 0z" />
      </>
    ),
    crest: [6.5, 11, 11],
  },
  // A shop front: tiled roof, and the curtain with the crest.
  shop: {
    outline: (
      <>
        <path className="wood" d="M3.5 8h17v15h-17z" />
        <path className="dye" d="M5.5 9.5h13v11.5h-13z" />
        <path className="roof" d="M1 9 5 3h14l4 6z" />
      </>
    ),
    crest: [7.2, 10.3, 9.6],
  },
  // A house of two floors in the western manner, with the crest over the door.
  tradingHouse: {
    outline: (
      <>
        <path className="dye" d="M2.5 8.5 12 1.5l9.5 7V23h-19z" />
        <path className="roof" d="M1 9.5 12 .8l11 8.7-1.5 1.7L12 4 2.5 11.2z" />
        <path className="window" d="M4.5 17h3.5v4H4.5zM16 17h3.5v4H16z" />
      </>
    ),
    crest: [6.5, 8, 11],
  },
  // A locomotive of the first line.
  station: {
    outline: (
      <>
        <path className="roof" d="M12.5 2.5h9.5V5h-9.5z" />
        <path className="dye" d="M13.5 5h7.5v12.5H2.5v-7h11z" />
        <path className="ink" d="M4 4h4.5L7.5 10.5H5z" />
        <path className="window" d="M15.5 7h3.5v4h-3.5z" />
        <path className="wood" d="M1 17.5h21.5V19H1z" />
        <circle className="ink" cx="6" cy="20" r="3" />
        <circle className="ink" cx="13" cy="20" r="3" />
        <circle className="ink" cx="19" cy="20.5" r="2.5" />
      </>
    ),
    crest: [4, 10.8, 6],
  },
}

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
  const { outline, crest } = CUTS[kind]
  const [x, y, width] = crest
  return (
    <svg
      className="print-piece"
      data-player={player ?? 'neutral'}
      viewBox="0 0 24 24"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      {outline}
      {player === null ? null : (
        <path
          className="crest"
          d={emblemPath(player)}
          transform={`translate(${x} ${y}) scale(${width / 24})`}
        />
      )}
    </svg>
  )
}
