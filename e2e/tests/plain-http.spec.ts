import { mkdtempSync, rmSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { faults } from '../axe.ts'
import { gather, mine, openTable, someoneDecides, visitor } from '../live-table.ts'
import { playAhead } from '../play-ahead.ts'
import { playOut } from '../play-out.ts'
import { startServer } from '../server-process.ts'
import { expect, test } from '../site.ts'
import { decide, over } from '../table.ts'

// How friends reach a laptop in a local network: by a name or a number that is no localhost, without encryption. To a
// browser that is no secure context, and much that it offers elsewhere is missing.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP entrepot.test 127.0.0.1'],
    }),
  baseURL: async ({ site }, use) => use(`http://entrepot.test:${new URL(site).port}`),
})
// The beginning and the end are played by the pages; what lies between would only take long.
for (const game of ['mombasa', 'yokohama'] as const) {
  test(`two browsers play ${game} to its end over plain http`, async ({ browser, baseURL }) => {
    const [anna, ben] = await gather(browser, baseURL, { bot: false, game })
    expect(await anna.evaluate(() => isSecureContext)).toBe(false)
    for (let n = 0; n < 4; n++) {
      await someoneDecides(anna, ben)
      for (const page of [anna, ben]) if (await mine(page).isVisible()) await decide(page, n)
    }
    await playAhead(game, anna, ben)
    for (const { decided } of await Promise.all([anna, ben].map((page) => playOut(page, { stride: 3 }))))
      expect(decided).toBeGreaterThan(1)
    for (const page of [anna, ben]) await expect(over(page)).toBeVisible()
  })
}

/** The code for phones that is drawn for an address. */
function codeFor(page: Page, address: string): Locator {
  return page.getByRole('img', { name: address, exact: true })
}

test('an invitation over plain http can be copied and scanned', async ({ browser, baseURL }) => {
  const anna = await visitor(browser, baseURL, 'Anna')
  await openTable(anna, 2)
  const complaints: string[] = []
  anna.on('pageerror', (error) => complaints.push(error.message))
  await expect(codeFor(anna, anna.url())).toBeVisible()
  const pasted = anna.evaluate(
    () =>
      new Promise<string>((resolve) => {
        // After the page has put its text there.
        addEventListener('copy', ({ clipboardData }) => resolve(clipboardData?.getData('text/plain') ?? ''))
      }),
  )
  await anna.getByRole('button', { name: 'Copy the link' }).click()
  await expect(anna.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(await pasted).toBe(anna.url())
  expect(complaints).toEqual([])
  await anna.setViewportSize({ width: 390, height: 844 })
  expect(await faults(anna)).toEqual([])
})

test('what needs an encrypted address says so where it would stand', async ({ browser, baseURL }) => {
  const anna = await visitor(browser, baseURL, 'Anna')
  await anna.goto('/profile')
  await expect(anna.getByText('Passkeys need an encrypted address (https)')).toBeVisible()
  await openTable(anna, 2)
  await anna.goto('/profile')
  await expect(anna.getByText('Passkeys need an encrypted address (https)')).toBeVisible()
  await expect(anna.getByText('Browsers take notices only from encrypted addresses')).toBeVisible()
  await anna.goto('/settings')
  await expect(anna.getByRole('region', { name: 'What is missing at this address' })).toContainText(
    'installing it as an app',
  )
  expect(await faults(anna)).toEqual([])
})

test('who opens the site as localhost invites others to an address that they reach', async ({ browser }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'entrepot-reach-'))
  const server = await startServer(dataDir, { host: '0.0.0.0' })
  try {
    const anna = await visitor(browser, server.address, 'Anna')
    await openTable(anna, 2)
    const { addresses } = (await (await anna.request.get('/api/reach')).json()) as { addresses: string[] }
    const own = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
    expect(addresses).toHaveLength(own.length)
    const { pathname } = new URL(anna.url())
    const [first] = addresses
    if (first === undefined) await expect(anna.getByText('works on this computer alone')).toBeVisible()
    else {
      await expect(anna.locator('code.invitation')).toHaveText(first + pathname)
      await expect(codeFor(anna, first + pathname)).toBeVisible()
    }
  } finally {
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
})
