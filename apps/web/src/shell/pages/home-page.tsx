import type { ReactNode } from 'react'
import { useLatest } from '../../i18n/use-latest.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { CATALOGUE } from '../../games/catalogue.ts'
import { ServerTables } from '../../lobby/server-tables.tsx'
import { listSavedGames } from '../../session/saved-games.ts'
import { GameCard } from '../game-card.tsx'
import { SavedGames } from '../saved-games-list.tsx'

/** The front door: sit down, or go on where one left. */
export function HomePage(): ReactNode {
  const { home } = useMessages()
  // Whoever has left a game unfinished most likely comes for it.
  const found = useLatest('as the page opened', listSavedGames)
  const greeting = (
    <>
      <h1>{home.heading}</h1>
      <p className="lead">{home.lead}</p>
    </>
  )
  // The rest waits for the few milliseconds until that is known, so that nothing moves under the pointer.
  if (found === null) return greeting
  const isReturning = found.some(({ summary }) => !summary.over)
  return (
    <>
      {greeting}
      {isReturning ? <SavedGames /> : null}
      <h2 className={isReturning ? undefined : 'visually-hidden'}>{home.games}</h2>
      <ul className="games">
        {CATALOGUE.map((entry) => (
          <li key={entry.id}>
            <GameCard entry={entry} />
          </li>
        ))}
      </ul>
      {isReturning ? null : <SavedGames />}
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
