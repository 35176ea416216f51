import type { ToInsight } from './protocol.ts'
import { Thinker } from './thinker.ts'

// Positions are explained here, away from the page.

const thinker = new Thinker((answer) => postMessage(answer), breathe)

/** Messages are heard between tasks alone; a timer would make each of them wait. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

addEventListener('message', (event: MessageEvent<ToInsight>) => void thinker.hear(event.data))
