import { faults } from '../axe.ts'
import { findMoment, keep } from '../moments.ts'
import { complaintsOf, expect, test } from '../site.ts'
import { bar, hurry, over } from '../table.ts'

/** A short game of two that is over. */
const ended = () => findMoment('insight', 2, ({ phase }) => phase === 'over')

test('a game that is over explains itself: its end, its course, what was well played, and how it might have gone on', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const complaints = complaintsOf(page)
  await hurry(page)
  const address = await keep(page, ended())

  await test.step('the end: winner, count, sheet, a picture to share', async () => {
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(/^The game is over\. .+ wins?\.$/)
    await expect(sheet.locator('.victory')).toContainText(/wins?/)
    await expect(sheet.locator('.count .total').first()).not.toHaveText('0')
    expect(await faults(page, { within: 'dialog' })).toEqual([])
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      sheet.getByRole('button', { name: 'Picture to share' }).click(),
    ])
    expect(picture.suggestedFilename()).toMatch(/^mombasa-.*\.png$/)
    await sheet.getByRole('link', { name: 'Review the game' }).click()
  })

  await test.step('the course: slider, turns, rounds, keys', async () => {
    await expect(page).toHaveURL(`${address}/at/0`)
    const slider = bar(page).getByRole('slider', { name: 'Course of the game' })
    await expect(slider).toHaveAttribute('aria-valuetext', 'The beginning')
    await slider.press('ArrowRight')
    await expect(page).toHaveURL(`${address}/at/1`)
    await bar(page).getByRole('combobox', { name: 'Step by' }).selectOption('My turns')
    await bar(page).getByRole('link', { name: 'My next turn' }).click()
    await expect(slider).toHaveAttribute('aria-valuetext', /round 1, You/)
    await page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', /round 7/)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(slider).toHaveAttribute('aria-valuetext', /round 5/)
    await bar(page).getByRole('button', { name: 'Play move by move' }).click()
    await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    await bar(page).getByRole('button', { name: 'Pause' }).click()
  })

  await test.step('the analysis: in workers, kept, in words and numbers', async () => {
    await bar(page).getByRole('button', { name: 'Analyse' }).click()
    await expect(bar(page).locator('.curve polyline').first()).toBeVisible()
    await expect(bar(page).locator('.progress')).toHaveCount(0, { timeout: 90_000 })
    await page.keyboard.press('n')
    await expect(bar(page).locator('.turn-worth')).toContainText(/Mistake/)
    await expect(bar(page).locator('.turn-worth')).toContainText(/Better:/)
    await bar(page).getByRole('button', { name: 'Summary' }).click()
    const sheet = page.getByRole('dialog', { name: 'Analysis' })
    await expect(sheet.getByRole('heading', { name: 'Accuracy' })).toBeVisible()
    await expect(sheet.getByRole('heading', { name: 'Choice and luck' })).toBeVisible()
    expect(await faults(page, { within: 'dialog' })).toEqual([])
    await page.reload()
    await expect(bar(page).getByRole('button', { name: 'Summary' })).toBeVisible()
  })

  await test.step('playing on from a position, and what became of it', async () => {
    await bar(page).getByRole('button', { name: 'Play on from here' }).click()
    await expect(page).not.toHaveURL(address)
    await expect(over(page)).toHaveCount(0)
    await expect(bar(page)).toBeVisible()
    await page.goto(`${address}/at/0`)
    await bar(page).getByRole('button', { name: 'Summary' }).click()
    await expect(page.getByRole('dialog').getByRole('table').last()).toContainText(
      /From move \d+Round \d+, not finished/,
    )
  })
  expect(complaints).toEqual([])
})
