import { keep, MOMENTS } from '../moments.ts'
import { expect, test } from '../site.ts'
import { bar, hurry } from '../table.ts'

test('what was laid out is still there after looking back', async ({ page }) => {
  await hurry(page)
  await page.goto(await keep(page, MOMENTS.planning()))
  await page.getByRole('region', { name: 'Hand' }).locator('button:enabled').first().click()
  const filled = page.locator('.slot.filled')
  await expect(filled).toHaveCount(1)
  const card = await filled.getAttribute('aria-label')

  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await page.getByRole('dialog').getByRole('link').nth(3).click()
  await page.getByRole('link', { name: 'Back to now' }).click()
  await expect(bar(page).and(page.locator('[data-mine]'))).toBeVisible()
  await expect(filled).toHaveAttribute('aria-label', card ?? '')
})
