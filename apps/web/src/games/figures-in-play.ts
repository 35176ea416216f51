import { entryOf, type GameId } from '@entrepot/bots/games'
import { hashFigures, type Game } from '@entrepot/kernel'
import type { Language } from '@entrepot/words'
import type { GameClient } from '../table/client.ts'
import { moduleOf } from './index.ts'

// One page shows one game at a time: the figures in play are those of what it shows, and otherwise the default ones.

/** Whether figures are those of the default edition. */
async function areOwn(game: GameId, figures: object): Promise<boolean> {
  const own = (await entryOf(game).rules()).figures
  return own === figures || (own !== undefined && hashFigures(own) === hashFigures(figures))
}

/** From now on boards and words are drawn from these figures. */
export async function putFiguresInPlay(game: GameId, figures: object | undefined): Promise<void> {
  const { playWith } = moduleOf(game)
  const own = figures === undefined || (await areOwn(game, figures))
  await playWith?.(own ? null : figures)
}

/** What was shown is left: the default figures are in play again. */
export function takeFiguresOut(game: GameId): void {
  void moduleOf(game).playWith?.(null)
}

/** The boards and words of a game, drawn from the figures that it is played with. */
export async function clientFor(
  id: GameId,
  { figures }: Pick<Game, 'figures'>,
  language: Language,
): Promise<GameClient> {
  await putFiguresInPlay(id, figures)
  return moduleOf(id).client(language)
}
