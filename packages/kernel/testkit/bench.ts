import { performance } from 'node:perf_hooks'
import { fastRng, type BaseState, type Game } from '../src/index.ts'
import { dealOf, randomDecision } from './playout.ts'

/** What a game costs on one core of this machine. Fixed names: other tools read them. */
export interface BenchFigures {
  readonly game: string
  readonly players: number
  readonly decisionsPerSecond: number
  readonly playoutsPerSecond: number
  readonly cloneMicros: number
  readonly applyWithViewsMicros: number
  readonly stateBytes: number
  readonly branchingMean: number
  readonly branchingMax: number
  readonly decisionsPerGame: number
}

/**
 * Random play in place for the given time, in chunks after a warm-up; the best chunk counts, since whatever else the machine does
 * can only slow a chunk down. Branching is counted over all games. Copy, apply and size are taken at mid-game positions.
 */
export function bench(game: Game, players: number, seconds: number): BenchFigures {
  const play = playFor(game, players, seconds * 600)
  const middle = midGames(game, players, play.decisions / play.games)
  const quick = seconds * 100
  return {
    game: game.id,
    players,
    decisionsPerSecond: Math.round(play.bestDecisionsPerSecond),
    playoutsPerSecond: Math.round(play.bestGamesPerSecond),
    cloneMicros: round(bestMicros(middle, quick, (state) => void game.clone(state))),
    applyWithViewsMicros: round(bestMicros(middle, quick, (state) => applyWithViews(game, players, state))),
    stateBytes: Math.max(...middle.map((state) => JSON.stringify(state).length)),
    branchingMean: round(play.options / play.decisions),
    branchingMax: play.branchingMax,
    decisionsPerGame: round(play.decisions / play.games),
  }
}

const CHUNKS = 8

function playFor(game: Game, players: number, millis: number) {
  const totals = {
    games: 0,
    decisions: 0,
    options: 0,
    branchingMax: 0,
    bestDecisionsPerSecond: 0,
    bestGamesPerSecond: 0,
  }
  for (let chunk = 0; chunk < CHUNKS; chunk++) {
    const before = { games: totals.games, decisions: totals.decisions }
    const start = performance.now()
    let now = start
    while (now - start < millis / CHUNKS || totals.games === before.games) {
      playOne(game, players, totals)
      now = performance.now()
    }
    const elapsed = (now - start) / 1000
    totals.bestDecisionsPerSecond = Math.max(
      totals.bestDecisionsPerSecond,
      (totals.decisions - before.decisions) / elapsed,
    )
    totals.bestGamesPerSecond = Math.max(totals.bestGamesPerSecond, (totals.games - before.games) / elapsed)
  }
  return totals
}

function playOne(
  game: Game,
  players: number,
  totals: { games: number; decisions: number; options: number; branchingMax: number },
): void {
  const rng = fastRng(`bench/${totals.games}/choices`)
  const state = game.setup({}, players, `bench/${totals.games}`)
  totals.games++
  for (;;) {
    const decision = randomDecision(game, state, rng)
    if (decision === null) return
    totals.decisions++
    totals.options += decision.legal.length
    if (decision.legal.length > totals.branchingMax) totals.branchingMax = decision.legal.length
    game.step(state, decision.seat, decision.command, null)
  }
}

/** Positions half-way through random games. */
function midGames(game: Game, players: number, length: number): BaseState[] {
  return Array.from({ length: 16 }, (_, index) => {
    const deal = dealOf(game, [], 'bench/middle', index, players)
    const rng = fastRng(deal.seed)
    const state = game.setup({}, players, deal.seed)
    for (let count = 0; count < length / 2; count++) {
      const decision = randomDecision(game, state, rng)
      if (decision === null) break
      game.step(state, decision.seat, decision.command, null)
    }
    return state
  })
}

function applyWithViews(game: Game, players: number, state: BaseState): void {
  const decision = randomDecision(game, state, fastRng(1))
  if (decision === null) return
  const { state: next } = game.apply(state, decision.seat, decision.command)
  const first = game.view(next, 0)
  for (let seat = 1; seat < players; seat++) game.view(next, seat, first)
}

/** The best mean over repeated passes through the positions, in microseconds. */
function bestMicros(
  states: readonly BaseState[],
  millis: number,
  action: (state: BaseState) => void,
): number {
  let best = Infinity
  const end = performance.now() + millis
  while (performance.now() < end) {
    const start = performance.now()
    for (let pass = 0; pass < 20; pass++) for (const state of states) action(state)
    best = Math.min(best, ((performance.now() - start) * 1000) / (20 * states.length))
  }
  return best
}

function round(figure: number): number {
  return Math.round(figure * 100) / 100
}
