import type { Person } from '@entrepot/words'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { loadRules } from '../games/load-rules.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { savedFile } from '../session/game-file.ts'
import { moveToServer } from '../session/move-to-server.ts'
import { gameIdOf, peopleOf, saveGame, type SavedGame } from '../session/saved-games.ts'
import { download } from './download.ts'
import { GameMedal } from './game-medal.tsx'
import { MoveButton } from './move-button.tsx'
import { useAttempt } from './use-attempt.ts'

/** A game of this device: what it is, whose turn it is, and what can be done with it. */
export function SavedGameLine({
  game,
  first,
  remove,
}: {
  game: SavedGame
  /** The one that most likely is gone on with. */
  first: boolean
  remove: () => Promise<void>
}): ReactNode {
  const { home, games, lobby, table, shared, editions } = useMessages()
  const { pending, attempt } = useAttempt(lobby.troubles)
  const { summary, players, branch } = game
  const gameId = gameIdOf(game)
  const people = peopleOf(players)
  const alone = people.length === 1
  const personOf = (seat: number): Person => ({
    name: players[seat]?.name || table.you,
    isYou: alone && people.includes(seat),
    isBot: !people.includes(seat),
  })
  const mine = summary.deciders.some((seat) => people.includes(seat))
  const state = summary.over
    ? home.finished
    : mine && alone
      ? home.yourTurn
      : home.theirTurn(summary.deciders.map(personOf))
  const { result } = summary
  const places = result?.ranking.flatMap((tied, place) =>
    tied.map((seat) => `${table.place(place + 1)} ${personOf(seat).name} ${result.totals[seat]}`),
  )
  const others = players.map((_, seat) => seat).filter((seat) => !alone || !people.includes(seat))

  const { version, edition } = game.record
  const fileOf = async (): Promise<string> => savedFile(await loadRules(gameId, version, edition), game)
  const move = async (): Promise<string> => {
    const moved = await moveToServer(await fileOf(), lobby.guest)
    await saveGame({ ...game, moved })
    return `/tables/${moved}`
  }
  return (
    <li>
      <GameMedal game={gameId} />
      <p className="what">
        <strong>{games[gameId].name}</strong>
        <small>
          {edition?.figures === undefined ? null : `${editions.inPlay(edition.name)} · `}
          {branch === undefined ? null : `${home.playedOn(branch.position)} · `}
          {places === undefined
            ? `${home.round(summary.round)} · ${(alone ? home.against : shared.people)(others.map(personOf))}`
            : places.join(' · ')}
        </small>
      </p>
      <span className={mine ? 'turn' : 'turn waiting'}>{state}</span>
      <p className="deeds">
        <Link className={first && !summary.over ? 'button primary' : 'button'} href={`/local/${game.id}`}>
          {summary.over ? home.review : home.resume}
        </Link>
        <button
          className="button quiet"
          type="button"
          onClick={() => attempt(async () => download(`${gameId}-${game.id}.json`, await fileOf()))}
        >
          {table.export}
        </button>
        {summary.over ? (
          <MoveButton
            className="button quiet"
            movedTo={game.moved === null ? null : `/tables/${game.moved}`}
            move={move}
          />
        ) : null}
        <button className="button quiet" type="button" disabled={pending} onClick={() => attempt(remove)}>
          {home.remove}
        </button>
      </p>
    </li>
  )
}

/** In the place of a game that was just deleted. */
export function RemovedGameLine({
  game,
  takeBack,
}: {
  game: SavedGame
  takeBack: () => Promise<void>
}): ReactNode {
  const { games, device, lobby } = useMessages()
  const { pending, attempt } = useAttempt(lobby.troubles)
  return (
    <li>
      <p className="what removed" role="status">
        {device.removed(games[gameIdOf(game)].name)}{' '}
        <button
          className="button quiet"
          type="button"
          disabled={pending}
          onClick={({ detail }) => {
            // The second half of a double click on "Delete" is no wish to take it back.
            if (detail < 2) attempt(takeBack)
          }}
        >
          {device.undo}
        </button>
      </p>
    </li>
  )
}
