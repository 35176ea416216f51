const KEY = 'entrepot.reloaded'
const NOT_AGAIN_MS = 60_000

/**
 * A file of this page is no longer on the server, because the site was renewed under it: the page is loaded anew, which
 * brings it to the new version. Not twice in a row: then something else is wrong, and the error page says so.
 */
export function reloadForStaleFiles(): void {
  addEventListener('vite:preloadError', () => {
    const before = Number(sessionStorage.getItem(KEY) ?? 0)
    if (!navigator.onLine || Date.now() - before < NOT_AGAIN_MS) return
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
  })
}
