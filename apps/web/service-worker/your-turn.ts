/** What the server sends to wake a browser. */
interface YourTurn {
  readonly title: string
  readonly body: string
  readonly url: string
}

/** Tells a person whose browser has slept that it is their turn, and leads to the table. */
export function tellTurns(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const turn = event.data?.json() as YourTurn | undefined
    if (turn === undefined) return
    const { title, body, url } = turn
    // One notice for each table: a newer one takes the place of the older.
    event.waitUntil(
      worker.registration.showNotification(title, { body, tag: url, icon: '/icons/192.png', data: url }),
    )
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(worker, event.notification.data as string))
  })
}

/** The page that shows the table already, or a new one. */
async function open(worker: ServiceWorkerGlobalScope, url: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' })
  const page = pages.find((other) => other.url.startsWith(url))
  if (page) await page.focus()
  else await worker.clients.openWindow(url)
}
