import type { WeightsFile } from '@entrepot/bots'
import type { AnySubject } from '@entrepot/kernel/testkit'
import { threadsOf } from '../args.ts'
import { subjectOf } from '../games.ts'
import { Crew } from './crew.ts'
import { readWeights, writeWeights } from './weights-file.ts'

/** What every way of learning is told on the command line. */
export const LEARNING = {
  game: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  out: { type: 'string' },
} as const

export const LEARNING_HELP = `\
  --seed S          names the series (default 1)
  --threads N       games at a time (default: one for each processor); the result is the same
  --out FILE        where to write the weights (default: where the bots read them)`

/** What a way of learning works with. */
export interface Workshop {
  readonly subject: AnySubject
  readonly before: WeightsFile
  readonly seed: string
  readonly crew: Crew
}

/** Takes the weights of a game, has them improved by a crew, and writes what came of it. */
export async function improveWeights(
  values: { readonly [name in keyof typeof LEARNING]?: string | undefined },
  improve: (workshop: Workshop) => Promise<Partial<WeightsFile>>,
): Promise<void> {
  const subject = subjectOf(values.game)
  const before = readWeights(subject.game.id)
  const crew = new Crew(subject.game.id, undefined, threadsOf(values.threads))
  try {
    const improved = await improve({ subject, before, seed: values.seed ?? '1', crew })
    writeWeights({ ...before, ...improved, made: { ...before.made, ...improved.made } }, values.out)
  } finally {
    await crew.close()
  }
}
