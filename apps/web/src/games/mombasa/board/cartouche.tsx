import { ROUNDS, type View } from '@entrepot/mombasa'
import type { ReactNode } from 'react'
import { DRAWINGS } from '../../../icons/drawings.tsx'
import { useView } from '../../../table/table-context.ts'
import { useLexicon } from '../lexicon.ts'

/** The title of the map with the round track under it: coins lie on the rounds to come. */
export function Cartouche(): ReactNode {
  const { words } = useLexicon()
  const view = useView<View>()
  const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1)
  return (
    <g
      className="cartouche"
      transform="translate(68 22)"
      role="img"
      aria-label={`${words.things.roundTrack}: ${view.round}`}
    >
      <path className="scroll" d="M14 0h278q14 0 14 14v74q0 14-14 14H14Q0 102 0 88V14Q0 0 14 0z" />
      <path className="scroll-line" d="M12 8h282M12 94h282" />
      {rounds.map((round) => (
        <g
          key={round}
          className="round"
          data-now={round === view.round || undefined}
          data-past={round < view.round || undefined}
          transform={`translate(${28 + (round - 1) * 42} 38)`}
        >
          <circle r="20" />
          <text y="11">{round}</text>
          {Array.from({ length: view.roundCoins[round] ?? 0 }, (_, coin) => (
            <g
              key={coin}
              className="coin"
              transform={`translate(${-10 + (coin - ((view.roundCoins[round] ?? 1) - 1) / 2) * 15} 22) scale(0.84)`}
            >
              {DRAWINGS.pound}
            </g>
          ))}
        </g>
      ))}
    </g>
  )
}
