import type { Page } from '@playwright/test'
import { keep } from '../moments.ts'
import { variedPositions, waitingPosition } from '../positions.ts'
import { expect, test } from '../site.ts'
import { bar, hurry } from '../table.ts'
import { unexplained } from '../unexplained.ts'

const POSITIONS = 3
const TABS = ['Map', 'Market', 'Me', 'Others']

for (const game of ['mombasa', 'yokohama'] as const) {
  test(`${game}: every sign and number on the table has a name, and a sentence where it lies`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await hurry(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const [n, position] of variedPositions(game, POSITIONS).entries()) {
      await keep(page, position)
      await expect(page.locator('.decision-bar[data-mine]')).toBeVisible()
      expect.soft(await unexplained(page), `position ${n}`).toEqual([])
    }
    await test.step('a sign without either is found', async () => {
      await page.evaluate(() => {
        const planted =
          '<svg class="planted" style="position: fixed; left: 4px; top: 40%; width: 20px; height: 20px; z-index: 9999"></svg>'
        document.querySelector('.table')?.insertAdjacentHTML('beforeend', planted)
      })
      expect(await unexplained(page)).toEqual([
        expect.stringMatching(/^no name: .*planted/),
        expect.stringMatching(/^no sentence: .*planted/),
      ])
    })
  })

  test(`${game}: so it is while others decide, on their boards, and on a phone`, async ({ page }) => {
    await hurry(page, { pace: 'calm' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await keep(page, waitingPosition(game))
    await bar(page).getByRole('button', { name: 'Pause' }).click()
    await expect(bar(page)).toContainText('Paused')
    expect.soft(await unexplained(page), 'waiting').toEqual([])
    await lookAtARival(page)

    await page.setViewportSize({ width: 390, height: 844 })
    for (const tab of TABS) {
      await page.getByRole('button', { name: new RegExp(`^${tab}`) }).click()
      expect.soft(await unexplained(page), `${tab} on a phone`).toEqual([])
    }
    await lookAtARival(page)
  })
}

async function lookAtARival(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Board of / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await unexplained(page, 'dialog[open]'), 'a rival’s board').toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}
