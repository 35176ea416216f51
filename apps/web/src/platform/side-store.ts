/**
 * A database beside the shelf, for what can be found out again: where it does not work, nothing is kept. Things have their
 * `id`.
 */
export class SideStore {
  readonly #database: string
  readonly #store: string

  constructor(database: string, store: string) {
    this.#database = database
    this.#store = store
  }

  /** Undefined where nothing can be read or written. */
  async ask<Found>(
    mode: IDBTransactionMode,
    deed: (store: IDBObjectStore) => IDBRequest<Found>,
  ): Promise<Found | undefined> {
    try {
      const opening = indexedDB.open(this.#database, 1)
      opening.addEventListener('upgradeneeded', () =>
        opening.result.createObjectStore(this.#store, { keyPath: 'id' }),
      )
      const database = await answerTo(opening)
      try {
        return await answerTo(deed(database.transaction(this.#store, mode).objectStore(this.#store)))
      } finally {
        database.close()
      }
    } catch {
      return undefined
    }
  }
}

function answerTo<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    for (const event of ['error', 'blocked'])
      request.addEventListener(event, () => reject(request.error ?? new Error('No answer.')))
  })
}
