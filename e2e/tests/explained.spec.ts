import { keep } from '../moments.ts'
import { variedPositions } from '../positions.ts'
import { expect, test } from '../site.ts'
import { hurry } from '../table.ts'
import { unexplained } from '../unexplained.ts'

const POSITIONS = 3

for (const game of ['mombasa', 'yokohama'] as const)
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
