import { useState, type ReactNode } from 'react'
import { useLatest } from '../i18n/use-latest.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { listSavedGames, removeSavedGame, restoreGame, type SavedGame } from '../session/saved-games.ts'
import { OpenFile } from './open-file.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { RemovedGameLine, SavedGameLine } from './saved-game-line.tsx'
import { ShelfNote } from './shelf-note.tsx'
import { SpoiledLine } from './spoiled-line.tsx'

/** The games kept on this device, the latest first, each with whose turn it is. */
export function SavedGames(): ReactNode {
  const { home } = useMessages()
  const [changes, setChanges] = useState(0)
  // What was deleted stays in its place until the page is left, so that it can be taken back.
  const [removed, setRemoved] = useState<readonly SavedGame[]>([])
  const found = useLatest(String(changes), listSavedGames)
  const again = (): void => setChanges((before) => before + 1)
  const games = found?.games ?? []
  const spoiled = found?.spoiled ?? []
  const gone = removed.filter(({ id }) => games.every((game) => game.id !== id))
  const lines = [...games, ...gone].toSorted((a, b) => b.updated - a.updated)

  const remove = async (game: SavedGame): Promise<void> => {
    await removeSavedGame(game.id)
    setRemoved((before) => [...before.filter(({ id }) => id !== game.id), game])
    again()
  }
  const takeBack = async (game: SavedGame): Promise<void> => {
    await restoreGame(game)
    again()
  }
  return (
    <section aria-labelledby="my-games">
      <h2 id="my-games">{home.myGames}</h2>
      <ShelfNote />
      {found !== null && games.length + spoiled.length === 0 ? <p className="facts">{home.noGames}</p> : null}
      {lines.length + spoiled.length === 0 ? null : (
        <ul className="saved-games">
          {lines.map((game) => (
            <PartBoundary key={game.id} as="li">
              {gone.includes(game) ? (
                <RemovedGameLine game={game} takeBack={() => takeBack(game)} />
              ) : (
                <SavedGameLine game={game} first={game === games[0]} remove={() => remove(game)} />
              )}
            </PartBoundary>
          ))}
          {spoiled.map((record, place) => (
            <SpoiledLine key={record.id ?? place} record={record} removed={again} />
          ))}
        </ul>
      )}
      <OpenFile />
    </section>
  )
}
