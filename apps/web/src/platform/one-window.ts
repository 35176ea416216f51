const CHANNEL = 'entrepot tables'

/** Asks the window that has a game to let it go, before it is read: what that one still plays would not be in it. */
export function askForTable(id: string): void {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(id)
  channel.close()
}

/**
 * Lets one window alone play a game of this device. The latest gets it; `lost` tells the one before. Web locks would do the
 * same, but pages over plain http have none. Where windows cannot hear each other, the shelf still keeps the moves of one
 * from being overwritten by another. Returns how to stop listening.
 */
export function takeTable(id: string, lost: () => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === id) lost()
  })
  channel.postMessage(id)
  return () => channel.close()
}
