import { setImmediate } from 'node:timers/promises'

/** So long one goes on before others have their turn. */
const SLICE_MS = 4

/** Long work in short pieces, one work after the other, so that commands are heard in between however much is asked for. */
class Paced {
  #tail: Promise<unknown> = Promise.resolve()

  /** Does the steps of a work when its turn has come. */
  run<Result>(begin: () => Generator<unknown, Result>): Promise<Result> {
    const result = this.#tail.then(() => inPieces(begin()))
    this.#tail = result.catch(() => undefined)
    return result
  }
}

async function inPieces<Result>(steps: Generator<unknown, Result>): Promise<Result> {
  let began = performance.now()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - began < SLICE_MS) continue
    await setImmediate()
    began = performance.now()
  }
}

/** The one thread on which everybody waits. */
export const paced = new Paced()
