import { faults } from '../axe.ts'
import {
  coveredByNote,
  follow,
  followToTheEnd,
  leaveAndComeBack,
  note,
  openLesson,
  readToTheEnd,
  STEPS,
  stepOf,
} from '../lesson.ts'
import { complaintsOf, expect, test } from '../site.ts'
import { bar, decide, hurry, isOn } from '../table.ts'
import { visitOnce } from '../visit-once.ts'

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

  await leaveAndComeBack(page)
  await note(page).getByRole('button', { name: 'Back' }).click()
  await expect(note(page)).toContainText('6 of 16')
  await note(page).getByRole('button', { name: 'Next' }).click()
  await followToTheEnd(page)
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
  await expect.poll(() => coveredByNote(page), 'the note lies beside what it points at').toEqual([])
  await page.locator('[data-target="area:bank"]').dispatchEvent('click')
  await expect(note(page)).toContainText('That works as well.')
  await note(page).getByRole('button', { name: 'Take it back' }).click()
  await expect(note(page)).toContainText('Place one at each of the three areas.')
  await followToTheEnd(page)

  await page.getByRole('button', { name: 'Coach' }).click()
  const coach = page.locator('.coach')
  await expect(coach.getByRole('button', { name: 'Do this' }).first()).toBeVisible()
  await expect(coach).toContainText(/wins about \d+ of 100/)
  expect(await faults(page, { within: '.coach' })).toEqual([])
})

test('Mombasa by keys alone, from the first step to the last', async ({ page }) => {
  await hurry(page)
  await openLesson(page, 'mombasa')
  expect(await followToTheEnd(page, 'keys')).toEqual(STEPS)
  await expect(bar(page), 'the game goes on').toBeVisible()
})

test.describe('without a network after one visit', () => {
  test.use({ serviceWorkers: 'allow' })

  test('Yokohama by keys alone', async ({ page, context }) => {
    await hurry(page)
    await visitOnce(page)
    await context.setOffline(true)
    await openLesson(page, 'yokohama')
    expect(await followToTheEnd(page, 'keys')).toEqual(STEPS)
  })

  test('Mombasa on a phone, by a pupil who does as they like and comes back the next day', async ({
    page,
    context,
  }) => {
    await hurry(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await visitOnce(page)
    await context.setOffline(true)
    await openLesson(page, 'mombasa')
    await expect.poll(() => coveredByNote(page), 'the note lies beside what it points at').toEqual([])
    let asides = 0
    for (let n = 0; await note(page).isVisible(); n++) {
      const next = note(page).getByRole('button', { name: /^(Next|Play on)$/ })
      if (await next.isVisible()) await next.click()
      else {
        expect(await isOn(page)).toBe(true)
        if (await note(page).getByText('That works as well.').isVisible()) asides++
        await decide(page, 3 * n)
      }
      if (n === 9) await leaveAndComeBack(page)
    }
    expect(asides, 'the way was left').toBeGreaterThan(3)
    expect(await isOn(page), 'the game goes on').toBe(true)
  })
})

for (const [game, plans] of [
  [
    'mombasa',
    {
      3: ['Bananas 2', 'Cotton 1', 'Expansion 2'],
      11: ['diamond merchant', 'Coffee 2', 'Bookkeeper 2'],
    },
  ],
  ['yokohama', {}],
] as const)
  test(`${game} in the text table: the lesson names the choice it asks for, and keys are enough`, async ({
    page,
  }) => {
    await hurry(page, { textTable: true })
    await openLesson(page, game)
    expect(await faults(page, { within: '.lesson-note' })).toEqual([])
    expect(await readToTheEnd(page, plans)).toEqual(STEPS)
  })
