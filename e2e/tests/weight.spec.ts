import { scriptsOf } from '../scripts-of.ts'
import { expect, test } from '../site.ts'

test('the home page needs less than 120 kB of scripts', async ({ page }) => {
  const weight = await scriptsOf(page, async () => {
    await page.goto('/', { waitUntil: 'networkidle' })
  })
  expect(weight).toBeLessThan(120)
})

test('the table of Mombasa needs less than 282 kB of scripts in all', async ({ page }) => {
  const weight = await scriptsOf(page, async () => {
    await page.goto('/new/mombasa')
    await page.getByRole('button', { name: 'Sit down' }).click()
    await expect(page.getByRole('region', { name: 'Your decision' })).toBeVisible()
  })
  expect(weight).toBeLessThan(282)
})

test('scripts travel compressed', async ({ page }) => {
  const [script] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('.js')),
    page.goto('/'),
  ])
  expect(await script.headerValue('content-encoding')).toBe('gzip')
})
