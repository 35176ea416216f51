import { faults } from '../axe.ts'
import { follow, note, openLesson, stepOf } from '../lesson.ts'
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

test('Yokohama on a phone: who does something else is not scolded, and finds the way back', async ({
  page,
}) => {
  await hurry(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await openLesson(page, 'yokohama')
  while ((await stepOf(page)) < 3) await follow(page)
  await page.locator('[data-target="area:bank"]').dispatchEvent('click')
  await expect(note(page)).toContainText('That works as well.')
  await note(page).getByRole('button', { name: 'Take it back' }).click()
  await expect(note(page)).toContainText('Place one at each of the three areas.')
  while (await note(page).isVisible()) await follow(page)

  await page.getByRole('button', { name: 'Coach' }).click()
  const coach = page.locator('.coach')
  await expect(coach.getByRole('button', { name: 'Do this' }).first()).toBeVisible()
  await expect(coach).toContainText(/wins about \d+ of 100/)
  expect(await faults(page, { within: '.coach' })).toEqual([])
})

test('in the text table a lesson names the choice it asks for, and keys are enough', async ({ page }) => {
  await hurry(page, { textTable: true })
  await openLesson(page, 'yokohama')
  const decision = page.locator('#decision')
  const wanted = note(page).getByText('In the list of choices: ')
  for (let step = 1; step < 5; step = await stepOf(page)) {
    const next = note(page).getByRole('button', { name: 'Next' })
    if (await next.isVisible()) {
      await next.press('Enter')
      continue
    }
    const confirm = decision.getByRole('button', { name: 'Confirm', exact: true })
    if (await confirm.isEnabled()) await confirm.press('Enter')
    else {
      const [first = ''] = (await wanted.innerText())
        .replace('In the list of choices: ', '')
        .split(/, | or |\.$/)
      await decision.getByRole('button', { name: first }).press('Enter')
    }
    await expect(decision.getByRole('button', { name: 'Undo' })).toBeVisible()
  }
  expect(await faults(page, { within: '.lesson-note' })).toEqual([])
})
