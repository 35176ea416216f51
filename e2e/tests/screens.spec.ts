import { keep } from '../moments.ts'
import { variedPositions } from '../positions.ts'
import { screenFaults } from '../screen-faults.ts'
import { expect, test } from '../site.ts'
import { hurry } from '../table.ts'

// Every screen that a table is played on. A sample by itself; SCREENS=all tries every position on every screen, in the
// largest text as well.

const SCREENS = [
  [360, 640],
  [390, 844],
  [844, 390],
  [932, 430],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [3840, 2160],
] as const
const everything = process.env['SCREENS'] === 'all'
const POSITIONS = everything ? 20 : 5

const TRIED = (['mombasa', 'yokohama'] as const).flatMap((game) =>
  (everything ? (['normal', 'larger'] as const) : (['normal'] as const)).map((textSize) => ({
    game,
    textSize,
  })),
)

for (const { game, textSize } of TRIED)
  test(`${game}, ${textSize} text: on every screen all that can be chosen can be clicked, and nothing is cut or too small`, async ({
    page,
  }) => {
    test.setTimeout(everything ? 1_800_000 : 300_000)
    await hurry(page, { textSize })
    for (const [n, position] of variedPositions(game, POSITIONS).entries()) {
      await keep(page, position)
      await expect(page.locator('.decision-bar[data-mine]')).toBeVisible()
      for (const [m, [width, height]] of SCREENS.entries()) {
        if (!everything && m % POSITIONS !== n) continue
        await page.setViewportSize({ width, height })
        expect.soft(await screenFaults(page), `position ${n} at ${width}×${height}`).toEqual([])
      }
    }
  })
