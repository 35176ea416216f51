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

test('nothing moves under the pointer when the letters arrive', async ({ page }) => {
  // They come when the page has long begun.
  await page.route('**/*.woff2', async (route) => {
    await page.getByRole('heading', { level: 1 }).waitFor()
    await route.continue()
  })
  await page.addInitScript(() => {
    const places = new Set<string>()
    Object.assign(window, { places })
    const look = (): void => {
      const box = document.querySelector('a[href="/friends/mombasa"]')?.getBoundingClientRect()
      if (box !== undefined) places.add(`${box.x} ${box.y}`)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/')
  await page.locator('a[href="/friends/mombasa"]').waitFor()
  const places = await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return [...(window as unknown as { places: Set<string> }).places]
  })
  expect(places).toHaveLength(1)
})
