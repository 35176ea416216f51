// The `test` of the browser tests: it comes with the real server, on a free port and with data of its own, one for
// each worker. Addresses such as `page.goto('/')` go there.

import { test as base, type Page } from '@playwright/test'
import { withServer } from './serve.ts'

export { expect } from '@playwright/test'

export const test = base.extend<{ departure: void }, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => withServer(use),
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
  // Whoever a test invites leaves with it: a table left open plays on and takes the time of all later tests.
  departure: [
    async ({ browser }, use) => {
      await use()
      for (const context of browser.contexts()) await context.close()
    },
    { auto: true },
  ],
})

/** Collects what a page writes into its console and what breaks in it. That the site is not kept on the device is meant. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.text() !== 'Service Worker registration blocked by Playwright')
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}
