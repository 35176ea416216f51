import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { faults } from '../axe.ts'
import { complaintsOf, expect, test } from '../site.ts'
import { bar, decide, hurry, isOn } from '../table.ts'

test.describe.configure({ timeout: 150_000 })

/** Deals a game against so many bots from a seed, and keeps an order. */
async function sitDown(page: Page, seed: string, bots: number): Promise<void> {
  await page.goto('/new/yokohama')
  await page.getByRole('radio', { name: bots === 1 ? '1 bot' : `${bots} bots` }).check()
  await page.getByText('Seed').first().click()
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(bar(page).getByText('Keep one of your two orders')).toBeVisible()
  await page.getByRole('region', { name: 'Me' }).getByRole('button', { name: /order/ }).first().click()
  const confirm = bar(page).getByRole('button', { name: 'Confirm' })
  if (await confirm.isEnabled()) await confirm.click()
  expect(await isOn(page)).toBe(true)
}

test('a whole game of Yokohama against a bot, and its score sheet', async ({ page }) => {
  const complaints = complaintsOf(page)
  await hurry(page)
  await sitDown(page, 'meiji', 1)
  for (let n = 0; await isOn(page); n++) await decide(page, n * 5)

  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading')).toHaveText(/^The game is over\. .+ wins?\.$/)
  await expect(sheet.getByRole('row', { name: /^Points gained during play/ })).toBeVisible()
  expect(complaints).toEqual([])
})

test('assistants are placed and the president walks by clicks on the prints', async ({ page }) => {
  await hurry(page)
  await sitDown(page, 'prints', 1)
  const board = page.getByRole('region', { name: 'Map' })
  await board.getByRole('button', { name: /^Tea Plantation I\./ }).click()
  await board.getByRole('button', { name: /^Bank\./ }).click()
  await expect(bar(page).getByText('Place assistants: 1 more in other areas')).toBeVisible()
  await expect(board.getByRole('button', { name: /^Bank\..*your power 2: 2 yen/ })).toBeVisible()
  await bar(page).getByRole('button', { name: 'Place no more assistants' }).click()
  await board.getByRole('button', { name: /^Bank\./ }).click()
  await expect(bar(page).getByRole('list', { name: 'If you do this' })).toContainText('Yen')
})

test('a click on something forbidden is answered with the rule of Yokohama', async ({ page }) => {
  await hurry(page)
  await sitDown(page, 'rules', 2)
  await page
    .getByRole('region', { name: 'Map' })
    .getByRole('button', { name: /^Canal\./ })
    .click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Rule Y4.3' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the table of Yokohama is accessible in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await hurry(page)
    await sitDown(page, 'axe', 1)
    expect(await faults(page)).toEqual([])
    for (const board of ['Technologies', 'Church · Customs House', 'Goals']) {
      await page.getByRole('navigation', { name: 'Boards' }).getByRole('button', { name: board }).click()
      expect(await faults(page), board).toEqual([])
    }
    await page.getByRole('button', { name: 'Board of Amina' }).click()
    expect(await faults(page), 'the board of a rival').toEqual([])
  })
}

test('eighteen areas fit a small desktop without scrolling, and are large enough to read', async ({
  page,
}) => {
  await hurry(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await sitDown(page, 'sizes', 3)
  const { overflow, small } = await page.evaluate(() => {
    const board = document.querySelector('.area-board')
    const shown = [...document.querySelectorAll('.area-card *')].filter(
      (element) =>
        element.childElementCount === 0 && element.textContent?.trim() !== '' && element.checkVisibility(),
    )
    return {
      overflow: [
        document.documentElement.scrollHeight - innerHeight,
        (board?.scrollHeight ?? 0) - (board?.clientHeight ?? 0),
        (board?.scrollWidth ?? 0) - (board?.clientWidth ?? 0),
      ],
      small: shown.filter((element) => parseFloat(getComputedStyle(element).fontSize) < 14).length,
    }
  })
  expect(overflow).toEqual([0, 0, 0])
  expect(small).toBe(0)
})

test('the table of Yokohama needs less than 260 kB of scripts in all', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body).length))
  })
  await hurry(page)
  await sitDown(page, 'weight', 1)
  const weight = (await Promise.all(sizes)).reduce((total, size) => total + size, 0) / 1000
  expect(weight).toBeLessThan(260)
})
