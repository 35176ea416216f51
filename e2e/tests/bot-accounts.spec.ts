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

  await anna.goto(`/tables/${table}`)
  await anna.getByText('Ask a bot that somebody here has written').click()
  await anna.getByRole('button', { name: 'Invite Ledger' }).click()
  await expect(anna.getByText('Invited', { exact: true })).toBeVisible()
  expect(await faults(anna)).toEqual([])

  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  expect(await toldFirst(`${baseURL}/api/events`, headers)).toContain(`"table":"${table}"`)
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

/** What an event stream tells until somebody is invited. */
async function toldFirst(address: string, headers: Record<string, string>): Promise<string> {
  const { body } = await fetch(address, { headers })
  let told = ''
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    told += piece
    if (/^event: invited$/m.test(told) && told.endsWith('\n\n')) return told
  }
  return told
}
