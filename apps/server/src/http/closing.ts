import type { Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'

/** A turn of the event loop, which lets one in, so short that hardly anybody can have come meanwhile. */
const SHORT_MS = 2
const MOST_TURNS = 1000

/**
 * Lets nobody in any more, at a moment when nobody stands at the door. Who has connected and was not let in yet would be
 * reset: a proxy in front could not know whether the request was carried out, and would not ask the next process for it.
 */
export async function closeDoor(server: Server): Promise<void> {
  let came = true
  const notice = (): void => void (came = true)
  server.on('connection', notice)
  for (let turn = 0, since = 0; turn < MOST_TURNS; turn++) {
    came = false
    await setImmediate()
    const now = performance.now()
    if (!came && now - since < SHORT_MS) break
    since = now
  }
  server.off('connection', notice)
  server.close()
}
