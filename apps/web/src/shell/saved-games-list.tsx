import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'
import { gameIdOf, listSavedGames, removeSavedGame, type SavedGame } from '../session/saved-games.ts'

/** The games kept on this device, the latest first, each with whose turn it is. */
export function SavedGames(): ReactNode {
  const { home } = useMessages()
  const [games, setGames] = useState(listSavedGames)
  const remove = (id: string): void => {
    removeSavedGame(id)
    setGames(listSavedGames())
  }
  return (
    <section aria-labelledby="my-games">
      <h2 id="my-games">{home.myGames}</h2>
      {games.length === 0 ? <p className="facts">{home.noGames}</p> : null}
      <ul className="saved-games">
        {games.map((game) => (
          <SavedGameLine key={game.id} game={game} remove={() => remove(game.id)} />
        ))}
      </ul>
    </section>
  )
}

function SavedGameLine({ game, remove }: { game: SavedGame; remove: () => void }): ReactNode {
  const { home, games } = useMessages()
  const [asking, setAsking] = useState(false)
  const { summary, names, seat } = game
  const gameId = gameIdOf(game)
  if (gameId === null) return null
  const mine = summary.deciders.includes(seat)
  const state = summary.over
    ? home.finished
    : mine
      ? home.yourTurn
      : home.theirTurn(summary.deciders.map((decider) => names[decider]).join(', '))
  return (
    <li>
      <p className="what">
        <strong>{games[gameId]}</strong>
        <small>
          {home.round(summary.round)} · {home.against(names.filter((_, place) => place !== seat).join(', '))}
        </small>
      </p>
      <span className={mine ? 'turn' : 'turn waiting'}>{state}</span>
      <Link className="button" href={`/table/${game.id}`}>
        {summary.over ? home.review : home.resume}
      </Link>
      <button className="button quiet" type="button" onClick={asking ? remove : () => setAsking(true)}>
        {asking ? home.removeSure : home.remove}
      </button>
    </li>
  )
}
