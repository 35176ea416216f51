// How people come together at a table of the server: each a browser of its own.

import { devices, expect, type Browser, type Locator, type Page } from '@playwright/test'
import { bar, hurry } from './table.ts'

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
  return bar(page).and(page.locator('[data-mine]')).filter({ hasNotText: 'You may still change it' })
}

export function over(page: Page): Locator {
  return page.getByRole('region', { name: 'The game is over' })
}

interface Gathering {
  /** With a bot, a third seat is given to it. */
  readonly bot?: boolean
  readonly clock?: string
}

/** Anna opens a table, Ben sits down on his phone, a bot takes the third seat where one is wanted. */
export async function gather(
  browser: Browser,
  baseURL: string | undefined,
  { bot = true, clock = 'None' }: Gathering = {},
): Promise<[Page, Page]> {
  const anna = await visitor(browser, baseURL, 'Anna')
  await anna.goto('/')
  await anna.getByRole('link', { name: 'With friends' }).first().click()
  await anna.getByRole('radio', { name: bot ? '3' : '2' }).check()
  await anna.getByRole('radio', { name: clock }).check()
  await anna.getByRole('button', { name: 'Open the table' }).click()
  await expect(anna.getByRole('list', { name: 'Seats' })).toContainText('Anna')

  const ben = await visitor(browser, baseURL, 'Ben', true)
  await ben.goto(anna.url())
  await ben.getByRole('button', { name: 'Sit here' }).first().click()
  await expect(anna.getByRole('list', { name: 'Seats' })).toContainText('Ben')
  if (bot) await anna.getByRole('button', { name: 'Give to a bot' }).click()
  await anna.getByRole('button', { name: 'Begin the game' }).click()
  await expect(bar(anna)).toBeVisible()
  await expect(bar(ben)).toBeVisible()
  return [anna, ben]
}

/** Waits until one of them is to decide, or the game is over. */
export async function someoneDecides(...pages: Page[]): Promise<void> {
  const isUp = async (page: Page): Promise<boolean> =>
    (await mine(page).isVisible()) || (await over(page).isVisible())
  const timing = { intervals: [50], timeout: 60_000 }
  await expect.poll(async () => (await Promise.all(pages.map(isUp))).includes(true), timing).toBe(true)
}
