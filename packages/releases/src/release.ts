import { known, type Knowledge, type Ladder, type WeightsFile } from '@entrepot/bots'
import {
  nextUint32,
  Refusal,
  type BaseCommand,
  type BaseState,
  type Game,
  type Heuristics,
  type Reason,
  type FastRng,
} from '@entrepot/kernel'

/** The rules that a game is played by, and what bots know of them. */
export interface Release {
  readonly game: Game
  readonly knowledge: Knowledge
}

/** A module of `modules`: code and component figures apart, so that the same code opens with other figures. */
export interface ReleaseModule {
  readonly figures: unknown
  readonly open: (figures: unknown) => Opened
}

interface Opened {
  readonly game: Game
  readonly heuristics: Heuristics<BaseState, BaseCommand>
  readonly weights: WeightsFile
  readonly ladder: Ladder
  /** A generator as the kernel of the release knew it. */
  readonly rngFromWords: (a: number, b: number, c: number) => FastRng
}

/**
 * A release under the kernel of today. It carries the kernel it was built with: plain data pass between the two as they
 * are, generators and refusals are translated.
 */
export function openRelease({ figures, open }: ReleaseModule): Release {
  const { game, heuristics, weights, ladder, rngFromWords } = open(figures)
  return {
    game: {
      ...game,
      setup: (options, seats, seed) => translated(() => game.setup(options, seats, seed)),
      apply: (state, seat, command) => translated(() => game.apply(state, seat, command)),
      resample: (view, viewer, rng) =>
        game.resample(view, viewer, rngFromWords(nextUint32(rng), nextUint32(rng), nextUint32(rng))),
    },
    knowledge: known(heuristics, weights, ladder),
  }
}

function translated<Result>(action: () => Result): Result {
  try {
    return action()
  } catch (error) {
    throw isRefusal(error) ? new Refusal(error.rule, error.params) : error
  }
}

function isRefusal(error: unknown): error is Error & Reason {
  return error instanceof Error && error.name === 'Refusal' && 'rule' in error && 'params' in error
}
