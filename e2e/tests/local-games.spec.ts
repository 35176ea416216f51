import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { findMoment, keep } from '../moments.ts'
import { expect, test } from '../site.ts'
import { bar, hurry, isOn, layPlan, sitDown } from '../table.ts'

/** Saves the file of the first game in the list. */
async function saveFile(page: Page): Promise<string> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).first().click(),
  ])
  return readFileSync(await saved.path(), 'utf8')
}

async function openFile(page: Page, text: string): Promise<void> {
  await page
    .getByLabel('Open a file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

test('a game can be saved as a file, deleted, and opened again where it stood', async ({ page }) => {
  await hurry(page)
  await sitDown(page, 'file')
  await layPlan(page)
  expect(await isOn(page)).toBe(true)
  const before = await bar(page).innerText()

  await page.goto('/')
  const file = await saveFile(page)
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Games you begin will wait for you here.')).toBeVisible()

  await openFile(page, file)
  await expect(bar(page)).toHaveText(before, { useInnerText: true })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Resume' })).toHaveCount(1)
})

test('a file that is not sound is not taken in, and the reason is said', async ({ page }) => {
  await hurry(page)
  await sitDown(page, 'unsound')
  await layPlan(page)
  expect(await isOn(page)).toBe(true)
  await page.goto('/')
  const file = JSON.parse(await saveFile(page)) as Record<string, unknown>
  for (const [change, reason] of [
    [{ format: 'letter' }, 'This is not a file of a game.'],
    [{ game: 'caravan' }, 'This file is of a game that is not played here.'],
    [{ version: '99' }, 'The rules of this game are not here: it may come from a newer version.'],
    [{ formatVersion: 9 }, 'The rules of this game are not here: it may come from a newer version.'],
    [{ seed: 'another' }, 'This file does not add up'],
    [{ stateHash: 'x' }, 'This file does not add up'],
    [{ log: [{ seat: 0 }] }, 'This file does not add up'],
  ] as const) {
    await openFile(page, JSON.stringify({ ...file, ...change }))
    await expect(page.getByRole('alert')).toContainText(reason)
  }
  await openFile(page, 'no JSON at all')
  await expect(page.getByRole('alert')).toContainText('This is not a file of a game.')
  await expect(page.getByRole('link', { name: 'Resume' })).toHaveCount(1)
})

const over = () => findMoment('moved', 2, ({ phase }) => phase === 'over')

test('a finished game moves to the history of the server, and is played again one seat further', async ({
  page,
}) => {
  await hurry(page)
  await page.goto(await keep(page, over()))
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Move to the server' }).click()
  const there = page.getByRole('link', { name: 'See it on the server' })
  // The server replays the whole game before it takes it.
  await expect(there).toBeVisible()
  await page.reload()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await there.click()
  await expect(page).toHaveURL(/\/tables\//)
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(/^The game is over/)

  await page.goto('/')
  await expect(there).toBeVisible()
  await page.getByRole('link', { name: 'Review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(page.getByRole('region', { name: 'The game is over' })).toBeHidden()
  expect(await isOn(page)).toBe(true)
  await expect(page.getByRole('button', { name: 'Board of Amina' })).toBeVisible()
})

test('where the browser keeps nothing, the game goes on and the visitor is told', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is not allowed here.', 'SecurityError')
    }
  })
  await hurry(page)
  await sitDown(page, 'blocked')
  await layPlan(page)
  expect(await isOn(page)).toBe(true)
  await expect(page.getByRole('alert')).toContainText('This browser does not let us keep games.')
  await page.getByRole('link', { name: 'Leave the table' }).click()
  await expect(page.getByRole('alert')).toContainText('This browser does not let us keep games.')
  await page.getByRole('link', { name: 'Resume' }).click()
  expect(await isOn(page)).toBe(true)
})

test('where there is no room left, the visitor is told, and what was kept before stays', async ({ page }) => {
  await hurry(page)
  await sitDown(page, 'full')
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('There is no room left.', 'QuotaExceededError')
    }
  })
  await layPlan(page)
  expect(await isOn(page)).toBe(true)
  await expect(page.getByRole('alert')).toContainText('There is no room left on this device')
  await page.reload()
  await expect(bar(page).getByText(/^Plan: put/)).toBeVisible()
})

test('a bot that breaks is replaced, and stops thinking when the table is left', async ({ page }) => {
  // The first worker of the page breaks at its first question.
  await page.addInitScript(() => {
    const Real = Worker
    let broken = 0
    window.Worker = class extends Real {
      override postMessage(question: unknown): void {
        super.postMessage(broken++ === 0 ? { game: 'no such game' } : question)
      }
    }
  })
  await hurry(page)
  await sitDown(page, 'broken')
  await layPlan(page)
  expect(await isOn(page)).toBe(true)
  expect(page.workers()).toHaveLength(1)
  await page.getByRole('link', { name: 'Leave the table' }).click()
  await expect.poll(() => page.workers().length).toBe(0)
})

test('a game is played in one window at a time', async ({ page, context }) => {
  await hurry(page)
  await sitDown(page, 'windows')
  // With the plan laid the bots have moved: nobody but this person is waited for.
  await layPlan(page)
  expect(await isOn(page)).toBe(true)
  const other = await context.newPage()
  await other.goto(page.url())
  expect(await isOn(other)).toBe(true)
  const before = await bar(other).innerText()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game goes on in another window')

  await page.getByRole('button', { name: 'Go on here' }).click()
  await expect(bar(page)).toHaveText(before, { useInnerText: true })
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This game goes on in another window')
})
