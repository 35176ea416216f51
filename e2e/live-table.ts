// How people come together at a table of the server: each a browser of its own.

import { devices, expect, type Browser, type Locator, type Page } from '@playwright/test'
import { bar, hurry, over } from './table.ts'

/** Somebody new: a browser without cookies, on a desktop or a phone. */
export async function visitor(
  browser: Browser,
  baseURL: string | undefined,
  name: string,
  phone = false,
): Promise<Page> {
  const { viewport, hasTouch, isMobile } = devices['Pixel 7']
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    ...(phone ? { viewport, hasTouch, isMobile } : { viewport: { width: 1280, height: 720 } }),
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await hurry(page, { name })
  return page
}

/** Who must decide. Whoever has decided beforehand and may still change it is not waited for, and can be overtaken. */
export function mine(page: Page): Locator {
  return bar(page)
    .and(page.locator('[data-mine]'))
    .filter({ hasNotText: /still change it|changeable/ })
}

/** Somebody opens a table and sits at it. */
export async function openTable(
  host: Page,
  players: number,
  clock = 'None',
  game = 'mombasa',
): Promise<void> {
  await host.goto('/')
  await host.locator(`a[href="/friends/${game}"]`).click()
  await host.getByRole('radio', { name: String(players) }).check()
  await host.getByRole('radio', { name: clock }).check()
  await host.getByRole('button', { name: 'Open the table' }).click()
  await expect(host.getByRole('list', { name: 'Seats' })).toContainText('That is you')
}

/** Somebody opens the link of the table and takes the first open seat. */
export async function sitDownAt(address: string, guest: Page): Promise<void> {
  await guest.goto(address)
  await guest.getByRole('button', { name: 'Sit here' }).first().click()
  await expect(guest.getByRole('list', { name: 'Seats' })).toContainText('That is you')
}

export async function beginGame(host: Page, ...guests: Page[]): Promise<void> {
  await host.getByRole('button', { name: 'Begin the game' }).click()
  for (const page of [host, ...guests]) await expect(bar(page)).toBeVisible()
}

/** Anna opens a table, Ben sits down on his phone, a bot takes the third seat where one is wanted. */
export async function gather(
  browser: Browser,
  baseURL: string | undefined,
  {
    bot = true,
    clock = 'None',
    game = 'mombasa',
  }: { readonly bot?: boolean; readonly clock?: string; readonly game?: string } = {},
): Promise<[Page, Page]> {
  const anna = await visitor(browser, baseURL, 'Anna')
  await openTable(anna, bot ? 3 : 2, clock, game)
  const ben = await visitor(browser, baseURL, 'Ben', true)
  await sitDownAt(anna.url(), ben)
  await expect(anna.getByRole('list', { name: 'Seats' })).toContainText('Ben')
  if (bot) {
    await anna.getByRole('radio', { name: 'Novice' }).check()
    await anna.getByRole('button', { name: 'Give to a bot' }).click()
  }
  await beginGame(anna, ben)
  return [anna, ben]
}

/** Waits until one of them is to decide, or the game is over. */
export async function someoneDecides(...pages: Page[]): Promise<void> {
  const isUp = async (page: Page): Promise<boolean> =>
    (await mine(page).isVisible()) || (await over(page).isVisible())
  const isAny = async (): Promise<boolean> => (await Promise.all(pages.map(isUp))).includes(true)
  await expect.poll(isAny, { intervals: [50] }).toBe(true)
}

/** What can be agreed upon is on the sheet of the people, which closes when something is chosen. */
export async function propose(page: Page, wish: string): Promise<void> {
  await page.getByRole('button', { name: 'People' }).click()
  await page.getByRole('dialog').getByRole('button', { name: wish }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
