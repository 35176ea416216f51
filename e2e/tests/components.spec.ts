// Whoever owns a box puts the figures right, on a phone beside it, with a keyboard or a finger.

import { readFileSync } from 'node:fs'
import type { Edition } from '@entrepot/kernel'
import type { Page } from '@playwright/test'
import { faults } from '../axe.ts'
import { complaintsOf, expect, test } from '../site.ts'
import { bar, hurry } from '../table.ts'

test.use({ viewport: { width: 390, height: 844 } })

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

/** The part of the box that is looked at. */
async function lookAt(page: Page, part: string): Promise<void> {
  await page.locator('.part-select select').selectOption(part)
}

async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => {
    const settings = JSON.parse(localStorage.getItem('entrepot.settings') ?? '{}') as object
    localStorage.setItem('entrepot.settings', JSON.stringify({ ...settings, language: chosen }))
  }, language)
  await page.reload()
}

test('a box is compared, corrected, tried, shared and played', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const complaints = complaintsOf(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await hurry(page)
  await page.goto('/components')
  await expect(page).toHaveURL(/\/components\/mombasa$/)
  await lookAt(page, 'bookTiles')
  const book = card(page, 'Book A01')
  const atLeast = book.getByRole('textbox', { name: /^At least/ })
  const before = await atLeast.inputValue()
  const other = before === '3' ? '4' : '3'

  // With the keyboard: the figure is drawn at once, is different from the default, and comes from the box.
  await atLeast.focus()
  await page.keyboard.type(other)
  await expect(book.locator('.book-face')).toContainText(other)
  await expect(book).toContainText(`default: ${before}`)
  await expect(book.getByRole('checkbox', { name: 'As in my box' })).toBeChecked()
  await expect(page.getByText(/^1 of \d+ checked$/)).toBeVisible()
  await expect(page.getByText('1 difference to the default')).toBeVisible()

  // What is no number is told, and nothing is lost by it.
  await atLeast.fill('three')
  await expect(book.getByRole('alert')).toContainText('A whole number from 0 to 999')
  await expect(book.locator('.book-face')).toContainText(other)
  await page.reload()
  await lookAt(page, 'bookTiles')
  await expect(atLeast).toHaveValue(other)

  // Counts that must hold are told in words; undo brings back what held.
  await book.getByRole('combobox', { name: /^Letter/ }).selectOption('B')
  await expect(page.getByText('Books · A: there must be 24, there are 23.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play it' })).toBeDisabled()
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Everything that must hold holds.')).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByText('Books · B: there must be 24, there are 25.')).toBeVisible()
  await undo.click()

  // As a file and back, and by a link that another device reads.
  await page.getByRole('textbox', { name: 'Name of your edition' }).fill('Box of the club')
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  const file = JSON.parse(readFileSync(await saved.path(), 'utf8')) as Edition
  expect(file).toMatchObject({ name: 'Box of the club', provenance: { 'bookTiles.book-A01': 'box' } })
  await page.getByRole('button', { name: 'Back to the default figures' }).click()
  await expect(atLeast).toHaveValue(before)
  const upload = page.getByLabel('Open a file of an edition')
  await upload.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(page.getByText('This holds no edition that this page can read.')).toBeVisible()
  await upload.setInputFiles(await saved.path())
  await expect(atLeast).toHaveValue(other)
  await page.getByRole('button', { name: 'Copy a link' }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const elsewhere = await browser.newContext({
    locale: 'en-GB',
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const friend = await elsewhere.newPage()
  await friend.goto(link)
  await friend.getByRole('button', { name: 'Take it over' }).click()
  await expect(friend.getByRole('textbox', { name: 'Name of your edition' })).toHaveValue('Box of the club')
  await expect(friend.getByText('1 difference to the default')).toBeVisible()
  await elsewhere.close()

  // Four languages, without a fault of access, within the width of a phone.
  for (const [language, progress] of [
    ['ru', /^проверено 1 из/],
    ['pt-BR', /^1 de \d+ conferidos$/],
    ['ja', /件中1件確認済み$/],
    ['en', /^1 of \d+ checked$/],
  ] as const) {
    await speak(page, language)
    await expect(page.getByText(progress)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
  expect(await faults(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await faults(page, { colorScheme: 'dark' })).toEqual([])

  // Games that play themselves, and one to sit down at.
  await page.getByRole('button', { name: 'Try it out' }).click()
  await expect(page.getByText('100 random games and 10 of bots came to their end')).toBeVisible({
    timeout: 200_000,
  })
  await expect(page.getByRole('row', { name: /^Points on average/ })).toBeVisible()
  await page.getByRole('button', { name: 'Play it' }).click()
  await expect(bar(page)).toBeVisible()
  await page.goto('/new/mombasa')
  await expect(page.getByRole('radio', { name: 'Mine: Box of the club' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('every part of both boxes can be looked at, and is printed as a list', async ({ page }) => {
  const complaints = complaintsOf(page)
  for (const game of ['mombasa', 'yokohama']) {
    await page.goto(`/components/${game}`)
    const parts = await page
      .locator('.part-select option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
    for (const part of parts) {
      await lookAt(page, part)
      await expect(page.locator('.figure-item').first()).toBeVisible()
      const bare = page.locator('.figure-item').filter({ hasNot: page.locator('input[inputmode], select') })
      await expect(bare).toHaveCount(0)
    }
    await page.evaluate(() => {
      window.print = () =>
        document.body.setAttribute('data-printed', document.querySelector('.check-list')?.textContent ?? '')
    })
    await page.getByRole('button', { name: 'Print a check list' }).click()
    await expect(page.locator('body')).toHaveAttribute(
      'data-printed',
      game === 'mombasa'
        ? /Check list: Mombasa.*Coffee 1 Type Coffee/
        : /Check list: Yokohama.*Shop lots · 1 · Gain: /,
    )
  }
  expect(complaints).toEqual([])
})
