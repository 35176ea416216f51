/** Why things cannot be kept: the browser does not allow it, or there is no room. */
export type ShelfTrouble = 'blocked' | 'full'

/** Whatever is kept has a name. */
interface Kept {
  readonly id: string
}

const DATABASE = 'entrepot'
const STORE = 'games'

/**
 * What is kept on this device, by id, in the browser's database. Where that does not work, things are kept for as long as
 * the page is open, so that a game can be played to its end and saved as a file.
 */
class DeviceShelf {
  #database: Promise<IDBDatabase> | null = null
  #trouble: ShelfTrouble | null = null
  /** What could not be stored. */
  readonly #loose = new Map<string, Kept>()
  readonly #listeners = new Set<() => void>()

  trouble(): ShelfTrouble | null {
    return this.#trouble
  }

  watchTrouble(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async put(thing: Kept): Promise<void> {
    try {
      await this.#change((store) => store.put(thing))
      this.#loose.delete(thing.id)
      this.#report(null)
    } catch (error) {
      this.#loose.set(thing.id, thing)
      this.#report(isFull(error) ? 'full' : 'blocked')
    }
  }

  async get(id: string): Promise<unknown> {
    return this.#loose.get(id) ?? (await this.#look((store) => store.get(id)))
  }

  async all(): Promise<unknown[]> {
    const stored = (await this.#look((store) => store.getAll() as IDBRequest<Kept[]>)) ?? []
    return [...this.#loose.values(), ...stored.filter(({ id }) => !this.#loose.has(id))]
  }

  async remove(id: string): Promise<void> {
    this.#loose.delete(id)
    await this.#change((store) => store.delete(id)).catch(() => {})
  }

  /** Settles when the change is safe, and asks for that at once: a page may be closed in the next moment. */
  async #change(deed: (store: IDBObjectStore) => IDBRequest): Promise<void> {
    const transaction = (await this.#open()).transaction(STORE, 'readwrite')
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not stored.')))
    })
    deed(transaction.objectStore(STORE))
    transaction.commit()
    await done
  }

  /** What is stored; undefined where nothing can be read. */
  async #look<Found>(question: (store: IDBObjectStore) => IDBRequest<Found>): Promise<Found | undefined> {
    try {
      return await answerTo(question((await this.#open()).transaction(STORE).objectStore(STORE)))
    } catch {
      this.#report('blocked')
      return undefined
    }
  }

  #open(): Promise<IDBDatabase> {
    this.#database ??= openDatabase((database) => {
      // Another page needs the database in a newer form, or the browser has closed it: it is opened again when needed.
      database.close()
      this.#database = null
    })
    this.#database.catch(() => {
      this.#database = null
    })
    return this.#database
  }

  #report(trouble: ShelfTrouble | null): void {
    if (trouble === this.#trouble) return
    this.#trouble = trouble
    for (const listener of this.#listeners) listener()
  }
}

async function openDatabase(lost: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }))
  const database = await answerTo(request)
  for (const event of ['versionchange', 'close']) database.addEventListener(event, () => lost(database))
  return database
}

function answerTo<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No answer.')))
  })
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

export const deviceShelf = new DeviceShelf()
