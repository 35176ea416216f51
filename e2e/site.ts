// The `test` of the browser tests: it comes with the real server, on a free port and with data of its own, one for
// each worker. Addresses such as `page.goto('/')` go there.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { test as base, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

const root = fileURLToPath(new URL('..', import.meta.url))

export const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'entrepot-e2e-'))
      const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
        cwd: root,
        env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const closed = once(server, 'close')
      try {
        await use(await readAddress(server.stdout))
      } finally {
        server.kill('SIGTERM')
        await closed
        rmSync(dataDir, { recursive: true, force: true })
      }
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
})

async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /http:\/\/\S+/.exec(line)?.[0]
    if (address) {
      output.resume()
      return address
    }
  }
  throw new Error('The server ended before it printed its address.')
}

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
