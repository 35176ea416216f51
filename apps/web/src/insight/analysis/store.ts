import { SideStore } from '../../platform/side-store.ts'
import type { Analysis, Depth } from './analysis.ts'

// What was found out about games, in a database of its own: it can be found out again, games cannot be played again.

const analyses = new SideStore('entrepot-analyses', 'analyses')
/**
 * The engine that found it: what another has found is not compared with it. Another mind, other chances or more that is told are another engine.
 */
export const ENGINE = 8

interface Kept {
  readonly id: string
  readonly engine: number
  readonly analysis: Analysis
}

function idOf(key: string, depth: Depth): string {
  return `${key} ${depth}`
}

/** Null where nothing was kept, or where nothing can be read. */
export async function keptAnalysis(key: string, depth: Depth): Promise<Analysis | null> {
  const found = await analyses.ask(
    'readonly',
    (store) => store.get(idOf(key, depth)) as IDBRequest<Kept | undefined>,
  )
  return found?.engine === ENGINE ? found.analysis : null
}

/** Where it cannot be kept, it is found out again another time. */
export async function keepAnalysis(analysis: Analysis): Promise<void> {
  const kept: Kept = { id: idOf(analysis.outline.key, analysis.depth), engine: ENGINE, analysis }
  await analyses.ask('readwrite', (store) => store.put(kept))
}
