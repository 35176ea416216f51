import type { ReactNode } from 'react'

/** The cloth that pieces are cut from where players want more than a colour: stripes, dots and checks. */
const WEAVES: readonly ReactNode[] = [
  <path key="stripes" className="thread" d="M-1 5 5-1M1 7 7 1" />,
  <circle key="dots" className="knot" cx="3" cy="3" r="1.3" />,
  <path key="checks" className="knot" d="M0 0h3v3H0zM3 3h3v3H3z" />,
]

/** The patterns of the players, for drawings to refer to. The first player's pieces stay plain. */
export function PlayerPatterns(): ReactNode {
  return (
    <svg className="player-patterns" width="0" height="0" aria-hidden="true">
      <defs>
        {WEAVES.map((weave, index) => {
          const player = index + 1
          return (
            <pattern
              key={player}
              id={`player-pattern-${player}`}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
            >
              <rect width="6" height="6" fill={`var(--player-${player})`} />
              {weave}
            </pattern>
          )
        })}
      </defs>
    </svg>
  )
}
