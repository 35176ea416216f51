import { useSyncExternalStore } from 'react'

function watchNetwork(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether this device has a network. That the server answers is another matter. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchNetwork, () => navigator.onLine)
}
