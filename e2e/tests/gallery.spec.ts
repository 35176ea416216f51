import { faults } from '../axe.ts'
import { expect, test } from '../site.ts'

for (const { game, heading, first, last } of [
  { game: 'mombasa', heading: 'Mombasa: what is in the box', first: 'Coffee 1', last: 'Book C24' },
  {
    game: 'yokohama',
    heading: 'Yokohama: what is in the box',
    first: 'Copper Mine I',
    last: '5-power token 20',
  },
]) {
  test(`everything in the box of ${game} is drawn, and fits a phone`, async ({ page }) => {
    await page.goto(`/components/${game}`)
    await page.getByRole('link', { name: 'See them drawn' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('figure', { name: first, exact: true }).first()).toBeVisible()
    await expect(page.getByRole('figure', { name: last })).toBeVisible()
    expect(await faults(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
}
