import { complaintsOf, expect, test } from '../site.ts'

test('the home page offers both games and complains of nothing', async ({ page }) => {
  const complaints = complaintsOf(page)

  await page.goto('/')
  await expect(page).toHaveTitle('Entrepôt · Mombasa and Yokohama in the browser')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Mombasa' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Yokohama' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('/healthz answers', async ({ request }) => {
  const response = await request.get('/healthz')
  expect(response.status()).toBe(200)
  expect(await response.json()).toMatchObject({ status: 'ok', database: { status: 'ok' } })
})
