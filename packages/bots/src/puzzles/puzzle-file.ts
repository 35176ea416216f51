import {
  beginHistory,
  sameJson,
  sha256,
  withEntries,
  type BaseCommand,
  type Entry,
  type Game,
  type History,
  type Seat,
} from '@entrepot/kernel'
import type { Harvest } from './harvest.ts'
import type { PuzzleIdeas } from './ideas.ts'

/** The puzzles of a game as its file keeps them: commands that occur in many games stand there once, by their number. */
export interface PuzzleFile {
  readonly game: string
  /** How they were made. */
  readonly made: string
  readonly themes: readonly string[]
  readonly tasks: { readonly [task: string]: readonly string[] }
  readonly commands: readonly BaseCommand[]
  readonly games: readonly PuzzleGame[]
  readonly puzzles: readonly KeptPuzzle[]
}

/** A game in which there are puzzles. */
interface PuzzleGame {
  /** The rules that it was played by, now and later. */
  readonly version: string
  readonly seats: number
  readonly seed: string
  /** The numbers of its commands. Where several must decide, the first of them did. */
  readonly log: readonly number[]
}

interface KeptPuzzle {
  readonly id: string
  /** The place of its game in the file, and after how many commands it begins. */
  readonly game: number
  readonly at: number
  readonly seat: Seat
  readonly task?: string
  readonly theme: string
  readonly difficulty: number
  /** The chance to win with the best turn, and by how much the next idea is worse. */
  readonly value: number
  readonly gap: number
  /** The numbers of the commands of the best turn. */
  readonly line: readonly number[]
}

/** A puzzle in a list. */
export interface ListedPuzzle {
  readonly id: string
  readonly theme: string
  /** 1: everybody sees it … 5: hardly anybody does. */
  readonly difficulty: number
  readonly seats: number
}

/** All of a puzzle. */
export interface Puzzle extends ListedPuzzle {
  readonly version: string
  readonly seed: string
  readonly seat: Seat
  readonly task: string | null
  /** The types of commands that the turn may begin with; null: any. */
  readonly begins: readonly string[] | null
  readonly value: number
  readonly gap: number
  /** The best turn, up to where it ends or tells something new. */
  readonly line: readonly BaseCommand[]
  /** What was played before. */
  readonly log: readonly BaseCommand[]
}

/** The puzzles of a file by theme, the easy ones first. */
export function listPuzzles({ games, themes, puzzles }: PuzzleFile): ListedPuzzle[] {
  return puzzles
    .map(({ id, theme, difficulty, game }) => ({ id, theme, difficulty, seats: games[game].seats }))
    .toSorted((a, b) => themes.indexOf(a.theme) - themes.indexOf(b.theme) || a.difficulty - b.difficulty)
}

/** A puzzle of a file; null where there is none of this id. */
export function puzzleIn({ games, tasks, commands, puzzles }: PuzzleFile, wanted: string): Puzzle | null {
  const found = puzzles.find(({ id }) => id === wanted)
  if (found === undefined) return null
  const { game, at, task = null, line, ...kept } = found
  const { log, version, seats, seed } = games[game]
  return {
    ...kept,
    version,
    seats,
    seed,
    task,
    begins: task === null ? null : tasks[task],
    line: line.map((number) => commands[number]),
    log: log.slice(0, at).map((number) => commands[number]),
  }
}

/** The position of a puzzle, by the rules of its version. */
export function openPuzzle(game: Game, { seats, seed, log }: Puzzle): History {
  const history = beginHistory({ game, options: {}, seats, seed })
  const state = game.clone(history.sitting.state)
  const entries = log.map((command, index): Entry => {
    const [seat] = game.deciders(state)
    game.step(state, seat, command, null)
    return { kind: 'command', number: index + 1, seat, command, madeAt: 0 }
  })
  return withEntries(history, entries)
}

/** Packs what was found into a file. */
export function packPuzzles(
  harvests: readonly Harvest[],
  { themes, tasks = {} }: Pick<PuzzleIdeas, 'themes' | 'tasks'>,
  game: string,
  made: string,
): PuzzleFile {
  const commands: BaseCommand[] = []
  const numbers = new Map<string, number>()
  const numberOf = (command: BaseCommand): number => {
    const key = JSON.stringify(command)
    const known = numbers.get(key) ?? commands.push(command) - 1
    numbers.set(key, known)
    return known
  }
  const fruitful = harvests.filter(({ puzzles }) => puzzles.length > 0)
  const games = fruitful.map(({ version, seats, seed, log }) => ({
    version,
    seats,
    seed,
    log: log.map(([, command]) => numberOf(command)),
  }))
  const puzzles = fruitful.flatMap(({ seed, puzzles: found }, place) =>
    found.map(({ at, seat, task, theme, difficulty, value, gap, line }) => ({
      id: sha256(`${seed} ${at} ${task ?? ''}`).slice(0, 8),
      game: place,
      at,
      seat,
      ...(task === null ? {} : { task }),
      theme,
      difficulty,
      value: rounded(value),
      gap: rounded(gap),
      line: line.map(numberOf),
    })),
  )
  return { game, made, themes, tasks, commands, games, puzzles }
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000
}

/** Whether two lines lead a seat to the same: what it sees after them is the same. */
export function leadAlike(
  game: Game,
  history: History,
  seat: Seat,
  lines: readonly [readonly BaseCommand[], readonly BaseCommand[]],
): boolean {
  const [one, other] = lines.map((line) => {
    const state = game.clone(history.sitting.state)
    for (const command of line) game.step(state, seat, command, null)
    return game.view(state, seat)
  })
  return sameJson(one, other)
}
