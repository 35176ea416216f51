import type { Page } from '@playwright/test'
import { faults } from '../axe.ts'
import { expect, test } from '../site.ts'
import { hurry, PIOUS } from '../table.ts'
import { decideInText, decision, isReading, playOutInText, sitDownToRead } from '../text-table.ts'

for (const [game, preferred] of [
  ['mombasa', []],
  ['yokohama', PIOUS],
] as const) {
  test(`a whole game of ${game} in text, to the final score`, async ({ page }) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await hurry(page, { textTable: true })
    await sitDownToRead(page, game, 'a whole game in words')
    for (let n = 0; n < 6 && (await isReading(page)); n++) await decideInText(page, n * 5, preferred)
    await playOutInText(page, 5, preferred)

    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    const total = page.getByRole('region', { name: 'Score' }).getByRole('row', { name: /^Total/ })
    await expect(total.getByRole('cell')).toHaveText([/^\d+$/, /^\d+$/])
    expect(complaints).toEqual([])
  })
}

test('the keyboard reaches the text table first, and is led from decision to decision', async ({ page }) => {
  await hurry(page)
  await page.goto('/new/mombasa')
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.getByRole('region', { name: 'Your decision' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Switch to the text table' }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, /^Your decision\. Plan/)).toBeFocused()

  for (const slot of await decision(page).getByRole('combobox').all()) await slot.selectOption({ index: 1 })
  await decision(page).getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(heading(page, 'Your decision. Choose your action')).toBeFocused()
  await expect(page.getByRole('log')).toContainText(/You reveal .*Amina reveals /)

  await decision(page)
    .getByRole('button', { name: /^End your action phase/ })
    .press('Enter')
  await expect(decision(page)).toContainText('would go unused.')
  await decision(page).getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(heading(page, /^Your decision\. Which pile/)).toBeFocused()
  await decision(page).getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(heading(page, 'Your decision. Choose your action')).toBeFocused()
})

test('a choice tells its consequences, and a thing tells why it cannot be chosen', async ({ page }) => {
  await hurry(page, { textTable: true })
  await sitDownToRead(page, 'yokohama', 'reasons')
  await decideInText(page, 0)
  if (await decision(page).getByRole('button', { name: 'Confirm' }).isEnabled()) await decideInText(page, 0)
  const bank = decision(page).getByRole('button', { name: 'Place at Bank' })
  await expect(bank).toHaveAccessibleDescription(/Hand: Assistant from \d+ to \d+/)

  const ask = page.getByRole('region', { name: 'Ask about a thing' })
  await ask.getByRole('combobox', { name: 'Thing' }).selectOption('Shop')
  await ask.getByRole('button', { name: 'Tell me' }).click()
  await expect(ask.getByRole('status')).toContainText('Not possible now')
  await expect(
    ask
      .getByRole('status')
      .getByRole('link', { name: /^Rule Y/ })
      .first(),
  ).toBeVisible()
  await ask.getByRole('combobox', { name: 'Thing' }).selectOption('Bank')
  await ask.getByRole('button', { name: 'Tell me' }).click()
  await expect(ask.getByRole('status')).toContainText('Possible now: Place at Bank')

  const areas = page.getByRole('table', { name: 'Where the areas lie' })
  await expect(areas.getByRole('rowheader', { name: 'Bank' })).toBeVisible()
  await expect(areas.getByRole('columnheader')).toHaveText(['Area', 'Row and place', 'Next to'])
})

for (const [game, colorScheme] of [
  ['mombasa', 'light'],
  ['yokohama', 'dark'],
] as const) {
  test(`the text table of ${game} is accessible in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await hurry(page, { textTable: true })
    await sitDownToRead(page, game, 'axe')
    expect(await faults(page), 'the first decision').toEqual([])
    for (let n = 0; n < 4; n++) if (await isReading(page)) await decideInText(page, n)
    await page.getByRole('button', { name: 'Tell me' }).click()
    await page.getByText('Everything before that').click()
    expect(await faults(page), 'in the turn').toEqual([])
  })
}

const languages = [
  { language: 'Русский', board: 'Ваш планшет', map: 'Карта Африки', log: 'Что произошло' },
  { language: 'Português (Brasil)', board: 'Seu tabuleiro', map: 'Mapa da África', log: 'O que aconteceu' },
  { language: '日本語', board: '自分のボード', map: 'アフリカの地図', log: '起きたこと' },
]

test('the text table speaks every language, and changes it in place', async ({ page }) => {
  await hurry(page, { textTable: true })
  await sitDownToRead(page, 'mombasa', 'languages')
  await page.getByRole('button', { name: 'Settings' }).click()
  for (const { language, board, map, log } of languages) {
    await page.getByRole('dialog').getByRole('radio', { name: language }).check()
    for (const name of [board, map, log])
      await expect(page.getByRole('region', { name, includeHidden: true })).toBeAttached()
  }
})

function heading(page: Page, name: string | RegExp): ReturnType<Page['getByRole']> {
  return page.getByRole('heading', { level: 2, name })
}
