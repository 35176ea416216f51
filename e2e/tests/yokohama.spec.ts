import type { Page } from '@playwright/test'
import { faults } from '../axe.ts'
import { gather, mine, someoneDecides } from '../live-table.ts'
import { playAhead } from '../play-ahead.ts'
import { playOut } from '../play-out.ts'
import { complaintsOf, expect, test } from '../site.ts'
import { bar, decide, hurry, isOn, over, PIOUS, placeOf, region } from '../table.ts'

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

/** Presses of keys that choose or confirm: some three turns. */
const BY_KEYBOARD = 45

test('turns of Yokohama by keyboard alone, the rest of the game, and its score sheet', async ({ page }) => {
  const complaints = complaintsOf(page)
  await hurry(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await sitDown(page, 'meiji', 1)
  const boards = new Set<string>()
  for (let n = 0; n < BY_KEYBOARD && (await isOn(page)); n++) {
    boards.add(JSON.stringify(await region(page, 'Map').boundingBox()))
    if (await bar(page).getByRole('button', { name: 'Confirm' }).isEnabled()) {
      await page.keyboard.press('c')
      continue
    }
    await page.keyboard.press('l')
    const choices = await bar(page).getByRole('list').getByRole('button').allInnerTexts()
    for (let down = 0; down < placeOf(choices, n, PIOUS); down++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  await playOut(page, { stride: 3, preferred: PIOUS })
  boards.add(JSON.stringify(await region(page, 'Map').boundingBox()))
  expect(boards.size, 'places of the board').toBe(1)
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(/^The game is over\. .+ wins?\.$/)
  await expect(sheet.getByRole('row', { name: /^Orders/ })).toBeVisible()
  await expect(sheet.getByRole('img', { name: 'Totals over the rounds' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await faults(page)).toEqual([])
  expect(complaints).toEqual([])
})

// What lies between the first turns and the last round would only take long.
test('two people and a bot begin and end a game of Yokohama through the server', async ({
  browser,
  baseURL,
}) => {
  const [anna, ben] = await gather(browser, baseURL, { game: 'yokohama' })
  const complaints = [anna, ben].map(complaintsOf)
  let reloaded = false
  for (let n = 0; !reloaded; n++) {
    for (const page of [anna, ben]) if (await mine(page).isVisible()) await decide(page, n, PIOUS)
    await someoneDecides(anna, ben)
    if (!reloaded && (await mine(ben).getByText('or a second one here').isVisible())) {
      reloaded = true
      await comeBackInMidTurn(ben)
    }
  }
  await playAhead('yokohama', anna, ben)
  await Promise.all([anna, ben].map((page) => playOut(page, { stride: 3, preferred: PIOUS })))
  await expect(over(ben)).toBeVisible()
  await expect(anna.getByRole('dialog').getByRole('row', { name: /^Total/ })).toBeVisible()
  expect(complaints.flat()).toEqual([])
})

/** With one assistant placed the page is loaded anew: the turn stands where it stood, and can still be taken back. */
async function comeBackInMidTurn(page: Page): Promise<void> {
  const before = await bar(page).innerText()
  await page.reload()
  await expect(bar(page)).toHaveText(before, { useInnerText: true })
  await bar(page).getByRole('button', { name: 'Undo' }).click()
  await expect(bar(page).getByText(/^Place assistants: one in up to/)).toBeVisible()
}

test('an open list of choices stays open while others decide', async ({ page }) => {
  const opened = Promise.withResolvers<void>()
  await page.route(/bot-worker/, async (route) => {
    await opened.promise
    await route.continue()
  })
  await hurry(page)
  await page.goto('/new/yokohama')
  await page.getByRole('button', { name: 'Sit down' }).click()
  const list = bar(page).getByRole('button', { name: /^Choices \(/ })
  await list.click()
  opened.resolve()
  await expect(page.getByRole('button', { name: /chooses an order/ })).toBeVisible()
  await expect(list).toHaveAttribute('aria-expanded', 'true')
})

test('assistants are placed and the president walks by clicks on the prints', async ({ page }) => {
  await hurry(page)
  await sitDown(page, 'prints', 1)
  await expect(bar(page)).toContainText('Place assistants')
  const board = page.getByRole('region', { name: 'Map' })
  await board.getByRole('button', { name: /^Tea Plantation I\./ }).click()
  await board.getByRole('button', { name: /^Bank\./ }).click()
  await expect(bar(page).getByText('Place 1 more assistant elsewhere')).toBeVisible()
  await expect(board.getByRole('button', { name: /^Bank\..*your power 2: 2 yen/ })).toBeVisible()
  await bar(page).getByRole('button', { name: 'Place no more assistants' }).click()
  await board.getByRole('button', { name: /^Bank\./ }).click()
  await expect(bar(page).getByRole('list', { name: 'If you do this' })).toContainText('Yen')
})

test('a click on something forbidden is answered with the rule of Yokohama', async ({ page }) => {
  await hurry(page)
  await sitDown(page, 'rules', 2)
  await expect(bar(page)).toContainText('Place assistants')
  await page
    .getByRole('region', { name: 'Map' })
    .getByRole('button', { name: /^Canal\./ })
    .click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Rule Y4.3' })).toBeVisible()
})

test('eighteen areas fit a small desktop without scrolling, and are large enough to read', async ({
  page,
}) => {
  await hurry(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await sitDown(page, 'sizes', 3)
  const { overflow, small, nodes } = await page.evaluate(() => {
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
      nodes: document.querySelectorAll('*').length,
    }
  })
  expect(overflow).toEqual([0, 0, 0])
  expect(small).toBe(0)
  expect(nodes).toBeLessThanOrEqual(3000)
})
