import { useSyncExternalStore } from 'react'

/** How many parts of a table the window shows, as the style sheets have it: one at a time, the own area and one more, or all. */
export type PartsShown = 'one' | 'some' | 'all'

export function partsShown(): PartsShown {
  return getComputedStyle(document.documentElement).getPropertyValue('--parts') as PartsShown
}

export function usePartsShown(): PartsShown {
  return useSyncExternalStore(watchWindow, partsShown)
}

function watchWindow(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
