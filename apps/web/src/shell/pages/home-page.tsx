import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { CATALOGUE } from '../../games/catalogue.ts'
import { ServerTables } from '../../lobby/server-tables.tsx'
import { GameCard } from '../game-card.tsx'
import { SavedGames } from '../saved-games-list.tsx'

/** The front door: sit down, or go on where one left. */
export function HomePage(): ReactNode {
  const { home } = useMessages()
  return (
    <>
      <h1>{home.heading}</h1>
      <p className="lead">{home.lead}</p>
      <h2 className="visually-hidden">{home.games}</h2>
      <ul className="games">
        {CATALOGUE.map((entry) => (
          <li key={entry.id}>
            <GameCard entry={entry} />
          </li>
        ))}
      </ul>
      <SavedGames />
      <ServerTables />
      <dl className="promises">
        {home.promises.map(([promise, text]) => (
          <div key={promise}>
            <dt>{promise}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
