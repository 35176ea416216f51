import { expect, test } from '../site.ts'

test('bots have names of their game and characters that are told and chosen before one sits down', async ({
  page,
}) => {
  await page.goto('/new/yokohama')
  const cast = page.getByRole('group', { name: 'Who they are' })
  await expect(cast.getByRole('listitem')).toHaveCount(2)
  await expect(cast).toContainText('Gathers the goods for one order after another.')
  await cast.getByLabel('What Haru is like').selectOption('churchgoer')
  await expect(cast).toContainText('Is seen at the church earlier and more often than others.')
  await page.goto('/new/yokohama/together')
  await page.getByLabel('Who sits at seat 2').selectOption('Bot: Strong')
  await page.getByLabel('What Kenkichi is like').selectOption('order hunter')
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.getByRole('button', { name: 'Board of Kenkichi' })).toBeVisible()
})
