import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { faults } from '../axe.ts'
import { mine, openTable, visitor } from '../live-table.ts'
import { startServer } from '../server-process.ts'
import { expect, test } from '../site.ts'
import { bar, decide } from '../table.ts'

/** Anna against a bot at a table of the server. */
async function annaPlays(anna: Page): Promise<void> {
  await openTable(anna, 2)
  await anna.getByRole('radio', { name: 'Novice' }).check()
  await anna.getByRole('button', { name: 'Give to a bot' }).click()
  await anna.getByRole('button', { name: 'Begin the game' }).click()
  await expect(bar(anna)).toBeVisible()
}

test('a server that is killed in mid-turn and comes back costs nobody anything', async ({ browser }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'entrepot-restart-'))
  let server = await startServer(dataDir)
  const restart = async (): Promise<void> => {
    server = await startServer(dataDir, { port: new URL(server.address).port })
  }
  try {
    const anna = await visitor(browser, server.address, 'Anna')
    const joins: { readonly since: number }[] = []
    anna.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const text = String(payload)
        if (text.includes('"type":"join"')) joins.push(JSON.parse(text) as { since: number })
      }),
    )
    await annaPlays(anna)
    const lost = anna.getByRole('alert').filter({ hasText: 'The connection is lost' })
    const me = anna.getByRole('region', { name: 'Me' })
    const laid = me.getByRole('button', { name: /^Slot/ }).filter({ hasNotText: 'empty' })
    const hand = me.getByRole('region', { name: 'Hand' }).locator('button:enabled')

    // Half a plan, which only this page knows; one more card is laid while nobody answers.
    await hand.first().click()
    const before = await me.innerText()
    await server.end('SIGKILL')
    await expect(lost).toBeVisible()
    await expect(me).toHaveText(before, { useInnerText: true })
    await hand.first().click()
    const half = await me.innerText()
    expect(half).not.toBe(before)
    await restart()
    await expect(lost).toHaveCount(0)
    await expect(me).toHaveText(half, { useInnerText: true })
    await expect(laid).not.toHaveCount(0)

    // Half a turn, which the server keeps; the next step is taken while nobody answers, and arrives once.
    await decide(anna, 0)
    await expect(mine(anna)).toContainText('Choose your action')
    await decide(anna, 0)
    await expect(bar(anna).getByText(/Goods worth/)).toBeVisible()
    await server.end('SIGKILL')
    await expect(lost).toBeVisible()
    await bar(anna).getByRole('button', { name: 'Undo' }).click()
    await restart()
    await expect(lost).toHaveCount(0)
    await expect(mine(anna)).toContainText('Choose your action')
    // What the page holds is not asked for again.
    expect(joins.at(-1)?.since).toBeGreaterThan(0)
  } finally {
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('a page that is older than the server says so, and goes on when it is loaded anew', async ({
  browser,
  baseURL,
}) => {
  const anna = await visitor(browser, baseURL, 'Anna')
  await annaPlays(anna)
  let newer = true
  await anna.routeWebSocket(/\/api\/socket$/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      const text = String(message)
      socket.send(
        newer && text.includes('"type":"welcome"') ? text.replace('"protocol":', '"protocol":9') : text,
      )
    })
  })
  await anna.reload()
  await expect(anna.getByRole('heading', { level: 1 })).toHaveText('The site has been renewed')
  expect(await faults(anna)).toEqual([])
  newer = false
  await anna.getByRole('button', { name: 'Reload' }).click()
  await expect(bar(anna)).toBeVisible()
})

test('a file that the renewed site no longer has leads to the new version', async ({ page }) => {
  await page.goto('/')
  // The server has another document by now.
  await page.route('/', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue()
    return route.fulfill({ body: '<script type="module" src="/assets/index-newer.js"></script>' })
  })
  let asked = 0
  await page.route(/\/assets\/credits-page-.*\.js$/, (route) =>
    ++asked === 1 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.getByRole('link', { name: 'Credits' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Credits')
  expect(asked).toBe(2)
})

test('when a table cannot be drawn, the report names version, game, table and position', async ({
  browser,
  baseURL,
}) => {
  const anna = await visitor(browser, baseURL, 'Anna')
  let broken = false
  await anna.routeWebSocket(/\/api\/socket$/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) =>
      socket.send(broken ? String(message).replace('"view":{', '"view":7,"rest":{') : message),
    )
  })
  await annaPlays(anna)
  const table = anna.url().split('/').at(-1)
  broken = true
  await decide(anna, 0)
  await expect(anna.getByRole('heading', { level: 1 })).toHaveText('The ink has run')
  expect(await faults(anna)).toEqual([])
  await anna.getByText('What the report says').click()
  const report = anna.locator('pre')
  await expect(report).toContainText(/Entrepôt \d+\.\d+\.\d+/)
  await expect(report).toContainText(new RegExp(`mombasa [\\d.]+, table ${table}, position \\d+, seat 0`))
  broken = false
  await anna.getByRole('button', { name: 'Reload' }).click()
  await expect(bar(anna)).toBeVisible()
})
