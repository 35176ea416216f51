import type { GameId } from '@entrepot/bots/games'
import type { ReactNode } from 'react'
import { GameScene } from './game-scene.tsx'

/** A game by a small picture, at the head of a line about one of its tables. */
export function GameMedal({ game }: { game: GameId | undefined }): ReactNode {
  return <span className="medal">{game === undefined ? null : <GameScene game={game} />}</span>
}
