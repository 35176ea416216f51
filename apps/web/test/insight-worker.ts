import type { InsightWorker } from '../src/insight/insight.ts'
import type { FromInsight, ToInsight } from '../src/insight/protocol.ts'
import { Thinker } from '../src/insight/thinker.ts'

/** The worker's own thinker, in this thread. */
export function worker(): InsightWorker {
  let tell: (event: { readonly data: FromInsight }) => void = () => undefined
  const thinker = new Thinker(
    (data) => tell({ data }),
    () => new Promise((resolve) => setTimeout(resolve)),
  )
  return {
    postMessage: (message: ToInsight) => void thinker.hear(message),
    addEventListener(type: 'message' | 'error', hear: (event: never) => void) {
      if (type === 'message') tell = hear as typeof tell
    },
    terminate: () => undefined,
  }
}
