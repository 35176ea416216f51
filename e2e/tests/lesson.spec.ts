import { faults } from '../axe.ts'
import { follow, note, stepOf } from '../lesson.ts'
import { complaintsOf, expect, test } from '../site.ts'
import { bar, hurry } from '../table.ts'

test('a newcomer learns Mombasa first, leaves in between, and comes back to the same step', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await hurry(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.getByRole('link', { name: /^Learn Mombasa/ }).click()
  await expect(note(page)).toContainText('1 of 16')
  expect(await faults(page, { within: '.lesson-note' })).toEqual([])
  while ((await stepOf(page)) < 7) await follow(page)

  await page.goto('/learn')
  await page.getByRole('link', { name: 'Go on at step 7 of 16' }).click()
  await expect(note(page)).toContainText('7 of 16')
  await note(page).getByRole('button', { name: 'Back' }).click()
  await expect(note(page)).toContainText('6 of 16')
  await note(page).getByRole('button', { name: 'Next' }).click()
  while (await note(page).isVisible()) await follow(page)
  await expect(bar(page), 'the game goes on').toBeVisible()
  expect(complaints).toEqual([])
})
