import { faintTexts, SHARP } from '../contrast.ts'
import { findYokohama, keep, MOMENTS } from '../moments.ts'
import { expect, test } from '../site.ts'
import { hurry } from '../table.ts'

const movement = () =>
  findYokohama('layout', 4, ({ pending, round }) => round >= 6 && pending.at(-1)?.kind === 'movement')

test.use({ deviceScaleFactor: SHARP, viewport: { width: 1280, height: 720 } })

test('every text of both tables stands out from its ground, by day and by night, and a faint one is found', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await hurry(page)
  for (const moment of [MOMENTS.expansion, movement]) {
    await keep(page, moment())
    await expect(page.locator('.decision-bar[data-mine]')).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await faintTexts(page), `${colorScheme} at ${page.url()}`).toEqual([])
    }
  }
  // As faint as a hint that somebody wanted to be modest.
  await page.locator('.decision-bar .title').evaluate((title) => {
    title.style.color = 'color-mix(in oklab, var(--ink) 45%, var(--paper-raised))'
  })
  expect(await faintTexts(page)).toEqual([expect.stringMatching(/^[123]\.\d\d title "/)])
})
