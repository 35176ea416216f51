import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { loadRules } from '../games/load-game.ts'
import { useLatest } from '../i18n/use-latest.ts'
import { useMessages } from '../i18n/use-messages.ts'
import {
  gameFile,
  readGameFile,
  unplayedFile,
  UnreadableFile,
  type FileTrouble,
} from '../session/game-file.ts'
import { moveToServer } from '../session/move-to-server.ts'
import { keep } from '../session/new-game.ts'
import { playRecord } from '../session/playback.ts'
import {
  gameIdOf,
  listSavedGames,
  peopleOf,
  removeSavedGame,
  saveGame,
  type SavedGame,
} from '../session/saved-games.ts'
import { download } from './download.ts'
import { GameMedal } from './game-medal.tsx'
import { MoveButton } from './move-button.tsx'
import { ShelfNote } from './shelf-note.tsx'

/** The games kept on this device, the latest first, each with whose turn it is. */
export function SavedGames(): ReactNode {
  const { home } = useMessages()
  const [changes, setChanges] = useState(0)
  const games = useLatest(String(changes), listSavedGames)
  return (
    <section aria-labelledby="my-games">
      <h2 id="my-games">{home.myGames}</h2>
      <ShelfNote />
      {games?.length === 0 ? <p className="facts">{home.noGames}</p> : null}
      {games === null || games.length === 0 ? null : (
        <ul className="saved-games">
          {games.map((game, place) => (
            <SavedGameLine
              key={game.id}
              game={game}
              first={place === 0}
              changed={() => setChanges(changes + 1)}
            />
          ))}
        </ul>
      )}
      <OpenFile />
    </section>
  )
}

function SavedGameLine({
  game,
  first,
  changed,
}: {
  game: SavedGame
  /** The one that most likely is gone on with. */
  first: boolean
  changed: () => void
}): ReactNode {
  const { home, games, lobby, table, shared } = useMessages()
  const [asking, setAsking] = useState(false)
  const { summary, players } = game
  const gameId = gameIdOf(game)
  if (gameId === null) return null
  const people = peopleOf(players)
  const nameOf = (seat: number): string => players[seat]?.name || table.you
  const alone = people.length === 1
  const mine = summary.deciders.some((seat) => people.includes(seat))
  const state = summary.over
    ? home.finished
    : mine && alone
      ? home.yourTurn
      : home.theirTurn(summary.deciders.map(nameOf).join(', '))
  const names = players.map((_, seat) => seat).filter((seat) => !alone || !people.includes(seat))

  const fileOf = async (): Promise<string> => {
    const rules = await loadRules(gameId, game.record.version)
    return rules === null ? unplayedFile(game) : gameFile(rules, game, playRecord(rules, game.record))
  }
  const save = async (): Promise<void> => download(`${gameId}-${game.id}.json`, await fileOf())
  const move = async (): Promise<string> => {
    const moved = await moveToServer(await fileOf(), lobby.guest)
    await saveGame({ ...game, moved })
    return `/tables/${moved}`
  }
  const remove = (): void => void removeSavedGame(game.id).then(changed)
  return (
    <li>
      <GameMedal game={gameId} />
      <p className="what">
        <strong>{games[gameId]}</strong>
        <small>
          {home.round(summary.round)} · {(alone ? home.against : shared.people)(names.map(nameOf).join(', '))}
        </small>
      </p>
      <span className={mine ? 'turn' : 'turn waiting'}>{state}</span>
      <p className="deeds">
        <Link className={first && !summary.over ? 'button primary' : 'button'} href={`/table/${game.id}`}>
          {summary.over ? home.review : home.resume}
        </Link>
        <button className="button quiet" type="button" onClick={() => void save()}>
          {table.export}
        </button>
        {summary.over ? (
          <MoveButton
            className="button quiet"
            movedTo={game.moved === null ? null : `/tables/${game.moved}`}
            move={move}
          />
        ) : null}
        <button className="button quiet" type="button" onClick={asking ? remove : () => setAsking(true)}>
          {asking ? home.removeSure : home.remove}
        </button>
      </p>
    </li>
  )
}

/** Takes in the file of a game, once its replay has shown that it is sound, and goes to its table. */
function OpenFile(): ReactNode {
  const { kept } = useMessages()
  const [, navigate] = useLocation()
  const [trouble, setTrouble] = useState<FileTrouble | null>(null)
  const open = async (file: File): Promise<void> => {
    setTrouble(null)
    try {
      navigate(`/table/${await keep(await readGameFile(await file.text(), loadRules))}`)
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      setTrouble(error.trouble)
    }
  }
  return (
    <p className="open-file">
      <label className="button quiet">
        {kept.open}
        <input
          className="visually-hidden"
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            const file = target.files?.[0]
            // The same file can be chosen again.
            target.value = ''
            if (file !== undefined) void open(file)
          }}
        />
      </label>
      {trouble === null ? null : <span role="alert">{kept.troubles[trouble]}</span>}
    </p>
  )
}
