import { gather, mine, openTable, someoneDecides, visitor } from '../live-table.ts'
import { expect, test } from '../site.ts'
import { bar, decide, hurry, isOn, layPlan, sitDown } from '../table.ts'

test('a part that cannot be loaded leaves the table alone, and is tried again in its place', async ({
  page,
}) => {
  await hurry(page)
  await sitDown(page, 'text table')
  await layPlan(page)
  expect(await isOn(page)).toBe(true)
  let broken = true
  await page.route(/\/assets\/text-table-.*\.(js|css)$/, (route) =>
    broken ? route.abort() : route.continue(),
  )
  await page.getByRole('navigation').getByRole('button', { name: 'Switch to the text table' }).click()
  await expect(page.getByText('This part could not be shown.')).toBeVisible()
  expect(await isOn(page)).toBe(true)
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Your decision/ })).toBeVisible()
})

test('a page that cannot be loaded keeps its masthead, and is tried again in its place', async ({ page }) => {
  await page.goto('/')
  let broken = true
  await page.route(/\/assets\/credits-page-.*\.js$/, (route) => (broken ? route.abort() : route.continue()))
  await page.getByRole('link', { name: 'Credits' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Credits')
})

test('without words there is no empty page', async ({ page }) => {
  let broken = true
  await page.route(/\/assets\/words-en-.*\.js$/, (route) => (broken ? route.abort() : route.continue()))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entrepôt')
  broken = false
  await page.getByRole('button', { name: /^Try again/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A quiet trading office')
})

test('while the own move travels, the table says so; a dead line is noticed within seconds', async ({
  browser,
  baseURL,
}) => {
  const [anna, ben] = await gather(browser, baseURL, { bot: false })
  await someoneDecides(anna, ben)
  // The line that is there dies without a word; the next one is sound.
  let cut = (): void => {}
  await anna.routeWebSocket(/\/api\/socket$/, (socket) => {
    const server = socket.connectToServer()
    let dead = false
    cut = () => {
      dead = true
    }
    socket.onMessage((message) => {
      if (!dead) server.send(message)
    })
    server.onMessage((message) => {
      if (!dead) socket.send(message)
    })
  })
  await anna.clock.install()
  await anna.reload()
  await expect(mine(anna)).toBeVisible()
  cut()
  // The clock of the device is set back meanwhile, as when it learns the right time.
  await anna.evaluate(() => {
    const now = Date.now
    Date.now = () => now() - 3_600_000
  })
  await decide(anna, 0)
  const bars = anna.getByText('Sending your move…')
  await expect(bars.first()).toBeVisible()
  await expect(anna.getByText(/^Waiting for/)).toHaveCount(0)
  // The dead line is given up after six seconds of the page's own time, and the move arrives over a new one.
  await anna.clock.pauseAt(Date.now() + 1000)
  await anna.clock.runFor(10_000)
  await expect(bars).toHaveCount(0)
})

test('clocks on the table survive a changed system clock', async ({ browser, baseURL }) => {
  const [anna] = await gather(browser, baseURL, { clock: 'Live: 45 minutes each' })
  const own = anna.getByRole('timer', { name: 'Your time left' })
  await expect(own).toHaveText(/^4[45]:\d\d$/)
  const shown = await own.evaluate(async (timer: HTMLElement) => {
    const now = Date.now
    Date.now = () => now() + 7_200_000
    const texts = new Set<string>()
    while (texts.size < 2) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      texts.add(timer.innerText.trim())
    }
    return [...texts]
  })
  for (const text of shown) expect(text).toMatch(/^4[45]:\d\d$/)
})

test('pages that only the server could fill say so while it does not answer', async ({ page }) => {
  await page.goto('/')
  let broken = true
  await page.route('**/api/**', (route) => (broken ? route.abort() : route.continue()))
  await page.routeWebSocket(/\/api\/socket$/, (socket) => void socket.close())
  for (const address of ['/people/somebody', '/profile', '/tables/abc']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('This page needs the network')
  }
  await page.goto('/people/somebody')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs the network')
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nobody of this name here.')
})

test('a bot whose rules cannot be loaded leaves the table standing, and is asked again', async ({ page }) => {
  await page.addInitScript(() => {
    const Real = Worker
    window.Worker = class extends Real {
      override postMessage(question: unknown): void {
        super.postMessage('broken' in window ? { game: 'no such game' } : question)
      }
    }
  })
  await hurry(page)
  // In this deal the bot has the first turn.
  await sitDown(page, 'stopped bot')
  await page.evaluate(() => Object.assign(window, { broken: true }))
  await layPlan(page)
  await expect(page.getByText('A bot has stopped thinking.')).toBeVisible()
  await page.evaluate(() => Reflect.deleteProperty(window, 'broken'))
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(await isOn(page)).toBe(true)
  await expect(page.getByText('A bot has stopped thinking.')).toHaveCount(0)
})

test('an open table survives a lost server while its host waits', async ({ browser, baseURL }) => {
  const anna = await visitor(browser, baseURL, 'Anna')
  await openTable(anna, 2)
  await anna.route('**/api/tables/**', (route) => route.abort())
  await anna.getByRole('button', { name: 'Give to a bot' }).click()
  await expect(anna.getByRole('alert')).toHaveText('The server does not answer. Try again in a moment.')
  await anna.unroute('**/api/tables/**')
  await anna.getByRole('button', { name: 'Give to a bot' }).click()
  await expect(anna.getByRole('button', { name: 'Begin the game' })).toBeEnabled()
  await expect(bar(anna)).toHaveCount(0)
})
