import { faults } from '../axe.ts'
import { findMoment, keep } from '../moments.ts'
import { complaintsOf, expect, test } from '../site.ts'
import { bar, hurry, over } from '../table.ts'

const PICTURES = process.env['PICTURES']

/** A short game of two that is over. */
const ended = () => findMoment('insight', 2, ({ phase }) => phase === 'over')

test('a game that is over explains itself: its end, its course, what was well played, and how it might have gone on', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const complaints = complaintsOf(page)
  const shoot = async (name: string): Promise<void> => {
    if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/${name}.png` })
  }
  await hurry(page)
  const address = await keep(page, ended())

  await test.step('the end: winner, count, sheet, a picture to share', async () => {
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(/^The game is over\. .+ wins?\.$/)
    await expect(sheet.locator('.victory')).toContainText(/wins?/)
    await expect(sheet.locator('.count .total').first()).not.toHaveText('0')
    await shoot('finale')
    expect(await faults(page, { within: 'dialog' })).toEqual([])
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      sheet.getByRole('button', { name: 'Picture to share' }).click(),
    ])
    expect(picture.suggestedFilename()).toMatch(/^mombasa-.*\.png$/)
    if (PICTURES !== undefined) await picture.saveAs(`${PICTURES}/share.png`)
    await sheet.getByRole('link', { name: 'Review the game' }).click()
  })

  await test.step('the course: slider, turns, rounds, keys', async () => {
    await expect(page).toHaveURL(`${address}/at/0`)
    const slider = bar(page).getByRole('slider', { name: 'Course of the game' })
    await expect(slider).toHaveAttribute('aria-valuetext', 'The beginning')
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(`${address}/at/1`)
    await page.keyboard.press('ArrowDown')
    await expect(slider).toHaveAttribute('aria-valuetext', /round 1/)
    await bar(page).getByRole('combobox', { name: 'Step by' }).selectOption('My turns')
    await bar(page).getByRole('link', { name: 'My next turn' }).click()
    await expect(slider).toHaveAttribute('aria-valuetext', /round 2, You/)
    await bar(page).getByRole('button', { name: 'Play move by move' }).click()
    await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    await bar(page).getByRole('button', { name: 'Pause' }).click()
    await shoot('review')
  })

  await test.step('the analysis: in workers, kept, in words and numbers', async () => {
    const began = Date.now()
    await bar(page).getByRole('button', { name: 'Analyse' }).click()
    await expect(bar(page).locator('.curve polyline').first()).toBeVisible()
    const first = Date.now() - began
    await shoot('working')
    await expect(bar(page).locator('.progress')).toHaveCount(0, { timeout: 90_000 })
    test
      .info()
      .annotations.push({ type: 'first picture', description: `${first} ms, all ${Date.now() - began} ms` })
    await page.keyboard.press('n')
    await expect(bar(page).locator('.turn-worth')).toContainText(/Mistake/)
    await expect(bar(page).locator('.turn-worth')).toContainText(/Better:/)
    await shoot('judged')
    await bar(page).getByRole('button', { name: 'Summary' }).click()
    const sheet = page.getByRole('dialog', { name: 'Analysis' })
    await expect(sheet.getByRole('heading', { name: 'Accuracy' })).toBeVisible()
    await expect(sheet.getByRole('heading', { name: 'Choice and luck' })).toBeVisible()
    await shoot('summary')
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
