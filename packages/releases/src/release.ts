import { known, type Knowledge, type Ladder, type WeightsFile } from '@entrepot/bots'
import {
  hashFigures,
  markOf,
  nextUint32,
  Refusal,
  type BaseCommand,
  type BaseState,
  type Game,
  type Heuristics,
  type Reason,
  type Edition,
  type FastRng,
  type Tallying,
} from '@entrepot/kernel'

/** The rules that a game is played by, and what bots know of them. */
export interface Release {
  readonly game: Game
  readonly knowledge: Knowledge
  /** How its finished games are counted; the first releases know none. */
  readonly tally?: Tallying | undefined
}

/** A module of `modules`: code and component figures apart, so that the same code opens with other figures. */
export interface ReleaseModule {
  readonly figures: object
  readonly open: (figures: object) => Opened
}

interface Opened {
  readonly game: Game
  readonly heuristics: Heuristics<BaseState, BaseCommand>
  readonly weights: WeightsFile
  readonly ladder: Ladder
  readonly tally?: Tallying
  /** A generator as the kernel of the release knew it. */
  readonly rngFromWords: (a: number, b: number, c: number) => FastRng
}

/**
 * A release under the kernel of today, with its own figures or those of an edition. It carries the kernel it was built with: plain data pass between the two as they
 * are, generators and refusals are translated.
 */
export function openRelease({ figures: own, open }: ReleaseModule, edition?: Edition): Release {
  const figures = edition?.figures ?? own
  const { game, heuristics, weights, ladder, tally, rngFromWords } = open(figures)
  return {
    tally,
    game: {
      ...game,
      figures,
      edition: edition && hashFigures(figures) !== hashFigures(own) ? markOf(edition) : undefined,
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
