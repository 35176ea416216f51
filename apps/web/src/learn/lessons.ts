import { entryOf, type GameId } from '@entrepot/bots/games'
import { moduleOf } from '../games/index.ts'
import { deal } from '../session/new-game.ts'
import { gameIdOf, listSavedGames, type SavedGame } from '../session/saved-games.ts'
import { BEGINNING, type Lesson } from './lesson.ts'

/** A guided game on this device, and how far its lesson has come. */
export interface Taught {
  readonly lesson: Lesson
  /** The latest guided game that is not over; null while there is none. */
  readonly kept: SavedGame | null
}

/** The guided game of a game; null where it has none. */
export async function findLesson(game: GameId): Promise<Taught | null> {
  const lesson = await moduleOf(game).lesson?.()
  if (lesson === undefined) return null
  const { games } = await listSavedGames()
  const kept = games.find(
    (saved) => saved.lesson !== undefined && !saved.summary.over && gameIdOf(saved) === game,
  )
  return { lesson, kept: kept ?? null }
}

/** Deals the guided game anew, and returns the address of its table. The pupil sits first. */
export async function dealLesson(game: GameId, lesson: Lesson, botName: string): Promise<string> {
  const { seed, options } = lesson
  const id = await deal({
    game: await entryOf(game).rules(),
    players: [
      { name: '', level: null },
      { name: botName, level: '1' },
    ],
    options,
    seed,
    proof: null,
    lesson: BEGINNING,
  })
  return `/local/${id}`
}
