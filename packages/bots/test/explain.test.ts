import { evaluate, explain, judgeTurn, verdictOf, type Decided } from '@entrepot/bots'
import { knowledgeOf, playerOf } from '@entrepot/bots/players'
import { fastRng, type BaseState, type Game, type Seat } from '@entrepot/kernel'
import { yokohama } from '@entrepot/yokohama'
import { describe, expect, it } from 'vitest'
import type { Knowledge } from '../src/knowledge.ts'
import { Course } from '../src/training/index.ts'
import { SUBJECTS } from './subjects.ts'

/** All positions of a game between Novices, its end last, and who decides there. */
function positionsOf(game: Game): { state: BaseState; seat: Seat | undefined }[] {
  const rng = fastRng('novices')
  const novice = playerOf(game, '1')
  const found: { state: BaseState; seat: Seat | undefined }[] = []
  let state = game.setup({}, 3, 'explain')
  for (;;) {
    const [seat] = game.deciders(state)
    found.push({ state, seat })
    if (seat === undefined) return found
    state = game.apply(state, seat, novice.choose(game.view(state, seat), seat, rng)).state
  }
}

/** What is known of a game with a mind that has learnt nothing yet. */
function withMind(game: Game): Knowledge {
  const knowledge = knowledgeOf(game)
  const { heuristics } = knowledge
  if (heuristics.perception === undefined) return knowledge
  const start = { sum: heuristics.handWeights, units: [], outputs: [] }
  const syllabus = { game, heuristics, options: [{}], seed: 'explain', games: 4, iterations: 4, turns: 1 }
  return { ...knowledge, mind: new Course({ ...syllabus, start, units: [8, 4] }).mind }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

describe.each(SUBJECTS)('an explanation of %s', (_name, { game, scramble }) => {
  const positions = positionsOf(game)
  const [start] = positions
  const middle = positions
    .slice(Math.floor(positions.length / 2))
    .find(({ state, seat }) => seat !== undefined && game.legal(state, seat).length > 2)
  if (middle?.seat === undefined) throw new Error('nobody decides in the middle of the game')
  const { state, seat } = middle

  it.each([
    ['a mind', withMind(game)],
    ['no mind', { ...knowledgeOf(game), mind: null }],
  ])(
    'with %s tells chances, points and legal commands, the one tried most first',
    async (_what, knowledge) => {
      const found = await explain({ game, knowledge, view: game.view(state, seat), seat }, { iterations: 96 })
      expect(found.iterations).toBe(96)
      expect(sum(found.chances)).toBeCloseTo(1, 9)
      expect(found.points).toHaveLength(3)
      const legal = game.legal(state, seat)
      for (const { command, value, line } of found.best) {
        expect(legal).toContainEqual(command)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
        expect(line[0]).toEqual(command)
      }
      const visits = found.best.map((advice) => advice.visits)
      expect(visits).toEqual(visits.toSorted((a, b) => b - a))
      expect(found.best[0].value).toBeCloseTo(found.chances[seat], 9)
      expect(found.best[0].points).toBeCloseTo(sum(Object.values(found.points[seat])), 6)
    },
  )

  it('is the same whatever lies in the dark', async () => {
    const knowledge = knowledgeOf(game)
    const told = (world: BaseState): Promise<unknown> =>
      explain({ game, knowledge, view: game.view(world, seat), seat }, { iterations: 32 })
    const found = await told(state)
    for (let world = 0; world < 3; world++)
      expect(await told(scramble(state, seat, fastRng(world)))).toEqual(found)
  })

  it('has no advice for a seat that need not decide', async () => {
    const knowledge = knowledgeOf(game)
    const idle = [0, 1, 2].find((other) => !game.deciders(state).includes(other))
    if (idle === undefined) return
    const view = game.view(state, idle)
    const found = await explain({ game, knowledge, view, seat: idle }, { iterations: 8 })
    expect(found.best).toEqual([])
    expect(sum(found.chances)).toBeCloseTo(1, 9)
  })

  it('tells how it goes on and stops when cancelled', async () => {
    const told: number[] = []
    const found = await explain(
      { game, knowledge: knowledgeOf(game), view: game.view(state, seat), seat },
      {
        iterations: 10_000,
        cancelled: () => told.length === 3,
        onProgress: ({ iterations }) => told.push(iterations),
        breathe: () => Promise.resolve(),
      },
    )
    expect(told).toHaveLength(3)
    expect(found.iterations).toBe(told[2])
  })

  it('stops by the clock', async () => {
    let time = 0
    const sight = { game, knowledge: knowledgeOf(game), view: game.view(state, seat), seat }
    const found = await explain(sight, { iterations: 10_000, millis: 5, now: () => time++ })
    expect(found.iterations).toBeLessThan(10_000)
  })

  it('judges a turn by what its seat knew', async () => {
    const turn: Decided[] = []
    const first = start.seat as Seat
    for (const [index, { state: before, seat: decider }] of positions.entries()) {
      if (decider !== first) break
      const view = game.view(before, first)
      const played = game.legal(before, first).find((command) => {
        const after = game.apply(before, first, command).state
        return JSON.stringify(after) === JSON.stringify(positions[index + 1].state)
      })
      if (played === undefined) throw new Error('a Novice did something else')
      turn.push({ view, command: played })
    }
    const knowledge = knowledgeOf(game)
    const judged = await judgeTurn({ game, knowledge, seat: first }, turn, { iterations: 64 })
    expect(judged.stretches.flatMap(({ played }) => played)).toEqual(turn.map(({ command }) => command))
    expect(judged.lost).toBeGreaterThanOrEqual(0)
    expect(judged.before).toBeLessThanOrEqual(1)
    expect(judged.after).toBeCloseTo(Math.max(0, judged.before - judged.lost), 9)
  })
})

/** How much of the chance to win a decision must cost at a glance, so that any mind calls it a mistake on any figures. */
const CLEARLY = 0.3

/** Turns of bots, ended by going home: assistants were placed for nothing, and the game is at stake. */
function* wastedTurns(game: Game, knowledge: Knowledge): Generator<{ seat: Seat; turn: Decided[] }> {
  const chanceOf = (sight: Parameters<typeof evaluate>[0]): number => evaluate(sight, 200).chances[sight.seat]
  const steady = playerOf(game, '2')
  for (let table = 0; table < 24; table++) {
    const rng = fastRng(`long turn ${table}`)
    let state = game.setup({}, 2, `long turn ${table}`)
    let number = -1
    let turn: Decided[] = []
    for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
      if (knowledge.heuristics.turn(state) !== number) turn = []
      number = knowledge.heuristics.turn(state)
      const view = game.view(state, seat)
      const home = game.legal(state, seat).find(({ type }) => type === 'return')
      // Early in a game no turn is worth so much.
      if (number >= 10 && turn.length > 1 && home !== undefined) {
        const after = game.view(game.apply(state, seat, home).state, seat)
        const [before, left] = [view, after].map((sight) => chanceOf({ game, knowledge, view: sight, seat }))
        if (before - left > CLEARLY) yield { seat, turn: [...turn, { view, command: home }] }
      }
      const command = steady.choose(view, seat, rng)
      turn.push({ view, command })
      state = game.apply(state, seat, command).state
    }
  }
}

