import { ROUNDS, type View } from '@entrepot/mombasa'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { useView } from '../../table/table-context.ts'
import { Sign } from './art/drawing.tsx'

/** The round track: what is past, now and to come, and the coins that lie on the rounds to come. */
export function RoundTrack(): ReactNode {
  const { table: words } = useMessages()
  const { round: now, roundCoins } = useView<View>()
  return (
    <span
      className="round-track"
      role="img"
      aria-label={words.round(now, ROUNDS)}
      data-says={words.round(now, ROUNDS)}
    >
      {Array.from({ length: ROUNDS }, (_, index) => index + 1).map((round) => (
        <span
          key={round}
          className="round"
          data-now={round === now || undefined}
          data-of={ROUNDS}
          data-past={round < now || undefined}
        >
          {round}
          <i>
            {Array.from({ length: roundCoins[round] ?? 0 }, (_, coin) => (
              <Sign key={coin} name="pound" />
            ))}
          </i>
        </span>
      ))}
    </span>
  )
}
