import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { judgeAnswer, type Knowledge } from '@entrepot/bots'
import { GAMES } from '@entrepot/bots/games'
import { askedGame, endOfTurn, openPuzzle, puzzleIn, type PuzzleFile } from '@entrepot/bots/puzzles'
import type { BaseCommand, Game, Seat } from '@entrepot/kernel'
import { LANGUAGES, loadGamePuzzleWords } from '@entrepot/words'
import { describe, expect, it } from 'vitest'
import { playedBy } from '../src/rules.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

const shipped = await Promise.all(
  GAMES.flatMap(({ id, puzzles }) =>
    puzzles === undefined ? [] : [puzzles().then((file) => [id, file] as [string, PuzzleFile])],
  ),
)

describe.each(shipped)('the puzzles of %s', (id, file) => {
  const { games, puzzles, commands, themes, tasks } = file

  it('have ids of their own, known themes and tasks, and a difficulty', () => {
    expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length)
    for (const { theme, task, difficulty, gap, value } of puzzles) {
      expect(themes).toContain(theme)
      if (task !== undefined) expect(Object.keys(tasks)).toContain(task)
      expect([1, 2, 3, 4, 5]).toContain(difficulty)
      expect(gap).toBeGreaterThan(0)
      expect(value).toBeGreaterThan(gap)
    }
  })

  it.each(LANGUAGES)('are told in %s', async (language) => {
    const words = await loadGamePuzzleWords(language, id)
    expect(themes.filter((theme) => words.themes[theme] === undefined)).toEqual([])
    expect(Object.keys(tasks).filter((task) => words.tasks[task] === undefined)).toEqual([])
  })

  it('open by the rules of their version, and the best turn is legal, the seat’s own, and as asked', async () => {
    for (const [place, { version, seats, seed, log }] of games.entries()) {
      const { game, knowledge } = await playedBy({ game: id, version })
      const state = game.setup({}, seats, seed)
      for (const [at, number] of [...log, -1].entries()) {
        for (const puzzle of puzzles.filter((other) => other.game === place && other.at === at))
          checkLine(game, knowledge, file, puzzle.id, game.clone(state))
        if (number >= 0)
          game.step(state, game.deciders(state)[0] as Seat, commands[number] as BaseCommand, null)
      }
    }
  })

  it('are judged by what the seat knows: the best turn is worth all of itself', async () => {
    const [first] = puzzles
    if (first === undefined) return
    const puzzle = puzzleIn(file, first.id)
    if (puzzle === null) throw new Error(`there is no puzzle ${first.id}`)
    const { game, knowledge } = await playedBy({ game: id, version: puzzle.version })
    const { seat, line: best, gap } = puzzle
    const view = game.view(openPuzzle(game, puzzle).sitting.state, seat)
    const sight = { game, knowledge, view, seat }
    const judged = await judgeAnswer(sight, { played: best, best, gap }, { iterations: 40 })
    expect(judged).toMatchObject({ percent: 100, solved: true })
  })
})

function checkLine(
  game: Game,
  { heuristics }: Knowledge,
  file: PuzzleFile,
  id: string,
  state: ReturnType<Game['setup']>,
): void {
  const puzzle = puzzleIn(file, id)
  if (puzzle === null) throw new Error(`there is no puzzle ${id}`)
  const { seat, line, begins } = puzzle
  expect(game.deciders(state)[0]).toBe(seat)
  const asked = askedGame({ game, heuristics, seat }, state, begins)
  const over = endOfTurn({ game, heuristics, seat }, state)
  const { revealed } = state
  for (const command of line) {
    expect(over(state)).toBe(false)
    expect(asked.legal(state, seat)).toContainEqual(command)
    game.step(state, seat, command, null)
  }
  expect(over(state) || state.revealed !== revealed).toBe(true)
}

/** What the command line lists. */
function listed(game: string): object[] {
  const args = [main, 'puzzles', '--game', game, '--json']
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as object[]
}

it('puzzles are listed on the command line; a game without them has none', () => {
  const [[id, { puzzles }]] = shipped as [[string, PuzzleFile]]
  const found = listed(id)
  expect(found).toHaveLength(puzzles.length)
  for (const puzzle of found) expect(Object.keys(puzzle)).toEqual(['id', 'theme', 'difficulty', 'seats'])
  expect(listed('caravan')).toEqual([])
})
