import type { View } from '@entrepot/caravan'
import type { ReactNode } from 'react'
import { ScoreNow } from '../../table/score-now.tsx'
import { useSeat, useView } from '../../table/table-context.ts'
import { Target } from '../../table/target.tsx'
import { useLexicon } from './lexicon.ts'

/** Bids, the pool and the deck: everything that is clicked. */
export function Board(): ReactNode {
  const { things, choices } = useLexicon()
  const { pool, deckSize } = useView<View>()
  return (
    <div>
      <h2>{things.bids}</h2>
      {[1, 2, 3].map((amount) => (
        <Target key={amount} id={`bid:${amount}`} label={choices.bid(amount)}>
          {amount}
        </Target>
      ))}
      <h2>{`${things.pool}: ${pool}`}</h2>
      {[1, 2].map((amount) => (
        <Target key={amount} id={`take:${amount}`} label={choices.take(amount)}>
          {amount}
        </Target>
      ))}
      <h2>{`${things.deck}: ${deckSize}`}</h2>
      <Target id="draw:" label={choices.draw}>
        ?
      </Target>
    </div>
  )
}

/** What all have paid for their bids. */
export function Market(): ReactNode {
  const { things } = useLexicon()
  const { players } = useView<View>()
  return <p>{`${things.paid}: ${players.map(({ paid }) => paid).join(' · ')}`}</p>
}

/** The own bags; a spectator sees those of the first seat. */
export function OwnArea(): ReactNode {
  return <PlayerBoard seat={useSeat() ?? 0} />
}

export function PlayerBoard({ seat }: { seat: number }): ReactNode {
  const { things } = useLexicon()
  const { coins, bales, baleCount } = useView<View>().players[seat]
  return (
    <p>
      {`${things.coins}: ${coins}`}
      <br />
      {`${things.bales}: ${bales === null ? baleCount : bales.join(' + ')}`}
    </p>
  )
}

/** A rival in one line. */
export function Strip({ seat }: { seat: number }): ReactNode {
  const { things } = useLexicon()
  const { coins, baleCount } = useView<View>().players[seat]
  return (
    <span>
      <ScoreNow seat={seat} name="score" /> {`${things.coins} ${coins} · ${things.bales} ${baleCount}`}
    </span>
  )
}
