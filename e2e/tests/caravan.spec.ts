// A game is its folders and one line in the list: Caravan, which this house does not offer, is played in one that has both.

import type { Page } from '@playwright/test'
import { faults } from '../axe.ts'
import { buildHouse, runInHouse } from '../caravan-house.ts'
import { gather, mine, someoneDecides } from '../live-table.ts'
import { withServer } from '../serve.ts'
import { complaintsOf, expect, test as base } from '../site.ts'
import { bar, decide, hurry, isOn, over, region, sitDown } from '../table.ts'
import { decideInText, isReading, sitDownToRead } from '../text-table.ts'

const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => withServer(use, buildHouse()),
    { scope: 'worker' },
  ],
})

// One house for all of them.
test.describe.configure({ mode: 'default' })

const entrepot = (...args: readonly string[]): string => runInHouse('apps/cli/src/main.ts', ...args)

test('the pages of the house offer and explain it as any other game', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Caravan', 'Mombasa', 'Yokohama'])
  await page.getByRole('link', { name: 'Rules of Caravan' }).click()
  await expect(page.getByRole('main')).toContainText('Nobody trades before all bids are in.')
  await page.goto('/gallery/caravan')
  await expect(page.getByRole('heading', { name: 'Bales' })).toBeVisible()
  await page.goto('/credits')
  await expect(page.getByRole('main')).toContainText('Caravan is the tiny game')
  // It brings no puzzles, and those of the others are there as ever.
  await page.goto('/puzzles')
  await expect(page.getByRole('radio', { name: 'Yokohama' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Caravan' })).toHaveCount(0)
  await page.goto('/puzzles/caravan/any')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such puzzle here.')
  expect(complaints).toEqual([])
})

test('two people and a bot play it through the server, look back, and keep a file that is sound', async ({
  browser,
  baseURL,
}) => {
  const [anna, ben] = await gather(browser, baseURL, { game: 'caravan' })
  for (let n = 0; !(await over(anna).isVisible()); n++) {
    for (const page of [anna, ben]) if (await mine(page).isVisible()) await decide(page, n)
    await someoneDecides(anna, ben)
  }
  await expect(over(ben)).toBeVisible()
  const sheet = anna.getByRole('dialog')
  for (const row of ['Coins', 'Bales', 'Paid for bids', 'Total'])
    await expect(sheet.getByRole('row', { name: new RegExp(`^${row}`) })).toBeVisible()
  expect(await faults(anna)).toEqual([])
  await test.step('any position can be looked at', () => lookBack(anna))
  await test.step('its file is verified by the terminal, and its review opens', () => review(anna))
})

async function lookBack(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Log' }).click()
  const log = page.getByRole('dialog', { name: 'Log' })
  await expect(log).toContainText('The bids are shown')
  await log.getByRole('listitem').last().click()
  await expect(bar(page)).toContainText('You are looking back at move')
}

async function review(page: Page): Promise<void> {
  await page.goto('/profile')
  const game = page.getByRole('listitem').filter({ hasText: 'Caravan' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    game.getByRole('link', { name: 'Save as a file' }).click(),
  ])
  expect(entrepot('verify', await download.path())).toMatch(/sound, \d+ commands of caravan 1/)
  await game.getByRole('link', { name: 'Review' }).click()
  await expect(over(page)).toBeVisible()
}

test('one person plays it against a bot on the device, by its boards', async ({ page }) => {
  const complaints = complaintsOf(page)
  await hurry(page)
  await sitDown(page, 'a short road', 'caravan')
  const board = region(page, 'Map')
  await board.getByRole('button', { name: 'Take 1 from the pool' }).click()
  await expect(page.getByRole('alert')).toContainText('takes 1 or 2 coins of those in the pool')
  await board.getByRole('button', { name: 'Bid 3' }).click()
  for (let n = 0; await isOn(page); n++) await decide(page, n)
  await expect(page.getByRole('dialog').getByRole('row', { name: /^Total/ })).toBeVisible()
  expect(complaints).toEqual([])
})

test('it is played in text to the final score', async ({ page }) => {
  await hurry(page, { textTable: true })
  await sitDownToRead(page, 'caravan', 'in words')
  await expect(page.getByRole('heading', { name: 'Your bags' })).toBeVisible()
  for (let n = 0; await isReading(page); n++) await decideInText(page, n)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const total = page.getByRole('region', { name: 'Score' }).getByRole('row', { name: /^Total/ })
  await expect(total.getByRole('cell')).toHaveCount(2)
})

test('the terminal plays, measures and counts it, and the types of the house hold for it', ({ site }) => {
  expect(site).toMatch(/^http/)
  expect(entrepot('sim', '--game', 'caravan', '--bots', '2,1')).toMatch(/^caravan, 2 players/)
  expect(entrepot('arena', '--game', 'caravan', '--bots', '1,random', '--games', '4')).toContain('4 games')
  expect(entrepot('stats', '--game', 'caravan', '--games', '4')).toContain('rounds')
  expect(runInHouse('node_modules/typescript/bin/tsc', '-p', 'tsconfig.caravan.json')).toBe('')
})
