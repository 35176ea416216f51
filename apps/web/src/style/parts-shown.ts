import { useSyncExternalStore } from 'react'

/** How many parts of a table the window shows, as the style sheets have it: one at a time, the own area and one more, or all. */
export type PartsShown = 'one' | 'some' | 'all'

export const partsShown = keptWhileSized(
  () => getComputedStyle(document.documentElement).getPropertyValue('--parts') as PartsShown,
)

const roomLeft = keptWhileSized(() =>
  getComputedStyle(document.documentElement).getPropertyValue('--room-left'),
)

export function usePartsShown(): PartsShown {
  return useSyncExternalStore(watchWindow, partsShown, () => 'all')
}

/** Where on a desk the log lies open: beside everything in a wide window, under a short market in a tall one; null elsewhere. */
export function useDock(isMarketShort: boolean): 'beside' | 'under' | null {
  const room = useSyncExternalStore(watchWindow, roomLeft, () => 'none')
  return room === 'beside' || (room === 'under' && isMarketShort) ? room : null
}

/**
 * What the style sheets say of the window, asked once for each of its sizes: to answer, the browser works out the styles of
 * all that is not painted yet, and a table that is being drawn would be laid out in pieces.
 */
function keptWhileSized<Said>(ask: () => Said): () => Said {
  let said: Said | null = null
  let isWatched = false
  return () => {
    // Before everybody else who listens, since those ask.
    if (!isWatched) addEventListener('resize', () => (said = null), { capture: true })
    isWatched = true
    return (said ??= ask())
  }
}

function watchWindow(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
