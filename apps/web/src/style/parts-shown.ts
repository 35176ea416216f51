import { useSyncExternalStore } from 'react'

/** How many parts of a table the window shows, as the style sheets have it: one at a time, the own area and one more, or all. */
export type PartsShown = 'one' | 'some' | 'all'

export function partsShown(): PartsShown {
  return getComputedStyle(document.documentElement).getPropertyValue('--parts') as PartsShown
}

export function usePartsShown(): PartsShown {
  return useSyncExternalStore(watchWindow, partsShown, () => 'all')
}

/** Where on a desk the log lies open: beside everything in a wide window, under a short market in a tall one; null elsewhere. */
export function useDock(isMarketShort: boolean): 'beside' | 'under' | null {
  const room = useSyncExternalStore(watchWindow, roomLeft, () => 'none')
  return room === 'beside' || (room === 'under' && isMarketShort) ? room : null
}

function roomLeft(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--room-left')
}

function watchWindow(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
