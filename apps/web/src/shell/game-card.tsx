import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { GameEntry } from '../games/catalogue.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useOnline } from '../offline/use-online.ts'
import { GameScene } from './game-scene.tsx'

/** A game on the home page: its picture, what it is about, and the way to the table. */
export function GameCard({ entry }: { entry: GameEntry }): ReactNode {
  const { home, lobby, games, setup } = useMessages()
  const { id, seats, minutes } = entry
  const name = games[id]
  const online = useOnline()
  return (
    <article className={`game-card ${id}`}>
      <GameScene game={id} />
      <div className="text">
        <h3>{name}</h3>
        <p>{id === 'mombasa' ? home.mombasaText : home.yokohamaText}</p>
        <p className="facts">{home.facts(seats.min, seats.max, minutes)}</p>
        <p className="actions">
          <Link className="button primary" href={`/new/${id}`}>
            {home.play(name)}
          </Link>
          <Link className="button" href={`/new/${id}/together`}>
            {setup.atOneDevice}
          </Link>
          {online ? (
            <Link className="button" href={`/friends/${id}`}>
              {lobby.withFriends}
            </Link>
          ) : null}
          <Link className="button" href={`/rules/${id}`}>
            {home.readRules(name)}
          </Link>
        </p>
      </div>
    </article>
  )
}
