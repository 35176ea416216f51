import type { Page } from '@playwright/test'

/** Visits the site once, until all of it is kept on the device. */
export async function visitOnce(page: Page, address = '/'): Promise<void> {
  await page.goto(address)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
}
