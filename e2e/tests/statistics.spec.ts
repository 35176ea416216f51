import { readFile } from 'node:fs/promises'
import { faults } from '../axe.ts'
import { findMoment, findYokohama, keep } from '../moments.ts'
import { expect, test } from '../site.ts'
import { begin, guestAt, leaveToBots, openTable } from '../society.ts'
import { hurry } from '../table.ts'

test('finished games are counted, drawn, told as tables and saved as a file', async ({ page }) => {
  await hurry(page)
  for (const seed of ['one', 'two'])
    await keep(
      page,
      findMoment(seed, 2, ({ phase }) => phase === 'over'),
    )
  await keep(
    page,
    findYokohama('three', 3, ({ phase }) => phase === 'over'),
  )

  await page.goto('/profile')
  await page.getByRole('link', { name: 'Statistics of your games' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible()
  const byGame = page.getByRole('table', { name: 'By game' })
  await expect(byGame.getByRole('row', { name: /^Mombasa 2 / })).toBeVisible()
  await expect(byGame.getByRole('row', { name: /^Yokohama 1 / })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Pounds: on average / })).toBeVisible()

  await test.step('the table of every game says what the charts draw', async () => {
    await page.getByText('Yokohama', { exact: true }).last().click()
    await expect(page.getByRole('table', { name: 'By number of players' })).toContainText('3\u00a0players')
    await page.getByText('As a table').click()
    const games = page.getByRole('table', { name: 'Every game' })
    await expect(games.getByRole('columnheader', { name: 'Church' })).toBeVisible()
    await expect(games.getByRole('row')).toHaveCount(2)
    await expect(games.getByRole('row').last()).toContainText('Novice, Novice')
  })

  await test.step('by day and by night', async () => {
    expect(await faults(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await faults(page, { colorScheme: 'dark' })).toEqual([])
  })

  await test.step('on a phone nothing but tables is wider than the window', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  await test.step('everything is saved, a game to a line', async () => {
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV' }).click(),
    ])
    const lines = (await readFile(await saved.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toContain('mombasa.diamonds')
    expect(lines[3]).toContain(',device,yokohama,')
  })

  await test.step('a second visit replays nothing', async () => {
    const workers: string[] = []
    page.on('worker', (worker) => workers.push(worker.url()))
    await page.reload()
    await expect(byGame.getByRole('row', { name: /^Mombasa 2 / })).toBeVisible()
    expect(workers).toEqual([])
  })

  await test.step('games of the server count too, and are told apart', async () => {
    const anna = await guestAt(page, 'Anna')
    const table = await openTable(anna, 'yokohama', ['me', 'bot'])
    await begin(anna, table)
    await leaveToBots(page, table, anna)
    await page.goto('/statistics')
    await expect(byGame.getByRole('row', { name: /^Yokohama 2 / })).toBeVisible()
    await page.getByText('On the server', { exact: true }).click()
    await expect(byGame.getByRole('row', { name: /^Yokohama 1 / })).toBeVisible()
    await expect(byGame.getByRole('row', { name: /^Mombasa/ })).toHaveCount(0)
    await expect(page.getByRole('table', { name: 'By level' })).toContainText('Novice')
  })
})