it('finds what goes wrong at the end of a turn of several decisions, and how it should have ended', async () => {
  const game = yokohama as unknown as Game
  const knowledge = knowledgeOf(game)
  let judged = 0
  for (const { seat, turn } of wastedTurns(game, knowledge)) {
    const { lost, stretches } = await judgeTurn({ game, knowledge, seat }, turn, { iterations: 450 })
    expect(verdictOf(lost, 2)).toBe('mistake')
    const [{ played, best, departs, brings }] = stretches
    expect(sum(Object.values(brings.own)) - brings.rival).toBeGreaterThan(0)
    expect(best.slice(0, departs)).toEqual(played.slice(0, departs))
    expect(best[departs]).not.toEqual(played[departs])
    if (++judged === 3) break
  }
  expect(judged).toBe(3)
})

// Caravan keeps secrets beyond its end.
describe.each(SUBJECTS.filter(([name]) => name !== 'caravan'))('a finished game of %s', (_name, { game }) => {
  const end = (positionsOf(game).at(-1) as { state: BaseState }).state

  it.each([
    ['a mind', withMind(game)],
    ['no mind', { ...knowledgeOf(game), mind: null }],
  ])('is evaluated as its result, with %s', (_what, knowledge) => {
    const { ranking, sheets } = game.outcome(end) as NonNullable<ReturnType<Game['outcome']>>
    const { chances, points } = evaluate({ game, knowledge, view: game.view(end, 0), seat: 0 })
    for (const [place, chance] of chances.entries())
      expect(chance).toBeCloseTo(ranking[0].includes(place) ? 1 / ranking[0].length : 0, 9)
    for (const { seat: place, total } of sheets)
      expect(sum(Object.values(points[place]))).toBeCloseTo(total, 6)
  })
})
