// Games that were begun on the first release open and go on, on the device and on the server.

import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { mombasa } from '@entrepot/mombasa'
import { yokohama } from '@entrepot/yokohama'
import type { Page } from '@playwright/test'
import { mine, someoneDecides, visitor } from '../live-table.ts'
import { playOut } from '../play-out.ts'
import { startServer } from '../server-process.ts'
import { complaintsOf, expect, test } from '../site.ts'
import { bar, decide, hurry } from '../table.ts'

const root = new URL('../../', import.meta.url)

/** Where the rules of release 1 are a chunk of their own, it is counted how often one is loaded. */
function releasesLoaded(page: Page): string[] {
  const loaded: string[] = []
  page.context().on('request', (request) => {
    if (request.url().includes('/assets/releases/')) loaded.push(request.url())
  })
  return loaded
}

for (const { id, version } of [mombasa, yokohama]) {
  test(`${id}: a game of release 1 on the device opens, and goes on with its bots to the end`, async ({
    page,
  }) => {
    const golden = new URL(`packages/releases/golden/${id}-1/2-left.json.gz`, root)
    const { file } = JSON.parse(gunzipSync(readFileSync(golden)).toString()) as { file: { log: unknown[] } }
    const players = [
      { name: '', level: null },
      { name: 'Amina', level: '1' },
    ]
    const loaded = releasesLoaded(page)
    const complaints = complaintsOf(page)
    await hurry(page)
    await page.goto('/')
    const buffer = Buffer.from(JSON.stringify({ ...file, players }))
    await page
      .getByLabel('Open a file')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
    await expect(bar(page)).toBeVisible()
    // From the device's own store, as after an update of the site.
    await page.reload()
    await expect(bar(page)).toBeVisible()
    await playOut(page, { stride: 7 })
    await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible()
    expect(complaints).toEqual([])
    expect(loaded.length > 0).toBe(version !== '1')
  })
}

test('a game of rules that the page does not know is told, and can be saved as a file', async ({ page }) => {
  await hurry(page)
  await page.goto('/')
  await page.evaluate(async () => {
    const opening = indexedDB.open('entrepot', 1)
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('games', { keyPath: 'id' }),
    )
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const record = { game: 'mombasa', version: 'lost', options: {}, seats: 2, seed: 'x', log: [] }
    const players = [
      { name: '', level: null },
      { name: 'Amina', level: '1' },
    ]
    const summary = { round: 1, deciders: [0], over: false }
    const storing = opening.result.transaction('games', 'readwrite')
    storing.objectStore('games').put({ id: 'lost', record, players, updated: 1, summary, moved: null })
    await new Promise((resolve) => storing.addEventListener('complete', resolve))
    opening.result.close()
  })
  await page.goto('/local/lost')
  await expect(page.getByRole('heading')).toHaveText(
    'This game uses version lost of the rules, which this page does not know.',
  )
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  expect(JSON.parse(readFileSync(await saved.path(), 'utf8'))).toMatchObject({ version: 'lost', seed: 'x' })
})

test.describe('a server with the data of release 1', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'entrepot-release-'))
  const stored = join(dataDir, 'entrepot.sqlite')

  test.beforeAll(() => copyFileSync(new URL('apps/server/test/fixtures/release-1.sqlite', root), stored))
  test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  /** The one table with these properties. */
  function tableOf(where: string): string {
    const sql = new DatabaseSync(stored)
    const row = sql.prepare(`SELECT id FROM game_table WHERE ${where}`).get() as { id: string }
    sql.close()
    return row.id
  }

  test('its tables open, are looked back at, and go on', async ({ browser }) => {
    const live = tableOf("game = 'mombasa' AND status = 'playing'")
    const finished = tableOf("game = 'yokohama' AND status = 'finished'")
    const server = await startServer(dataDir)
    try {
      const pages: Page[] = []
      for (const name of ['ada', 'ben']) {
        const page = await visitor(browser, server.address, name)
        const data = { email: `${name}@example.org`, password: 'a long password' }
        expect((await page.request.post('/api/session', { data })).ok()).toBe(true)
        await page.goto(`/tables/${live}`)
        await expect(bar(page)).toBeVisible()
        pages.push(page)
      }
      const [ada, ben] = pages as [Page, Page]
      for (let n = 0; n < 8; n++) {
        await someoneDecides(ada, ben)
        await decide((await mine(ada).isVisible()) ? ada : ben, n)
      }
      const { length } = new DatabaseSync(stored, { readOnly: true })
        .prepare('SELECT length FROM game_table WHERE id = ?')
        .get(live) as { length: number }
      expect(length).toBeGreaterThan(61)

      await ada.goto(`/tables/${finished}/at/100`)
      await expect(bar(ada)).toContainText('You are looking back at move 100.')
      await Promise.all(pages.map((page) => page.context().close()))
    } finally {
      await server.end('SIGTERM')
    }
  })
})
