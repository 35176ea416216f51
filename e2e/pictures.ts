// What a picture shows, and what is done at a table of any game before one is taken.

import type { Page } from '@playwright/test'
import type { Moment } from './moments.ts'

/** A page by its address, or a table at a moment, and what is done there before the picture is taken. */
export interface Picture {
  readonly address?: string
  readonly moment?: () => Moment
  readonly settings?: Readonly<Record<string, unknown>>
  readonly act?: (page: Page) => Promise<void>
}

/** Shows a part of the table on a phone; elsewhere all are in sight. */
export async function turnTo(page: Page, part: number): Promise<void> {
  const tab = page.locator('.phone-tabs button').nth(part)
  if (await tab.isVisible()) await tab.click()
}

/** What a table of any game shows besides its decisions. */
export const openOthersBoard = async (page: Page): Promise<void> => {
  await turnTo(page, 3)
  await page.locator('.strip').first().click()
}

export const openLog = async (page: Page): Promise<void> => {
  const log = page.locator('.log-button')
  if (await log.isVisible()) await log.click()
  else await turnTo(page, 4)
}

export const lookBackTo =
  (move: number) =>
  async (page: Page): Promise<void> => {
    await page.goto(`${page.url()}/at/${move}`)
    await page.locator('.looking-back').waitFor()
  }

export const openScore = (page: Page): Promise<void> =>
  page.locator('.top-bar nav .icon-button:has(.icon-score)').click()
