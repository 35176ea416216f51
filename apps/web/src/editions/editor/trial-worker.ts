import { playerWith } from '@entrepot/bots'
import {
  fastRng,
  parseOptions,
  pick,
  type Game,
  type Outcome,
  type Seat,
  type FastRng,
} from '@entrepot/kernel'
import type { Release } from '@entrepot/releases'
import { loadKnown } from '../../games/load-known.ts'
import {
  BOT_GAMES,
  RANDOM_GAMES,
  type TrialNews,
  type TrialQuestion,
  type TrialSummary,
} from './trial-protocol.ts'

// Plays games with the figures of an edition, away from the page, to see whether the rules work with them.

const SEATS = 3
const LEVEL = '1'
const TOO_LONG = 20_000

const tell = (news: TrialNews): void => postMessage(news)

async function tryOut({ game, version, edition }: TrialQuestion): Promise<void> {
  const yours = await loadKnown(game, version, LEVEL, edition)
  const ours = await loadKnown(game, version, LEVEL)
  let played = 0
  const playedOne = (): void => tell({ played: ++played })
  for (let index = 0; index < RANDOM_GAMES; index++) {
    const { min, max } = yours.game.seats
    randomGame(yours.game, min + (index % (max - min + 1)), `random ${index}`)
    playedOne()
  }
  const summaries = [yours, ours].map((rules) => {
    const games = Array.from({ length: BOT_GAMES }, (_, index) => {
      const finished = botGame(rules, `bots ${index}`)
      playedOne()
      return finished
    })
    return summaryOf(games)
  }) as [TrialSummary, TrialSummary]
  tell({ yours: summaries[0], ours: summaries[1] })
}

interface Finished extends Outcome {
  readonly rounds: number
}

function randomGame(game: Game, seats: number, seed: string): void {
  playOut(game, seats, seed, (state, seat, rng) => pick(rng, game.legal(state, seat)))
}

function botGame({ game, knowledge }: Release, seed: string): Finished {
  const players = Array.from({ length: SEATS }, () => playerWith(knowledge, game, LEVEL, {}))
  return playOut(game, SEATS, seed, (state, seat, rng) => {
    const player = players[seat]
    if (player === undefined) throw new Error(`there is no seat ${seat}`)
    return player.choose(game.view(state, seat), seat, rng)
  })
}

class EndlessGame extends Error {
  readonly seats: number

  constructor(seats: number) {
    super(`A game of ${seats} does not end.`)
    this.seats = seats
  }
}

type State = ReturnType<Game['setup']>
type Choose = (state: State, seat: Seat, rng: FastRng) => Parameters<Game['apply']>[2]

function playOut(game: Game, seats: number, seed: string, choose: Choose): Finished {
  const rng = fastRng(seed)
  let state = game.setup(parseOptions(game.options, {}), seats, seed)
  for (let moves = 0; moves < TOO_LONG; moves++) {
    const [seat] = game.deciders(state)
    if (seat === undefined) break
    state = game.apply(state, seat, choose(state, seat, rng)).state
  }
  const outcome = game.outcome(state)
  if (outcome === null) throw new EndlessGame(seats)
  return { ...outcome, rounds: game.round(state) }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function summaryOf(games: readonly Finished[]): TrialSummary {
  const sheets = games.flatMap((game) => game.sheets)
  const names = [...new Set(sheets.flatMap(({ categories }) => Object.keys(categories)))]
  return {
    points: mean(sheets.map(({ total }) => total)),
    winner: mean(games.map((game) => Math.max(...game.sheets.map(({ total }) => total)))),
    rounds: mean(games.map(({ rounds }) => rounds)),
    categories: Object.fromEntries(
      names.map((name) => [name, mean(sheets.map(({ categories }) => categories[name] ?? 0))]),
    ),
  }
}

addEventListener('message', (event: MessageEvent<TrialQuestion>) => {
  tryOut(event.data).catch((error: unknown) =>
    tell(
      error instanceof EndlessGame
        ? { endless: error.seats }
        : { fault: error instanceof Error ? error.message : String(error) },
    ),
  )
})
