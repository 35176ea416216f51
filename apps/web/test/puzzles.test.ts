import { GAMES } from '@entrepot/bots/games'
import { knowledgeOf } from '@entrepot/bots/players'
import { listPuzzles, puzzleIn } from '@entrepot/bots/puzzles'
import { isPage } from '@entrepot/protocol'
import { loadTelling } from '@entrepot/telling'
import { describe, expect, test } from 'vitest'
import { dailyOf, dayOf } from '../src/puzzles/daily.ts'
import { stepsOf } from '../src/puzzles/line.ts'
import { PuzzleSession } from '../src/puzzles/puzzle-session.ts'
import { daysInRow, isSolved, parseResults, withAttempt, type Attempt } from '../src/puzzles/results.ts'

const nothing = parseResults(null)
const attempt: Attempt = { puzzle: 'mombasa/a', percent: 100, isDaily: false, today: 100 }

describe('what is kept of puzzles', () => {
  test('a row counts first tries alone, and ends with one that fails', () => {
    const one = withAttempt(nothing, attempt)
    expect(one).toMatchObject({ run: 1, bestRun: 1 })
    const same = withAttempt(one, attempt)
    expect(same.run).toBe(1)
    const failed = withAttempt(same, { ...attempt, puzzle: 'mombasa/b', percent: 83 })
    expect(failed).toMatchObject({ run: 0, bestRun: 1, reached: { 'mombasa/b': 83 } })
    const later = withAttempt(failed, { ...attempt, puzzle: 'mombasa/b' })
    expect(later.run).toBe(0)
    expect(isSolved(later, 'mombasa/b')).toBe(true)
    expect(isSolved(withAttempt(later, { ...attempt, percent: 10 }), 'mombasa/a')).toBe(true)
  })

  test('days in a row count the puzzle of the day, once a day, until one is left out', () => {
    const daily = { ...attempt, isDaily: true }
    const first = withAttempt(nothing, daily)
    const twice = withAttempt(first, daily)
    expect(daysInRow(twice, 100)).toBe(1)
    const second = withAttempt(twice, { ...daily, puzzle: 'mombasa/c', today: 101 })
    expect(daysInRow(second, 101)).toBe(2)
    expect(daysInRow(second, 102)).toBe(2)
    expect(daysInRow(second, 103)).toBe(0)
    expect(withAttempt(second, { ...daily, percent: 60, today: 102 }).days).toBe(2)
  })

  test('what cannot be read is as good as nothing', () => {
    expect(parseResults('{')).toEqual(nothing)
    expect(parseResults('{"reached":{"a":"x","b":50},"run":-1,"days":2.5}')).toEqual({
      ...nothing,
      reached: { b: 50 },
      days: 2,
    })
  })
})

test('puzzles of the games that are played here have addresses that the server knows', () => {
  const isGame = (id: string): boolean => id === 'mombasa'
  const known = ['/puzzles', '/puzzles/', '/puzzles/mombasa/ab12', '/puzzles/mombasa/ab12/at/7']
  expect(known.filter((path) => !isPage(path, isGame))).toEqual([])
  const unknown = ['/puzzles/mombasa', '/puzzles/chess/ab12', '/puzzles/mombasa/ab12/at/x']
  expect(unknown.filter((path) => isPage(path, isGame))).toEqual([])
})

test('the puzzle of the day is another one every day, in whatever order they are listed', () => {
  const puzzles = ['c', 'a', 'b'].map((id) => ({ id }))
  const day = dayOf(new Date(2026, 10, 16, 23, 59))
  expect(day).toBe(dayOf(new Date(2026, 10, 16)))
  expect(dayOf(new Date(2026, 10, 17))).toBe(day + 1)
  const days = [0, 1, 2].map((later) => dailyOf(puzzles, day + later)?.id)
  expect(new Set(days).size).toBe(3)
  expect(dailyOf(puzzles.toReversed(), day)).toEqual(dailyOf(puzzles, day))
  expect(dailyOf([], day)).toBe(null)
})

test.each(GAMES.filter(({ puzzles }) => puzzles !== undefined))(
  'a puzzle of $id is played once, can be taken back and laid anew, and shows the seat’s view',
  async ({ id, rules, puzzles }) => {
    const file = await puzzles?.()
    if (file === undefined) throw new Error(`${id} has no puzzles`)
    const game = await rules()
    const current = listPuzzles(file).map((listed) => puzzleIn(file, listed.id))
    const puzzle = current.find((found) => found?.version === game.version)
    if (puzzle === null || puzzle === undefined) return
    const { heuristics } = knowledgeOf(game)
    const seats = Array.from({ length: puzzle.seats }, (_, seat) => ({
      name: `${seat}`,
      kind: 'bot' as const,
    }))
    const session = new PuzzleSession(id, puzzle, game, heuristics, seats)
    const { view, position } = session.snapshot()
    expect(view).toEqual(game.view(session.start.sitting.state, puzzle.seat))
    expect(session.finished).toBe(false)
    session.submit(puzzle.line.slice(0, 1))
    if (session.snapshot().undoable > 0) {
      session.undo(1)
      expect(session.snapshot().view).toEqual(view)
      session.submit(puzzle.line.slice(0, 1))
    }
    session.submit(puzzle.line.slice(1))
    expect(session.played).toEqual(puzzle.line)
    expect(session.finished || session.snapshot().deciders.includes(puzzle.seat)).toBe(true)
    const told = await loadTelling(id, 'en')
    if (told === null) throw new Error(`${id} has no words`)
    expect(stepsOf(session, puzzle.line, told)).toHaveLength(puzzle.line.length)
    session.layAnew()
    expect(session.snapshot().position).toBe(position)
  },
)
