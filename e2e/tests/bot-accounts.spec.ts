import type { TableInfo } from '@entrepot/protocol'
import { faults } from '../axe.ts'
import { openTable, visitor } from '../live-table.ts'
import { complaintsOf, expect, test } from '../site.ts'

test('an author makes a bot and a token, and everybody sees whose bot sits at the table', async ({
  browser,
  baseURL,
}) => {
  const anna = await visitor(browser, baseURL, 'Anna')
  const complaints = complaintsOf(anna)
  await openTable(anna, 2)
  const table = anna.url().split('/').at(-1) as string
  await anna.goto('/profile')
  await expect(anna.getByRole('region', { name: 'Bots that you have written' })).toHaveCount(0)
  const fresh = anna.getByRole('region', { name: 'Create account' })
  await fresh.getByLabel('Email').fill('anna-writes@example.org')
  await fresh.getByLabel('Password').fill('seven green parrots')
  await fresh.getByRole('button').first().click()

  const bots = anna.getByRole('region', { name: 'Bots that you have written' })
  await bots.getByRole('button', { name: 'Bots that you have written' }).click()
  await bots.getByRole('textbox', { name: 'Name of the bot' }).fill('Ledger')
  await bots.getByRole('button', { name: 'Make a bot' }).click()
  const ledger = bots.getByRole('article', { name: 'Ledger' })
  await ledger.getByText('Make a token').first().click()
  await ledger.getByRole('button', { name: 'Make a token' }).click()
  const token = await ledger.locator('code').innerText()
  await expect(ledger.getByText('Take seats and play').first()).toBeVisible()
  expect(await faults(anna)).toEqual([])

  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const sat = await fetch(`${baseURL}/api/tables/${table}/sit`, {
    method: 'POST',
    headers,
    body: '{"seat":1}',
  })
  expect(((await sat.json()) as TableInfo).seats[1]?.author?.name).toBe('Anna')
  await anna.goto(`/tables/${table}`)
  await expect(anna.getByRole('listitem').filter({ hasText: 'Ledger' })).toContainText('bot by Anna')

  await anna.goto('/profile')
  await bots.getByRole('button', { name: 'Bots that you have written' }).click()
  await ledger.getByRole('button', { name: /^End: / }).click()
  await expect(ledger.getByRole('button', { name: /^End: / })).toHaveCount(0)
  expect((await fetch(`${baseURL}/api/me`, { headers })).status).toBe(401)
  expect(complaints).toEqual([])
})
