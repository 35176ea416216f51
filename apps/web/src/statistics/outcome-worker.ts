import { findGame } from '@entrepot/bots/games'
import { historyOf, type GameRecord, type Outcome } from '@entrepot/kernel'
import { loadKnown } from '../games/load-known.ts'

// Games are replayed here, away from the page.

export interface ToReplay {
  readonly number: number
  readonly record: GameRecord
}

export interface Replayed {
  readonly number: number
  /** Null for a game that is not over, or cannot be replayed. */
  readonly outcome: Outcome | null
}

async function outcomeOf(record: GameRecord): Promise<Outcome | null> {
  const entry = findGame(record.game)
  if (entry === undefined) return null
  const { game } = await loadKnown(entry.id, record.version, '1', record.edition)
  return game.outcome(historyOf(game, record).sitting.state)
}

addEventListener('message', ({ data: { number, record } }: MessageEvent<ToReplay>) => {
  const answer = (outcome: Outcome | null): void => postMessage({ number, outcome } satisfies Replayed)
  outcomeOf(record).then(answer, () => answer(null))
})
