import { deviceShelf } from '../platform/device-shelf.ts'
import { visitNotes } from '../platform/notes.ts'

const KEY = 'entrepot.reloaded'
const NOT_AGAIN_MS = 60_000

/**
 * A file of this page is no longer on the server, because the site was renewed under it: the page is loaded anew, which
 * brings it to the new version. Not twice in a row, and not where that would lose a game: then the part that needs the file
 * says so, and can be tried again.
 */
export function reloadForStaleFiles(): void {
  addEventListener('vite:preloadError', () => {
    const before = Number(visitNotes.read(KEY) ?? 0)
    if (Date.now() - before < NOT_AGAIN_MS || deviceShelf.trouble() !== null) return
    void servedDocument().then((served) => {
      const script = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''
      if (served === null || served.includes(script)) return
      visitNotes.write(KEY, String(Date.now()))
      location.reload()
    })
  })
}

/** A script or a style that did not come; each browser says it in its own way. */
export function isUnloaded({ message }: Error): boolean {
  return /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(message)
}

/**
 * Some browsers remember for as long as a page lives that a script could not be loaded. Where trying again was in vain,
 * the page is loaded anew, as soon as the server answers and nothing would be lost by it.
 */
export function reloadForUnloaded(error: Error): void {
  if (!isUnloaded(error) || deviceShelf.trouble() !== null) return
  void servedDocument().then((served) => {
    if (served !== null) location.reload()
  })
}

/** The document of the site as the server has it now; null where it does not answer. */
async function servedDocument(): Promise<string | null> {
  try {
    const response = await fetch('/', { cache: 'no-store' })
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}
