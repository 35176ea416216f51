// The real server on a free port with data of its own, and a browser to look at it with.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '../scripts/chromium.ts'
import { startServer } from './server-process.ts'

/** Serves the site, with data of its own, as long as it is used; that of another house where one is named. */
export async function withServer(use: (address: string) => Promise<void>, house?: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'entrepot-e2e-'))
  const server = await startServer(dataDir, { house })
  try {
    await use(server.address)
  } finally {
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The browser of the tests, for scripts that are no tests. */
export async function withBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const { executablePath, env } = await findChromium()
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox'],
    env: { ...process.env, ...env } as Record<string, string>,
  })
  try {
    await use(browser)
  } finally {
    await browser.close()
  }
}
