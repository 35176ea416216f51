import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../site.ts'

test('the home page says what is to come', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))

  await page.goto('/')
  await expect(page).toHaveTitle('Entrepôt · Mombasa and Yokohama in the browser')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Mombasa' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Yokohama' })).toBeVisible()
  expect(complaints).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the home page is accessible in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations).toEqual([])
  })
}

test('the home page fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBe(0)
})

test('/healthz answers', async ({ request }) => {
  const response = await request.get('/healthz')
  expect(response.status()).toBe(200)
  expect(await response.json()).toMatchObject({ status: 'ok', database: { status: 'ok' } })
})
