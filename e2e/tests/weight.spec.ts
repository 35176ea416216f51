import { weigh } from '../scripts-of.ts'
import { expect, test } from '../site.ts'
import { decide, hurry, isOn } from '../table.ts'

test('the home page needs less than 60 kB of scripts', async ({ page }) => {
  const { all } = await weigh(page, 'h1', async () => {
    await page.goto('/', { waitUntil: 'networkidle' })
  })
  expect(all).toBeLessThan(60)
})

// From the page where it is dealt, since nobody comes to a new table otherwise. What the first decision can be taken without
// comes after it is shown: the bots above all, whose worker loads the rules once more.
for (const game of ['mombasa', 'yokohama']) {
  test(`the table of ${game} shows the first decision with less than 150 kB of scripts, and has less than 214 kB when a bot has played`, async ({
    page,
  }) => {
    await hurry(page)
    const { until, all } = await weigh(page, '.decision-bar', async () => {
      await page.goto(`/new/${game}`)
      await page.getByRole('button', { name: 'Sit down' }).click()
      const deed = page.locator('.strip .last').filter({ hasText: /./ }).first()
      for (let n = 0; n < 60 && (await isOn(page)) && !(await deed.isVisible()); n++) await decide(page, n)
      await expect(deed).toBeVisible()
    })
    expect(until).toBeLessThan(150)
    expect(all).toBeLessThan(214)
  })
}

test('scripts travel compressed', async ({ page }) => {
  const [script] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('.js')),
    page.goto('/'),
  ])
  expect(await script.headerValue('content-encoding')).toBe('gzip')
})
