// Learning in every language: its pages, the puzzles and the coach say what the catalogue has, fit a phone, and axe is content.

import {
  LANGUAGES,
  loadGamePart,
  loadLearn,
  loadPuzzleWords,
  loadShell,
  type OverviewWords,
} from '@entrepot/words'
import type { Page } from '@playwright/test'
import { faults } from '../axe.ts'
import { keep, MOMENTS } from '../moments.ts'
import { expect, test } from '../site.ts'
import { hurry } from '../table.ts'

/** How many pixels of the page lie beyond the edge of the screen. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

async function expectSound(page: Page, where: string): Promise<void> {
  expect.soft(await faults(page), where).toEqual([])
  expect.soft(await overhang(page), `${where}: beyond the edge`).toBeLessThanOrEqual(0)
}

for (const language of LANGUAGES)
  test(`learning, puzzles, overviews and the coach in ${language}, on a phone`, async ({ page }) => {
    const learn = await loadLearn(language)
    const puzzles = await loadPuzzleWords(language)
    const shell = await loadShell(language)
    await page.setViewportSize({ width: 390, height: 844 })
    await hurry(page, { language })

    await page.goto('/learn')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(learn.heading)
    await expectSound(page, '/learn')

    for (const game of ['mombasa', 'yokohama']) {
      const { turn } = await loadGamePart<OverviewWords>(language, game, 'overview')
      await page.goto(`/learn/${game}/overview`)
      for (const { title } of turn) await expect(page.getByText(title, { exact: true }).first()).toBeVisible()
      await expectSound(page, `overview of ${game}`)
    }

    await page.goto('/puzzles')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(puzzles.heading)
    await expectSound(page, '/puzzles')
    await page.locator('.puzzle-list a').first().click()
    await expect(page.getByRole('button', { name: puzzles.begin })).toBeVisible()
    await expect(page.locator('.table h1')).toBeAttached()
    await expectSound(page, 'a puzzle')

    await keep(page, MOMENTS.turn())
    await page.getByRole('button', { name: shell.learning.coach, exact: true }).click()
    const coach = page.getByRole('region', { name: learn.coach.heading })
    await expect(coach.getByRole('listitem').first()).toBeVisible()
    await expectSound(page, 'the coach')
  })
