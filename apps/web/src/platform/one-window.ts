const CHANNEL = 'entrepot tables'

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
