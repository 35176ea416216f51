import type { Page } from '@playwright/test'
import { faults } from '../axe.ts'
import { beginGame, openTable, propose, sitDownAt, visitor } from '../live-table.ts'
import { expect, test } from '../site.ts'
import { bar, isPlanning, layPlan, over } from '../table.ts'

function proposal(page: Page) {
  return page.getByRole('region', { name: 'Proposal' })
}

function note(page: Page) {
  return page.getByRole('region', { name: 'At the table' })
}

function boardOf(page: Page, name: string) {
  return page.getByRole('button', { name: `Board of ${name}` })
}

async function answer(page: Page, text: string, word: 'Agree' | 'Refuse'): Promise<void> {
  await expect(proposal(page)).toContainText(text)
  await proposal(page).getByRole('button', { name: word }).click()
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'People' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Give up my seat' }).click()
  await expect(sheet).toContainText('A bot plays on for you at once.')
  expect(await faults(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Leave the game' }).click()
}

test('before the game begins, seats are given up and freed, and a table can be closed', async ({
  browser,
  baseURL,
}) => {
  const anna = await visitor(browser, baseURL, 'Anna')
  await openTable(anna, 2)
  const ben = await visitor(browser, baseURL, 'Ben')
  await sitDownAt(anna.url(), ben)
  const seats = anna.getByRole('list', { name: 'Seats' })
  await expect(seats).toContainText('Ben')
  await ben.getByRole('button', { name: 'Give up my seat' }).click()
  await expect(seats).toContainText('Open seat')
  await anna.getByRole('radio', { name: 'Strong' }).check()
  await anna.getByRole('button', { name: 'Give to a bot' }).click()
  await expect(seats).toContainText('Bot Strong')
  await anna.getByRole('button', { name: 'Free the seat' }).click()
  await expect(seats).toContainText('Open seat')
  expect(await faults(anna)).toEqual([])
  await anna.getByRole('button', { name: 'Close the table' }).click()
  await anna.getByRole('button', { name: 'Close it for everybody?' }).click()
  for (const page of [anna, ben]) await expect(page.getByText('This table is closed.')).toBeVisible()
})

test('people take back, keep their seats, leave, return, replace each other and play again', async ({
  browser,
  baseURL,
}) => {
  const anna = await visitor(browser, baseURL, 'Anna')
  const ben = await visitor(browser, baseURL, 'Ben')
  const cem = await visitor(browser, baseURL, 'Cem')
  await openTable(anna, 3)
  const address = anna.url()
  for (const page of [ben, cem]) await sitDownAt(address, page)
  await beginGame(anna, ben, cem)

  await test.step('a takeback is refused, which its maker is told, and then granted', async () => {
    await layPlan(ben)
    await expect.poll(() => isPlanning(ben)).toBe(false)
    await propose(ben, 'Take back my last turn')
    await answer(anna, 'Ben asks to take back the last turn.', 'Refuse')
    await expect(proposal(ben)).toContainText('Anna does not agree that you take back your turn.')
    await expect(proposal(cem)).toHaveCount(0)
    await propose(ben, 'Take back my last turn')
    for (const page of [anna, cem]) await answer(page, 'Ben asks to take back the last turn.', 'Agree')
    await expect.poll(() => isPlanning(ben)).toBe(true)
    await expect(proposal(ben)).toHaveCount(0)
  })

  await test.step('who is gone for a moment keeps the seat', async () => {
    await ben.goto('about:blank')
    await expect(boardOf(anna, 'Ben')).toContainText('not connected')
    await propose(anna, 'Let a bot play on for Ben')
    const trouble = anna.getByText('A bot stands in only for somebody who is out of time or has been away')
    await expect(trouble).toBeVisible()
    await ben.goto(address)
    await expect(boardOf(anna, 'Ben')).not.toContainText('not connected')
    await expect(bar(ben)).toHaveAttribute('data-mine')
  })

  await test.step('who leaves is told what it means, and comes back at will', async () => {
    await leave(ben)
    await expect(note(ben)).toContainText('You have left this game')
    await expect(boardOf(anna, 'Ben')).toContainText('absent, a bot plays on')
    await note(ben).getByRole('button', { name: 'Come back' }).click()
    await expect(note(ben)).toHaveCount(0)
    await expect(boardOf(anna, 'Ben')).not.toContainText('absent')
  })

  const dora = await visitor(browser, baseURL, 'Dora')
  await test.step('a stranger plays on for somebody who has left, once that person and all others agree', async () => {
    await leave(ben)
    await dora.goto(address)
    await note(dora).getByRole('button', { name: 'Ask to play on for Ben' }).click()
    for (const page of [anna, cem, ben]) {
      await expect(boardOf(anna, 'Ben')).toBeVisible()
      await answer(page, 'Dora would like to play on for Ben.', 'Agree')
    }
    await expect(boardOf(anna, 'Dora')).toBeVisible()
    await expect(dora.getByRole('region', { name: 'Hand' })).toBeVisible()
    await expect(note(ben)).toHaveCount(0)
  })

  await test.step('a game ended by agreement is played again at a new table', async () => {
    await propose(anna, 'End the game without a result')
    for (const page of [cem, dora])
      await answer(page, 'Anna suggests ending the game without a result.', 'Agree')
    await over(anna).getByRole('button', { name: 'Play again together' }).click()
    await expect(anna.getByRole('list', { name: 'Seats' })).toContainText('That is you')
    await over(cem).getByRole('link', { name: 'To the new table' }).click()
    await cem.getByRole('button', { name: 'Sit here' }).first().click()
    await expect(anna.getByRole('list', { name: 'Seats' })).toContainText('Cem')
  })
})
