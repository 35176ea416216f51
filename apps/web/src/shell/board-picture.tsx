import type { GameId } from '@entrepot/bots/games'
import type { ReactNode } from 'react'
import { moduleOf } from '../games/index.ts'

/** The board of a game as it lies on the table; of a game that brings no picture of it, its scene. */
export function BoardPicture({ game }: { game: GameId }): ReactNode {
  const { board, Scene } = moduleOf(game)
  if (board === undefined) return <Scene />
  // Lazily: the one that is not shown is not loaded.
  return (
    <div className="scene board-picture">
      <img className="by-day" src={board.day} alt="" loading="lazy" />
      <img className="by-night" src={board.night} alt="" loading="lazy" />
    </div>
  )
}
