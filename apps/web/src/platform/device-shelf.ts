/** Why things cannot be kept: the browser does not allow it, or there is no room. */
export type ShelfTrouble = 'blocked' | 'full'

/** What became of something that was to be kept: another window may have removed it, or have put a newer one there. */
export type Shelved = 'kept' | 'loose' | 'removed' | 'overtaken'

/** Whatever is kept has a name, and changes its stamp whenever it changes. */
interface Kept {
  readonly id: string
  readonly updated: number
}

const DATABASE = 'entrepot'
const STORE = 'games'
/** A database that has not answered by then is not waited for; what it says later still counts. */
const PATIENCE_MS = 3000

/**
 * What is kept on this device, by id, in the browser's database. Where that does not work, things are kept for as long as
 * the page is open, so that a game can be played to its end and saved as a file.
 */
class DeviceShelf {
  #database: Promise<IDBDatabase> | null = null
  /** It has kept somebody waiting: until it answers nobody else waits. */
  #stuck = false
  #trouble: ShelfTrouble | null = null
  /** What could not be stored. */
  readonly #loose = new Map<string, Kept>()
  /** The stamps of what this page has read or stored: something else there is another window's. */
  readonly #seen = new Map<string, number>()
  readonly #listeners = new Set<() => void>()

  trouble(): ShelfTrouble | null {
    return this.#trouble
  }

  watchTrouble(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async put(thing: Kept): Promise<Shelved> {
    let found: Shelved = 'kept'
    const storing = this.#change((store, fail) => {
      const before = store.get(thing.id) as IDBRequest<Partial<Kept> | undefined>
      before.addEventListener('success', () => {
        found = this.#compare(thing.id, before.result)
        try {
          if (found === 'kept') store.put(thing)
          store.transaction.commit()
        } catch (error) {
          fail(error)
        }
      })
    })
    try {
      await inTime(storing)
    } catch (error) {
      this.#leaveLoose(thing, isFull(error) ? 'full' : 'blocked')
      // What is only late is kept all the same.
      storing.then(() => this.#settle(thing, found)).catch(() => {})
      return 'loose'
    }
    this.#settle(thing, found)
    return found
  }

  /** Puts back what was removed, here or in another window. */
  restore(thing: Kept): Promise<Shelved> {
    this.#seen.delete(thing.id)
    return this.put(thing)
  }

  async get(id: string): Promise<unknown> {
    const found = this.#loose.get(id) ?? (await this.#look((store) => store.get(id) as IDBRequest<unknown>))
    this.#remember(found)
    return found
  }

  async all(): Promise<unknown[]> {
    const stored = (await this.#look((store) => store.getAll() as IDBRequest<unknown[]>)) ?? []
    const isLoose = (thing: unknown): boolean => this.#loose.has(String((thing as Partial<Kept> | null)?.id))
    return [...this.#loose.values(), ...stored.filter((thing) => !isLoose(thing))].map((thing) =>
      this.#remember(thing),
    )
  }

  async remove(id: string): Promise<void> {
    this.#loose.delete(id)
    this.#seen.delete(id)
    this.#warnBeforeLeaving()
    const removing = this.#change((store) => {
      store.delete(id)
      store.transaction.commit()
    })
    await inTime(removing).catch(() => {})
  }

  #settle(thing: Kept, found: Shelved): void {
    if (found === 'kept') this.#seen.set(thing.id, thing.updated)
    const loose = this.#loose.get(thing.id)
    if (loose !== undefined && loose.updated <= thing.updated) this.#loose.delete(thing.id)
    this.#report(this.#loose.size === 0 ? null : this.#trouble)
  }

  #compare(id: string, before: Partial<Kept> | undefined): Shelved {
    const seen = this.#seen.get(id)
    if (seen === undefined) return 'kept'
    if (before === undefined) return this.#loose.has(id) ? 'kept' : 'removed'
    return before.updated === seen ? 'kept' : 'overtaken'
  }

  #remember<Thing>(thing: Thing): Thing {
    const { id, updated } = (thing ?? {}) as Partial<Kept>
    if (typeof id === 'string' && typeof updated === 'number' && !this.#loose.has(id))
      this.#seen.set(id, updated)
    return thing
  }

  #leaveLoose(thing: Kept, trouble: ShelfTrouble): void {
    this.#loose.set(thing.id, thing)
    this.#warnBeforeLeaving()
    this.#report(trouble)
  }

  /** Settles when the change is safe. `deed` asks for that at once: a page may be closed in the next moment. */
  async #change(deed: (store: IDBObjectStore, fail: (error: unknown) => void) => void): Promise<void> {
    const transaction = (await this.#open()).transaction(STORE, 'readwrite')
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not stored.')))
      deed(transaction.objectStore(STORE), (error) => {
        reject(error instanceof Error ? error : new Error(String(error)))
        transaction.abort()
      })
    })
  }

  /** What is stored; undefined where nothing can be read. */
  async #look<Found>(question: (store: IDBObjectStore) => IDBRequest<Found>): Promise<Found | undefined> {
    try {
      const database = await this.#open()
      return await inTime(answerTo(question(database.transaction(STORE).objectStore(STORE))))
    } catch {
      this.#report('blocked')
      return undefined
    }
  }

  async #open(): Promise<IDBDatabase> {
    if (this.#stuck) throw new Error('The database does not answer.')
    this.#database ??= openDatabase((database) => {
      // Another page needs the database in a newer form, or the browser has closed it: it is opened again when needed.
      database.close()
      this.#database = null
    })
    const opening = this.#database
    opening.catch(() => {
      this.#database = null
    })
    try {
      return await inTime(opening)
    } catch (error) {
      this.#stuck = error instanceof NoAnswer
      if (this.#stuck) opening.then(() => this.#comeBack()).catch(() => {})
      throw error
    }
  }

  /** The database has answered after all: what was kept here meanwhile goes there. */
  async #comeBack(): Promise<void> {
    this.#stuck = false
    for (const thing of this.#loose.values()) await this.put(thing)
  }

  #report(trouble: ShelfTrouble | null): void {
    this.#warnBeforeLeaving()
    if (trouble === this.#trouble) return
    this.#trouble = trouble
    for (const listener of this.#listeners) listener()
  }

  /** Asked only while something would be lost: a page that may ask is slower to come back to. */
  #warnBeforeLeaving(): void {
    if (this.#loose.size > 0) addEventListener('beforeunload', askBeforeLeaving)
    else removeEventListener('beforeunload', askBeforeLeaving)
  }
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

class NoAnswer extends Error {
  override name = 'NoAnswer'
}

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswer('The database does not answer.')), PATIENCE_MS)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
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
