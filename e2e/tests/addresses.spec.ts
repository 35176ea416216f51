import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { gather, openTable, visitor } from '../live-table.ts'
import { MOMENTS, keep } from '../moments.ts'
import { expect, test } from '../site.ts'
import { bar, hurry, isOn, layPlan, sitDown } from '../table.ts'

test('every odd address gets the page that says what is wrong', async ({ page }) => {
  await hurry(page)
  await sitDown(page, 'address')
  const table = page.url()
  for (const [address, heading] of [
    ['/tables/a%20b', 'There is no such table on this server.'],
    ['/tables/nobody', 'There is no such table on this server.'],
    [`${table}/at/-3`, 'Nothing is stored under this number'],
    [`${table}/at/1.5`, 'Nothing is stored under this number'],
    [`${table}/at/x`, 'Nothing is stored under this number'],
    ['/tables/abc/at/-3', 'Nothing is stored under this number'],
    ['/local/%E0%A4%A', 'There is no such table on this device.'],
    ['/tables/%E0%A4%A', 'There is no such table on this server.'],
    ['/rules/%', 'Nothing is stored under this number'],
    ['/%', 'Nothing is stored under this number'],
    ['/people/%', 'There is nobody of this name here.'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading)
  }
})

test('a name that the server would refuse is refused in its field, with the cause', async ({
  browser,
  baseURL,
}) => {
  const anna = await visitor(browser, baseURL, 'An\u202Ena')
  await anna.goto('/friends/mombasa')
  const cause = anna.getByText('This name contains a character that cannot be used')
  await expect(cause).toBeVisible()
  await expect(anna.getByRole('button', { name: 'Open the table' })).toBeDisabled()
  await anna.getByRole('textbox', { name: 'Your name' }).fill('Anna')
  await expect(cause).toHaveCount(0)
  await anna.getByRole('button', { name: 'Open the table' }).click()
  await expect(anna.getByRole('list', { name: 'Seats' })).toContainText('That is you')

  const ben = await visitor(browser, baseURL, 'B\u200Ben')
  await ben.goto(anna.url())
  await expect(ben.getByRole('textbox', { name: 'What shall the others call you?' })).toHaveValue('B\u200Ben')
  await ben.getByRole('button', { name: 'Sit here' }).click()
  await expect(
    ben.getByRole('alert').filter({ hasText: 'This name contains a character that cannot be used' }),
  ).toHaveCount(2)

  await anna.goto('/profile')
  await anna.getByRole('textbox', { name: 'Your name at the table' }).fill('An\u2028na')
  await expect(anna.getByRole('alert')).toContainText('This name contains a character that cannot be used')
})

test('a file that is too large for the server is called so', async ({ browser, baseURL }) => {
  const anna = await visitor(browser, baseURL, 'Anna')
  await openTable(anna, 2)
  await anna.goto('/profile')
  const large = JSON.stringify({ format: 'entrepot-game', filler: 'x'.repeat(1_200_000) })
  await anna
    .getByLabel('Open a game from a file')
    .setInputFiles({ name: 'large.json', mimeType: 'application/json', buffer: Buffer.from(large) })
  await expect(anna.getByRole('alert')).toHaveText('This file is too large.')
})

/** Drops a text as a file somewhere on the page. */
async function drop(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([content], 'game.json', { type: 'application/json' }))
    const target = document.querySelector('h1') ?? document.body
    const isLeft = (type: string): boolean =>
      target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    isLeft('dragover')
    if (isLeft('drop')) location.href = 'about:blank'
  }, text)
}

test('the file of a game that is dropped anywhere opens', async ({ page }) => {
  await hurry(page)
  await page.goto(await keep(page, MOMENTS.planning()))
  await page.goto('/')
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).first().click(),
  ])
  const text = readFileSync(await saved.path(), 'utf8')
  await page.goto('/rules/mombasa')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await drop(page, 'a shopping list')
  await expect(page.getByRole('alert')).toHaveText('This is not a file of a game.')
  await expect(page).toHaveURL(/rules/)
  await drop(page, text)
  await expect(page).toHaveURL(/\/local\//)
  expect(await isOn(page)).toBe(true)
})

test('a choice that another window of the same person has made void says so', async ({
  browser,
  baseURL,
}) => {
  const [anna] = await gather(browser, baseURL, { bot: false })
  const other = await anna.context().newPage()
  await other.goto(anna.url())
  const hand = anna.getByRole('region', { name: 'Hand' }).locator('button:enabled')
  await hand.first().click()
  await layPlan(other)
  await expect(anna.getByRole('alert')).toContainText('your choice was not carried out')
  await expect(other.getByRole('alert')).toHaveCount(0)
})

test('at twice its size a desktop page leaves the board half of the height', async ({ page }) => {
  await hurry(page)
  for (const moment of [MOMENTS.planning(), MOMENTS.turn()]) {
    await page.goto(await keep(page, moment))
    await expect(bar(page)).toBeVisible()
    for (const [width, height] of [
      [640, 360],
      [683, 384],
      [960, 540],
    ] as const) {
      await page.setViewportSize({ width, height })
      const board = page.getByRole('region', { name: 'Map' })
      const tab = page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: /^Map/ })
      if (await tab.isVisible()) await tab.click()
      const box = await board.boundingBox()
      expect((box?.height ?? 0) / height, `${width}×${height}`).toBeGreaterThanOrEqual(0.5)
    }
  }
})

test('a bookmark of a table on this device from before its address was changed still opens it', async ({
  page,
}) => {
  await hurry(page)
  const address = await keep(page, MOMENTS.turn())
  expect(address).toMatch(/^\/local\//)
  await page.goto(`${address.replace('/local/', '/table/')}/at/3`)
  await expect(page.getByRole('link', { name: 'Back to now' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`${address}/at/3`)
  await page.goto(address.replace('/local/', '/table/'))
  await expect(bar(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(address)
})
