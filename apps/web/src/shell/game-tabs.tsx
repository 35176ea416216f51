import { GAMES, type GameId } from '@entrepot/bots/games'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'

/** The same page for each of the games. */
export function GameTabs({ under, game }: { under: string; game: GameId }): ReactNode {
  const { games, home } = useMessages()
  return (
    <nav className="game-tabs" aria-label={home.games}>
      {GAMES.map(({ id }) => (
        <Link key={id} href={`${under}/${id}`} aria-current={id === game ? 'page' : undefined}>
          {games[id].name}
        </Link>
      ))}
    </nav>
  )
}
