import { BREAKAGES, takeAway, type Breakage } from '../broken-stores.ts'
import { expect, test } from '../site.ts'

const PAGES = [
  '/',
  '/new/mombasa',
  '/new/yokohama/together',
  '/friends/mombasa',
  '/rules/yokohama/Y1.1',
  '/components/mombasa',
  '/gallery/yokohama',
  '/credits',
  '/settings',
  '/profile',
  '/people/nobody',
  '/local/none',
  '/tables/none',
  '/nowhere',
] as const

test.use({ serviceWorkers: 'allow' })
for (const broken of [...BREAKAGES.map((part): Breakage[] => [part]), [...BREAKAGES]]) {
  test(`every page, and a game, without ${broken.join(', ')}`, async ({ page }) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    await takeAway(page, ...broken)
    for (const address of PAGES) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 }), address).not.toHaveText('The ink has run')
    }
    for (const game of ['mombasa', 'yokohama']) {
      await page.goto(`/new/${game}`)
      await page.getByRole('button', { name: 'Sit down' }).click()
      await expect(page.getByRole('region', { name: 'Your decision' })).toBeVisible()
      await page.getByRole('link', { name: 'Leave the table' }).click()
      await page.getByRole('link', { name: 'Resume' }).first().click()
      await expect(page.getByRole('region', { name: 'Your decision' })).toBeVisible()
      page.once('dialog', (dialog) => void dialog.accept())
    }
    expect(complaints).toEqual([])
  })
}
