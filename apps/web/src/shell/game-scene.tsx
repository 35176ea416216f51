import type { GameId } from '@entrepot/bots/games'
import type { ReactNode } from 'react'
import { MombasaScene } from './mombasa-scene.tsx'
import { YokohamaScene } from './yokohama-scene.tsx'

/** The picture of a game. */
export function GameScene({ game }: { game: GameId }): ReactNode {
  return game === 'mombasa' ? <MombasaScene /> : <YokohamaScene />
}
