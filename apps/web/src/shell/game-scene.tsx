import type { GameId } from '@entrepot/bots/games'
import type { ReactNode } from 'react'
import { moduleOf } from '../games/index.ts'

/** The picture of a game. */
export function GameScene({ game }: { game: GameId }): ReactNode {
  const { Scene } = moduleOf(game)
  return <Scene />
}
