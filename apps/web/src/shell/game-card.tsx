import type { ListedGame } from '@entrepot/bots/games'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { moduleOf } from '../games/index.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useOnline } from '../offline/use-online.ts'
import { BoardPicture } from './board-picture.tsx'
import { GameText } from './game-text.tsx'

/** A game on the home page: its picture, what it is about, and the ways to a table. */
export function GameCard({
  entry,
  isNew,
}: {
  entry: ListedGame
  /** Whether the visitor has never played here: then learning comes first. */
  isNew: boolean
}): ReactNode {
  const { home, lobby, games, nav, setup, learning } = useMessages()
  const { id, puzzles } = entry
  const name = games[id].name
  const online = useOnline()
  const teaches = moduleOf(id).lesson !== undefined
  return (
    <article className="game-card">
      <BoardPicture game={id} />
      <div className="text">
        <h3>{name}</h3>
        <GameText entry={entry} />
        <p className="actions">
          {isNew && teaches ? (
            <Link className="button primary" href={`/learn/${id}`}>
              {learning.learn(name)}
            </Link>
          ) : null}
          <Link className={isNew && teaches ? 'button' : 'button primary'} href={`/new/${id}`}>
            {home.play(name)}
          </Link>
          {online ? (
            <Link className="button" href={`/friends/${id}`}>
              {lobby.withFriends}
            </Link>
          ) : null}
        </p>
        <p className="ways">
          <Link href={`/new/${id}/together`}>{setup.atOneDevice}</Link>
          {teaches && !isNew ? <Link href={`/learn/${id}`}>{learning.learn(name)}</Link> : null}
          <Link href={`/rules/${id}`}>{home.readRules(name)}</Link>
          {puzzles === undefined ? null : <Link href="/puzzles">{nav.puzzles}</Link>}
        </p>
      </div>
    </article>
  )
}
