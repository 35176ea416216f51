/** Small texts by name in a store of the browser. Where that may not be used or is full, they last as long as the page. */
class Notes {
  readonly #open: () => Storage
  /** What could not be stored; null for what could not be removed. */
  readonly #loose = new Map<string, string | null>()

  constructor(open: () => Storage) {
    this.#open = open
  }

  read(name: string): string | null {
    const loose = this.#loose.get(name)
    if (loose !== undefined) return loose
    try {
      return this.#open().getItem(name)
    } catch {
      return null
    }
  }

  /** Writes a text, or removes it with null; false where the store did not take it. */
  write(name: string, text: string | null): boolean {
    try {
      const store = this.#open()
      if (text === null) store.removeItem(name)
      else store.setItem(name, text)
      this.#loose.delete(name)
      return true
    } catch {
      this.#loose.set(name, text)
      return false
    }
  }
}

/** Kept on this device. To name the store is enough to be refused it, so that is done late. */
export const deviceNotes = new Notes(() => localStorage)

/** Kept as long as this window. */
export const visitNotes = new Notes(() => sessionStorage)
