import type { Analysis, Depth } from './analysis.ts'

// What was found out about games, in a database of its own: it can be found out again, games cannot be played again.

const DATABASE = 'entrepot-analyses'
const STORE = 'analyses'
/** The engine that found it: what another has found is not compared with it. */
const ENGINE = 1

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
  const found = await withStore(
    'readonly',
    (store) => store.get(idOf(key, depth)) as IDBRequest<Kept | undefined>,
  )
  return found?.engine === ENGINE ? found.analysis : null
}

/** Where it cannot be kept, it is found out again another time. */
export async function keepAnalysis(analysis: Analysis): Promise<void> {
  const kept: Kept = { id: idOf(analysis.outline.key, analysis.depth), engine: ENGINE, analysis }
  await withStore('readwrite', (store) => store.put(kept))
}

async function withStore<Found>(
  mode: IDBTransactionMode,
  deed: (store: IDBObjectStore) => IDBRequest<Found>,
): Promise<Found | undefined> {
  try {
    const opening = indexedDB.open(DATABASE, 1)
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore(STORE, { keyPath: 'id' }),
    )
    const database = await answerTo(opening)
    try {
      return await answerTo(deed(database.transaction(STORE, mode).objectStore(STORE)))
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

function answerTo<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    for (const event of ['error', 'blocked'])
      request.addEventListener(event, () => reject(request.error ?? new Error('No answer.')))
  })
}
