/** How often a page that stays open asks whether there is a newer version of the site. */
const ASK_AGAIN_MS = 60 * 60_000

let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

/** Keeps the site on this device, so that it starts without a network. Where the browser does not allow it, it just plays on. */
export function keepSiteOnDevice(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // The page comes first: what it loads should not compete with what is only kept.
  const begin = (): void => void watch().catch(() => {})
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

async function watch(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/service-worker.js', {
    updateViaCache: 'none',
  })
  const look = (): void => {
    // Without a controller the page runs on the version that has just been kept.
    waiting = navigator.serviceWorker.controller === null ? null : registration.waiting
    for (const listener of listeners) listener()
  }
  look()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < ASK_AGAIN_MS) return
    asked = Date.now()
    void registration.update().catch(() => {})
  })
}

/** Whether a newer version of the site lies ready for the next start. */
export function isUpdateReady(): boolean {
  return waiting !== null
}

export function watchUpdates(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Starts anew with the newer version, in this page alone: others go on with the files they began with. */
export function startNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('take-over')
}

/** Fetches the version that the server has now and starts it, where this page cannot wait for it. */
export async function startNewestVersion(): Promise<void> {
  const registration =
    'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  await registration?.update().catch(() => {})
  const newer = registration?.installing ?? registration?.waiting
  if (!newer) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  newer.postMessage('take-over')
}
