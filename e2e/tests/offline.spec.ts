import { bringForward } from '../bring-forward.ts'
import { changingSite } from '../changing-site.ts'
import { fileOf, findMoment } from '../moments.ts'
import { playOut } from '../play-out.ts'
import { expect, test } from '../site.ts'
import { visitOnce } from '../visit-once.ts'
import { bar, curtain, hurry, PIOUS, sitDownTogether, takeDevice } from '../table.ts'

test.use({ serviceWorkers: 'allow' })
const over = () => findMoment('renewed', 2, ({ phase }) => phase === 'over')

test('every address opens without a network after one visit', async ({ page, context }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await visitOnce(page)
  await context.setOffline(true)
  for (const [address, heading] of [
    ['/', 'A quiet trading office for two heavy games'],
    ['/new/yokohama', 'New game: Yokohama'],
    ['/new/yokohama/together', 'New game at one device: Yokohama'],
    ['/rules/mombasa/M6.8', 'Mombasa'],
    ['/components/yokohama', 'About the components'],
    ['/gallery/mombasa', 'Mombasa: what is in the box'],
    ['/settings', 'Settings'],
    ['/friends/mombasa', 'This page needs the network'],
    ['/tables/abc', 'This page needs the network'],
    ['/nowhere', 'Nothing is stored under this number'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }), address).toContainText(heading)
    await expect(page.getByRole('status').getByText(/^You are offline/)).toBeVisible()
  }
  expect(complaints).toEqual([])
})

test('a new version waits for the next start, and never mixes with the old one', async ({
  page,
  context,
}) => {
  const site = await changingSite()
  try {
    await visitOnce(page, site.address)
    await page.reload()
    const other = await context.newPage()
    await other.goto(`${site.address}/rules/mombasa`)

    // Half a version: the document of one, the list of another. It is not taken.
    site.change('half', false)
    const left = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const found = new Promise<ServiceWorker | null>((resolve) =>
        registration.addEventListener('updatefound', () => resolve(registration.installing), { once: true }),
      )
      await registration.update().catch(() => {})
      const worker = await found
      while (worker?.state === 'installing')
        await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))
      return { state: worker?.state, kept: (await caches.keys()).some((name) => name.endsWith('half')) }
    })
    expect(left).toEqual({ state: 'redundant', kept: false })

    site.change('second')
    site.remove(/settings-page/)
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    const note = page.getByRole('status').getByText(/^A new version is ready/)
    await expect(note).toBeVisible()
    await page.reload()
    await expect(page.locator('body[data-mark]')).toHaveCount(0)

    await page.getByRole('button', { name: 'Start it now' }).click()
    await expect(page.locator('body[data-mark=second]')).toHaveCount(1)
    await expect(note).toBeHidden()

    // The other page began with the old version and finds all of it, although the server has it no more.
    await other.getByRole('link', { name: 'Settings' }).click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Settings')
    await expect(other.locator('body[data-mark]')).toHaveCount(0)
  } finally {
    site.close()
  }
})

test('a table tells of a new version between turns', async ({ page }) => {
  const site = await changingSite()
  try {
    await hurry(page)
    await visitOnce(page, site.address)
    await page.reload()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(fileOf(over())) })
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    site.change('second')
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await expect(page.getByRole('status').getByText(/^A new version is ready/)).toBeVisible()
    await page.getByRole('button', { name: 'Start it now' }).click()
    await expect(page.locator('body[data-mark=second]')).toHaveCount(1)
    await expect(page).toHaveURL(/\/local\//)
  } finally {
    site.close()
  }
})

test('the app can be installed', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const response = await request.get(address ?? '')
  expect(response.headers()['content-type']).toBe('application/manifest+json')
  const manifest = (await response.json()) as {
    icons: { src: string; type: string }[]
    shortcuts: { url: string; icons: { src: string; type: string }[] }[]
  }
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/new/mombasa', '/new/yokohama'])
  for (const { src, type } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]) {
    const icon = await request.get(src)
    expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, type])
  }
})

test('the service worker is asked for anew, files with their hash in the name are not', async ({
  request,
}) => {
  const worker = await request.get('/service-worker.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
  const asset = /\/assets\/index-[^"]+\.js/.exec(await worker.text())?.[0]
  expect((await request.get(asset ?? '')).headers()['cache-control']).toContain('immutable')
})

// The beginning and the last round are played by the page; what lies between would only take long.
for (const { game, name, manner } of [
  { game: 'mombasa', name: 'Mombasa', manner: { stride: 3 } },
  { game: 'yokohama', name: 'Yokohama', manner: { stride: 5, preferred: PIOUS } },
] as const) {
  test(`a game of ${name} without a network begins and ends, by two people and bots at one device`, async ({
    page,
    context,
  }) => {
    await hurry(page)
    await visitOnce(page)
    await context.setOffline(true)
    await page.reload()
    await sitDownTogether(page, game, 'without a network', [
      { name: 'Anna' },
      { name: 'Bruno' },
      { bot: 'Novice' },
    ])
    // By its own address, as a link or a bookmark opens it.
    await page.goto(page.url())
    await takeDevice(page, 'Anna')
    await expect(bar(page)).toBeVisible()
    await page.reload()
    await expect(curtain(page)).toBeVisible()
    const begun = await playOut(page, { ...manner, decisions: 40 })
    expect(begun.hands).toBeGreaterThan(4)
    await bringForward(page, game)
    const ended = await playOut(page, manner)
    expect(ended.hands).toBeGreaterThan(1)

    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(/^The game is over\. .+ wins?\.$/)
    await expect(sheet.getByRole('row', { name: /^Total/ })).toBeVisible()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: 'Move to the server' })).toBeHidden()

    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Review' })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Move to the server' }).click()
    // The server replays the whole game before it takes it.
    await expect(page.getByRole('link', { name: 'See it on the server' })).toBeVisible()
  })
}
