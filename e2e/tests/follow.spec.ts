import { keep, MOMENTS } from '../moments.ts'
import { expect, test } from '../site.ts'
import { bar, hurry, region } from '../table.ts'

test('a game is followed, held up, shown again and played by keys alone', async ({ page }) => {
  await hurry(page, { pace: 'calm' })
  await page.goto(await keep(page, MOMENTS.turn()))
  const mine = bar(page).and(page.locator('[data-mine]'))
  await expect(mine).toBeVisible()

  // Whoever looks at another window sees that it is their turn.
  await expect(page).toHaveTitle(/^● Your turn · Mombasa/)
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icon-turn.svg')

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)

  // The arrows walk from thing to thing on the board.
  const focused = page.locator(':focus')
  await page.getByRole('button', { name: /^Lunda/ }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(focused).toHaveAttribute('data-target', /^region:/)
  await expect(focused).not.toHaveAttribute('data-target', 'region:lunda')
  const above = await focused.boundingBox()
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await focused.boundingBox())?.y ?? 0).toBeGreaterThan(above?.y ?? 0)

  // A choice, taken back by Ctrl+Z and taken again: the focus stays at the table all the time.
  const first = region(page, 'Me').locator('[data-legal]').first()
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(bar(page).getByRole('button', { name: 'Undo' })).toBeEnabled()
  await expect(page.locator('.table :focus')).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(bar(page).getByRole('button', { name: 'Undo' })).toBeDisabled()
  await expect(page.locator('.table :focus')).toHaveCount(1)

  // The turn is ended; the others are held up, moved one by one, and skipped.
  await bar(page).getByRole('button', { name: 'End your action phase' }).click()
  await bar(page).getByRole('button', { name: 'Confirm' }).click()
  await region(page, 'Me').locator('[data-legal]').first().click()
  await page.keyboard.press('c')
  await bar(page).getByRole('button', { name: 'Pause' }).click()
  await expect(bar(page)).toContainText('Paused')
  await expect(page).not.toHaveTitle(/Your turn/)
  const log = page.locator('[role=log]')
  const told = await log.innerText()
  // A turn is told when it is over: it may take several moves.
  await expect(async () => {
    await bar(page).getByRole('button', { name: 'One move' }).click()
    await expect(log).not.toHaveText(told, { timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  await expect(bar(page)).toContainText('Paused')
  await bar(page).getByRole('button', { name: 'Skip to your decision' }).click()
  await expect(mine).toBeVisible()

  // What the others did is shown again, move by move, up to now.
  await bar(page)
    .getByRole('button', { name: /^Show again/ })
    .click()
  await expect(page).toHaveURL(/\/at\/\d+$/)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('link', { name: 'Back to now' }).click()
  await expect(mine).toBeVisible()
})
