import type { ListedGame } from '@entrepot/bots/games'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'
import { BoardPicture } from './board-picture.tsx'
import { GameText } from './game-text.tsx'

/** The game beside a form or the seats of its table; `children` are what is known of this table. */
export function GameAside({ entry, children }: { entry: ListedGame; children?: ReactNode }): ReactNode {
  const { home, games } = useMessages()
  return (
    <div className="game-card aside">
      <BoardPicture game={entry.id} />
      <div className="text">
        {children}
        <GameText entry={entry} />
        <p className="ways">
          <Link href={`/rules/${entry.id}`}>{home.readRules(games[entry.id].name)}</Link>
        </p>
      </div>
    </div>
  )
}
