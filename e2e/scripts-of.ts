import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/** Gzipped sizes of scripts, in kB. */
export interface Weight {
  /** Of those that were asked for before the wanted thing was on the page: it could not be shown without them. */
  readonly until: number
  /** Of all that the visit loaded, those of workers among them. */
  readonly all: number
}

/** Weighs the scripts that a visit loads, until a thing is shown and in all. What comes after the visit is not waited for. */
export async function weigh(page: Page, wanted: string, visit: () => Promise<void>): Promise<Weight> {
  await page.addInitScript((selector) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector(selector) === null) return
      observer.disconnect()
      Object.assign(window, { wantedAt: Date.now() })
    }).observe(document, { childList: true, subtree: true })
  }, wanted)
  const scripts: Promise<{ at: number; size: number }>[] = []
  const weighed = async (response: Response): Promise<{ at: number; size: number }> => ({
    at: response.request().timing().startTime,
    size: gzipSync(await response.body()).length / 1000,
  })
  const note = (response: Response): void => {
    if (response.url().endsWith('.js')) scripts.push(weighed(response))
  }
  page.on('response', note)
  await visit()
  page.off('response', note)
  const shownAt = await page.evaluate(() => (window as unknown as { wantedAt: number }).wantedAt)
  const sum = (sizes: readonly { size: number }[]): number =>
    sizes.reduce((total, { size }) => total + size, 0)
  const loaded = await Promise.all(scripts)
  return { until: sum(loaded.filter(({ at }) => at < shownAt)), all: sum(loaded) }
}
