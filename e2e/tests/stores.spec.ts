import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { kept, plant, silenceDatabase, takeAway } from '../broken-stores.ts'
import { complaintsOf, expect, test } from '../site.ts'
import { bar, hurry, isOn, layPlan, sitDown, decide } from '../table.ts'

async function savedBy(page: Page, button: string): Promise<string> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).first().click(),
  ])
  return readFileSync(await saved.path(), 'utf8')
}

test('a page that may not use localStorage plays all the same', async ({ page }) => {
  await takeAway(page, 'localStorage')
  const complaints = complaintsOf(page)
  await sitDown(page, 'no store')
  await layPlan(page)
  expect(await isOn(page)).toBe(true)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(complaints).toEqual([])
})

test('one bad record leaves the home page and the other games alone, and can be saved and deleted', async ({
  page,
}) => {
  await hurry(page)
  await sitDown(page, 'beside the bad ones')
  await layPlan(page)
  expect(await isOn(page)).toBe(true)
  await page.goto('/')
  const [good] = await kept(page)
  await plant(
    page,
    { ...good, id: 'null-summary', summary: null },
    { ...good, id: 'text-summary', summary: 'soon' },
    { ...good, id: 'no-deciders', summary: { round: 1, over: false } },
    { ...good, id: 'no-record', record: { log: 7 } },
    { ...good, id: 'other-game', record: { ...(good?.['record'] as object), game: 'caravan' } },
    { id: 'nothing' },
  )
  await page.reload()
  const spoiled = page.getByRole('listitem').filter({ hasText: 'A record that cannot be read' })
  await expect(spoiled).toHaveCount(6)
  await expect(page.getByRole('link', { name: 'Resume' })).toHaveCount(1)
  expect(await savedBy(page, 'Save the record as a file')).toContain('"id": "')

  await spoiled.first().getByRole('button', { name: 'Delete' }).dblclick()
  await expect(spoiled).toHaveCount(6)
  await spoiled.first().getByRole('button', { name: 'Delete it for good' }).click()
  await expect(spoiled).toHaveCount(5)
  await page.goto('/local/null-summary')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game cannot be opened any more')
  expect(await savedBy(page, 'Save the record as a file')).toContain('null-summary')
})

test('a game whose moves cannot be replayed says so, and its record can be saved', async ({ page }) => {
  await hurry(page)
  await sitDown(page, 'unreplayable')
  await layPlan(page)
  expect(await isOn(page)).toBe(true)
  const address = page.url()
  await page.goto('/')
  const [game] = await kept(page)
  const record = game?.['record'] as { log: object[] }
  const log = record.log.map((entry) => ({ ...entry, command: { type: 'fly' } }))
  await plant(page, { ...game, id: game?.id, record: { ...record, log } })
  await page.reload()
  expect(await savedBy(page, 'Save as a file')).toContain('"fly"')
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game cannot be opened any more')
  expect(await savedBy(page, 'Save the record as a file')).toContain('"fly"')
})

test('a database that never answers is not waited for', async ({ page }) => {
  await silenceDatabase(page)
  await hurry(page)
  await page.goto('/new/mombasa')
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(bar(page)).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('This browser does not let us keep games.')
})

for (const [name, breakIt] of [
  ['blocked', (page: Page) => takeAway(page, 'IndexedDB')],
  [
    'full',
    (page: Page) =>
      page.addInitScript(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('There is no room left.', 'QuotaExceededError')
        }
      }),
  ],
] as const) {
  test(`where storage is ${name}, nobody leaves what is not kept without being asked`, async ({ page }) => {
    await breakIt(page)
    await hurry(page)
    await sitDown(page, name)
    await layPlan(page)
    expect(await isOn(page)).toBe(true)
    const asked = page.waitForEvent('dialog')
    await page.evaluate(() => void setTimeout(() => location.reload()))
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    expect(await isOn(page)).toBe(true)
  })
}

test('a game that is kept is left without a question', async ({ page }) => {
  await hurry(page)
  await sitDown(page, 'kept')
  await layPlan(page)
  expect(await isOn(page)).toBe(true)
  page.on('dialog', () => expect(false, 'nothing is asked').toBe(true))
  await page.reload()
  expect(await isOn(page)).toBe(true)
})

test('a game that was deleted in another window does not come back by itself', async ({ page, context }) => {
  await hurry(page)
  await sitDown(page, 'deleted')
  // With the plan laid the bots have moved: nobody but this person is waited for.
  await layPlan(page)
  expect(await isOn(page)).toBe(true)
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'Delete' }).click()
  await expect(other.getByText('Games you begin will wait for you here.')).toBeVisible()
  await decide(page, 0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game was deleted in another window')
  expect(await kept(other)).toEqual([])
  expect(await savedBy(page, 'Save the record as a file')).toContain('entrepot-game')
  await page.getByRole('button', { name: 'Keep it all the same' }).click()
  expect(await isOn(page)).toBe(true)
  expect(await kept(other)).toHaveLength(1)
})

test('two windows that cannot hear each other do not overwrite each other', async ({ page, context }) => {
  await takeAway(page, 'locks')
  await hurry(page)
  await sitDown(page, 'deaf')
  // With the plan laid the bots have moved: nobody but this person is waited for.
  await layPlan(page)
  expect(await isOn(page)).toBe(true)
  const other = await context.newPage()
  await takeAway(other, 'locks')
  await other.goto(page.url())
  await decide(other, 0)
  expect(await isOn(other)).toBe(true)
  const before = await bar(other).innerText()
  await decide(page, 1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game goes on in another window')
  await other.reload()
  await expect(bar(other)).toHaveText(before, { useInnerText: true })
})
