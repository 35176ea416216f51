import { GAMES } from '@entrepot/bots/games'
import { useState, type ReactNode } from 'react'
import { useLatest } from '../../i18n/use-latest.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { TableList } from '../../lobby/table-list.tsx'
import { expectsTables, useServerTables } from '../../lobby/use-server-tables.ts'
import { listSavedGames } from '../../session/saved-games.ts'
import { GameCard } from '../game-card.tsx'
import { PartBoundary } from '../part-boundary.tsx'
import { SavedGames } from '../saved-games-list.tsx'
import { useTitle } from '../use-title.ts'

/** Letters that have not come by then are not waited for. */
const PATIENCE_MS = 1000

/** When the letters of a text are loaded: buttons in those of the device are of another width, and stand elsewhere. */
async function lettersFor(text: string): Promise<void> {
  const { fontFamily } = getComputedStyle(document.body)
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([document.fonts.load(`1em ${fontFamily}`, text).catch(() => null), patience])
}

/** The front door: sit down, or go on where one left. */
export function HomePage(): ReactNode {
  const { title, home, lobby } = useMessages()
  useTitle(title)
  // Whoever has left a game unfinished, here or with others, most likely comes for it.
  const found = useLatest('as the page opened', async () => {
    const [games] = await Promise.all([listSavedGames(), lettersFor(home.lead)])
    return games
  })
  const [awaited] = useState(expectsTables)
  const tables = useServerTables()
  const greeting = (
    <>
      <h1>{home.heading}</h1>
      <p className="lead">{home.lead}</p>
    </>
  )
  // The rest waits for the moment until that is known and its letters are there, so that nothing moves under the pointer.
  if (found === null || (awaited && tables === undefined)) return greeting
  const hasLeft = found.games.some(({ summary }) => !summary.over)
  const myTables = tables ? <TableList heading={lobby.myTables} tables={tables.mine} me={tables.me} /> : null
  const savedGames = (
    <PartBoundary>
      <SavedGames />
    </PartBoundary>
  )
  const isNew = !awaited && found.games.length === 0
  const isReturning = hasLeft || (awaited && tables?.mine.length !== 0)
  return (
    <>
      {greeting}
      {awaited ? myTables : null}
      {hasLeft ? savedGames : null}
      <h2 className={isReturning ? undefined : 'visually-hidden'}>{home.games}</h2>
      <ul className="games">
        {GAMES.map((entry) => (
          <li key={entry.id}>
            <GameCard entry={entry} isNew={isNew} />
          </li>
        ))}
      </ul>
      {hasLeft ? null : savedGames}
      {awaited ? null : myTables}
      {tables ? (
        <>
          <TableList heading={lobby.openTables} tables={tables.open} me={tables.me} />
          <TableList heading={lobby.watchable} tables={tables.playing} me={tables.me} />
        </>
      ) : null}
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
