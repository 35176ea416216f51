import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/** The gzipped size of all scripts that a visit loads, in kB. What comes after it is not waited for. */
export async function scriptsOf(page: Page, visit: () => Promise<void>): Promise<number> {
  const sizes: Promise<number>[] = []
  const weigh = (response: Response): void => {
    if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body).length))
  }
  page.on('response', weigh)
  await visit()
  page.off('response', weigh)
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0) / 1000
}
