import type { Locator } from '@playwright/test'
import { openTable, visitor } from '../live-table.ts'
import { complaintsOf, expect, test } from '../site.ts'
import { bar, hurry, isOn, layPlan, sitDown } from '../table.ts'

/** Two clicks before the page can do anything about the first. */
function clickTwiceAtOnce(button: Locator): Promise<void> {
  return button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
}

test('a deleted game can be taken back, and a double click deletes nothing else', async ({ page }) => {
  await hurry(page)
  await sitDown(page, 'first')
  await sitDown(page, 'second')
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Resume' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete' }).first().dblclick()
  await expect(page.getByText('Mombasa: deleted.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Resume' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Resume' })).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Resume' })).toHaveCount(2)
})

test('"Sit down" clicked twice deals one game', async ({ page }) => {
  await hurry(page)
  await page.goto('/new/mombasa')
  await clickTwiceAtOnce(page.getByRole('button', { name: 'Sit down' }))
  await expect(bar(page)).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Resume' })).toHaveCount(1)
})

test('"Open the table" clicked twice opens one table', async ({ browser, baseURL }) => {
  const anna = await visitor(browser, baseURL, 'Anna')
  await anna.goto('/friends/mombasa')
  let opened = 0
  await anna.route('**/api/tables', async (route) => {
    if (route.request().method() === 'POST') opened++
    await route.continue()
  })
  const button = anna.getByRole('button', { name: 'Open the table' })
  await clickTwiceAtOnce(button)
  await button.click({ timeout: 300 }).catch(() => {})
  await expect(anna.getByRole('list', { name: 'Seats' })).toContainText('That is you')
  expect(opened).toBe(1)
})

test('two clicks in one task carry out one move and break nothing', async ({ page }) => {
  const complaints = complaintsOf(page)
  await hurry(page)
  await sitDown(page, 'one task')
  await layPlan(page)
  expect(await isOn(page)).toBe(true)
  const list = bar(page).getByRole('button', { name: /^Choices \(/ })
  await list.click()
  const before = await bar(page).innerText()
  await clickTwiceAtOnce(bar(page).getByRole('list').getByRole('button').first())
  await expect(bar(page)).not.toHaveText(before, { useInnerText: true })
  const undo = bar(page).getByRole('button', { name: 'Undo' })
  await clickTwiceAtOnce(undo)
  expect(await isOn(page)).toBe(true)
  expect(complaints).toEqual([])
})

test('a table is not closed, and a guest not signed out, by a double click', async ({ browser, baseURL }) => {
  const anna = await visitor(browser, baseURL, 'Anna')
  await openTable(anna, 2)
  await anna.getByRole('button', { name: 'Close the table' }).dblclick()
  await expect(anna.getByRole('button', { name: 'Close it for everybody?' })).toBeVisible()
  await anna.goto('/profile')
  await anna.getByRole('button', { name: 'Sign out' }).dblclick()
  await expect(anna.getByText('You are a guest')).toBeVisible()
})
