import { entryOf, GAMES, type GameId } from '@entrepot/bots/games'
import type { PuzzleFile } from '@entrepot/bots/puzzles'
import { loadGamePuzzleWords, loadPuzzleWords, type GamePuzzleWords, type Language } from '@entrepot/words'
import { loadOnce } from '../games/load-once.ts'

/** The games that have puzzles. */
export const PUZZLED: readonly GameId[] = GAMES.filter(({ puzzles }) => puzzles !== undefined).map(
  ({ id }) => id,
)

/** The puzzles of a game; null for one that has none. */
export const puzzlesOf = loadOnce(
  async (game: GameId): Promise<PuzzleFile | null> => (await entryOf(game).puzzles?.()) ?? null,
)

/** What the pages of the puzzles say. */
export const puzzleWordsIn = loadOnce((language: Language) => loadPuzzleWords(language))

/** What a game says of its puzzles. */
export const gamePuzzleWordsIn = loadOnce((language: Language, game: GameId): Promise<GamePuzzleWords> =>
  loadGamePuzzleWords(language, game),
)

/** The puzzles of all games that have some. */
export const allPuzzles = loadOnce(async (): Promise<readonly PuzzleFile[]> => {
  const files = await Promise.all(PUZZLED.map((game) => puzzlesOf(game)))
  return files.filter((file) => file !== null)
})

/** By game: what its themes are called. */
export const themeNames = loadOnce(
  async (language: Language): Promise<{ readonly [game: string]: GamePuzzleWords['themes'] }> =>
    Object.fromEntries(
      await Promise.all(
        PUZZLED.map(async (game) => [game, (await gamePuzzleWordsIn(language, game)).themes] as const),
      ),
    ),
)
