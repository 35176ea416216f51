// What a browser may withhold from a page: each is taken away before the page begins.

import type { Page } from '@playwright/test'

export const BREAKAGES = ['localStorage', 'IndexedDB', 'service worker', 'locks'] as const
export type Breakage = (typeof BREAKAGES)[number]

export async function takeAway(page: Page, ...parts: Breakage[]): Promise<void> {
  await page.addInitScript(
    (broken) => {
      const refuse = (): never => {
        throw new DOMException('Not allowed here.', 'SecurityError')
      }
      if (broken.includes('localStorage'))
        for (const store of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, store, { configurable: true, get: refuse })
      if (broken.includes('IndexedDB'))
        Object.defineProperty(window, 'indexedDB', { configurable: true, get: refuse })
      if (broken.includes('service worker')) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
      if (broken.includes('locks')) {
        Reflect.deleteProperty(Navigator.prototype, 'locks')
        Reflect.deleteProperty(window, 'BroadcastChannel')
      }
    },
    parts as readonly string[],
  )
}

/** The database is asked, and never says a word. */
export async function silenceDatabase(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
}

/** Puts records into the browser's database as they are. */
export async function plant(page: Page, ...records: object[]): Promise<void> {
  await page.evaluate(async (planted) => {
    const request = indexedDB.open('entrepot', 1)
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore('games', { keyPath: 'id' }),
    )
    await new Promise((resolve) => request.addEventListener('success', resolve))
    const transaction = request.result.transaction('games', 'readwrite')
    for (const record of planted) transaction.objectStore('games').put(record)
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
    request.result.close()
  }, records)
}

/** All that lies in the browser's database. */
export function kept(page: Page): Promise<{ id: string; [part: string]: unknown }[]> {
  return page.evaluate(async () => {
    const request = indexedDB.open('entrepot', 1)
    await new Promise((resolve) => request.addEventListener('success', resolve))
    const all = request.result.transaction('games').objectStore('games').getAll()
    await new Promise((resolve) => all.addEventListener('success', resolve))
    request.result.close()
    return all.result as { id: string }[]
  })
}
