import type { Locator, Page } from '@playwright/test'
import { faultsInBothSchemes } from '../axe.ts'
import { bringForward } from '../bring-forward.ts'
import { findMoment, keep, MOMENTS } from '../moments.ts'
import { playOut } from '../play-out.ts'
import { complaintsOf, expect, test } from '../site.ts'
import { bar, decide, hurry, isOn, isPlanning, layPlan, over, region, sitDown } from '../table.ts'

test('a newcomer sits down in two clicks', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Play Mombasa' }).click()
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(bar(page).getByText(/^Plan: put cards/)).toBeVisible()
})

/** Decisions with a pointer that moves, before the rest is clicked inside the page, which is quicker. */
const BY_POINTER = 30

test('a whole game against a bot, and its score sheet', async ({ page }) => {
  const complaints = complaintsOf(page)
  await hurry(page)
  await sitDown(page, 'a whole game')
  for (let n = 0; n < BY_POINTER && (await isOn(page)); n++) await decide(page, n * 3)
  await playOut(page, { stride: 3 })

  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(/^The game is over\. .+ wins?\.$/)
  await expect(sheet.getByRole('row', { name: /^Total/ })).toBeVisible()
  await expect(sheet.getByRole('img', { name: 'Totals over the rounds' })).toBeVisible()
  expect(complaints).toEqual([])

  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Review' })).toBeVisible()
})

test('what is tried can be taken back until it is confirmed', async ({ page }) => {
  await hurry(page)
  await sitDown(page, 'undo')
  await layPlan(page)
  expect(await isOn(page)).toBe(true)
  const hand = page.getByRole('region', { name: 'Action slots' })
  const before = await bar(page).innerText()

  await hand
    .getByRole('button', { name: /^(Coffee|Bananas|Cotton) \d$/ })
    .first()
    .click()
  await expect(bar(page).getByText(/Goods worth/)).toBeVisible()
  await bar(page).getByRole('button', { name: 'Undo' }).click()
  await expect(bar(page)).toHaveText(before, { useInnerText: true })

  await bar(page).getByRole('button', { name: 'End your action phase' }).click()
  await expect(bar(page), 'what would be lost is said first').toContainText(
    '3 cards face up would go unused.',
  )
  await bar(page).getByRole('button', { name: 'Start the turn over' }).click()
  await expect(bar(page)).toHaveText(before, { useInnerText: true })
})

test('a click on something forbidden is answered with the rule', async ({ page }) => {
  await hurry(page)
  await sitDown(page, 'rules')
  await layPlan(page)
  expect(await isOn(page)).toBe(true)
  await page.getByRole('button', { name: /^Lunda/ }).click()
  const note = page.getByRole('alert')
  await expect(note).toContainText('Not possible now')
  await expect(note.getByRole('link', { name: /^Rule M\d+\.\d+$/ })).toBeVisible()
})

test('a reload in mid-turn loses nothing, and a line of the log shows the table as it was', async ({
  page,
}) => {
  await hurry(page)
  await sitDown(page, 'reload')
  await layPlan(page)
  expect(await isOn(page)).toBe(true)
  await page
    .getByRole('region', { name: 'Action slots' })
    .getByRole('button', { name: /^(Coffee|Bananas|Cotton) \d$/ })
    .first()
    .click()
  await expect(bar(page).getByText(/Goods worth/)).toBeVisible()
  const before = await bar(page).innerText()
  await page.reload()
  await expect(bar(page)).toHaveText(before, { useInnerText: true })

  await page.getByRole('button', { name: 'Log' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Show the table at move/ })
    .last()
    .click()
  await expect(page).toHaveURL(/\/at\/\d+$/)
  await expect(bar(page)).toContainText('You are looking back at move')
  await page.keyboard.press('Escape')
  await bar(page).getByRole('link', { name: 'Back to now' }).click()
  await expect(bar(page)).toHaveText(before, { useInnerText: true })
})

/** One decision, or a plan, without a mouse. */
async function decideByKeys(page: Page, n: number): Promise<void> {
  if (await isPlanning(page)) {
    for (let card = 0; card < 5; card++) {
      const hand = region(page, 'Hand').locator('button:enabled')
      const empty = region(page, 'Action slots').getByRole('button', { name: /: empty$/ })
      if ((await hand.count()) === 0 || (await empty.count()) === 0) break
      await tabTo(page, hand.first())
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('c')
  } else if (await bar(page).getByRole('button', { name: 'Confirm' }).isEnabled()) {
    await page.keyboard.press('c')
  } else {
    await page.keyboard.press('l')
    for (let down = 0; down < n % 3; down++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
}

/** Decisions by keys before the engine plays on to the last round. */
const BY_KEYBOARD = 30

test('turns of Mombasa by keyboard alone, and its last round, to the end of the game', async ({ page }) => {
  await hurry(page)
  await sitDown(page, 'keys')
  for (let n = 0; n < BY_KEYBOARD && (await isOn(page)); n++) await decideByKeys(page, n)
  await bringForward(page, 'mombasa')
  for (let n = 0; await isOn(page); n++) await decideByKeys(page, n)
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(/^The game is over\./)
})

test('every state of the table is accessible by day and by night', async ({ page }) => {
  await hurry(page)
  for (const [name, moment] of Object.entries(MOMENTS)) {
    await keep(page, moment())
    await expect(bar(page).or(over(page)).first()).toBeVisible()
    expect(await faultsInBothSchemes(page), name).toEqual([])
  }
  // The last one is the end: its sheet lies open; after it, another player's board.
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Board of Amina' }).click()
  expect(await faultsInBothSchemes(page, { within: 'dialog' }), 'another board').toEqual([])
})

test('nothing scrolls on a small desktop, and a phone shows what the decision needs', async ({ page }) => {
  await hurry(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await sitDown(page, 'sizes')
  await layPlan(page)
  expect(await isOn(page)).toBe(true)
  const overflow = await page.evaluate(() => [
    document.documentElement.scrollHeight - innerHeight,
    document.documentElement.scrollWidth - innerWidth,
  ])
  expect(overflow).toEqual([0, 0])

  await page.setViewportSize({ width: 360, height: 700 })
  await expect(page.getByRole('region', { name: 'Action slots' })).toBeVisible()
  await page.getByRole('button', { name: /^Market/ }).click()
  await expect(page.getByRole('region', { name: 'Cards' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Action slots' })).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('on a phone a further goods card is added without leaving the market', async ({ page }) => {
  await hurry(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const moment = findMoment(
    'goods',
    2,
    ({ pending }, legal) => pending.at(-1)?.kind === 'goods' && legal.some(({ type }) => type === 'goods'),
  )
  await page.goto(await keep(page, moment))
  await expect(page.getByRole('region', { name: 'Cards' })).toBeVisible()
  const worth = async (): Promise<number> =>
    Number(/Goods worth (\d+)/.exec(await bar(page).innerText())?.[1])
  const before = await worth()
  await bar(page).getByRole('button', { name: /^Use / }).first().click()
  await expect.poll(worth).toBeGreaterThan(before)
  await expect(page.getByRole('region', { name: 'Cards' })).toBeVisible()
})

/** Tab by tab, as a person does without a mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const handle = await target.elementHandle()
  for (let tabs = 0; tabs < 80; tabs++) {
    if (await page.evaluate((element) => element === document.activeElement, handle)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never reached it.')
}
