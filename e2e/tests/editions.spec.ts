// A table that is played with the figures of somebody's own box.

import { readFileSync } from 'node:fs'
import { exportEdition, type ExportedGame } from '@entrepot/kernel'
import { edition as own } from '@entrepot/mombasa/edition'
import type { Page } from '@playwright/test'
import { beginGame, sitDownAt, visitor } from '../live-table.ts'
import { playOut } from '../play-out.ts'
import { complaintsOf, expect, test } from '../site.ts'
import { bar, region } from '../table.ts'

interface Figures {
  playerBoard: { diamondTrack: { values: { pounds: number }[] } }
}

/** A box whose diamond track ends with other pounds: drawn at every table, all the time. */
const figures = structuredClone(own.figures) as Figures
const last = figures.playerBoard.diamondTrack.values.at(-1) as { pounds: number }
const printed = `£${last.pounds}`
last.pounds += 7
const changed = `£${last.pounds}`
const edition = exportEdition({ ...own, id: 'my-box', name: 'My box', figures })

/** The values on the diamond track of the viewer. */
function drawn(page: Page) {
  return region(page, 'Me').locator('.diamond-track .space b').last()
}

test('two people and a bot play an edited edition to its end; the file is verified, and opened elsewhere', async ({
  browser,
  baseURL,
}) => {
  const anna = await visitor(browser, baseURL, 'Anna')
  const complaints = complaintsOf(anna)
  await anna.addInitScript(
    (draft) => localStorage.setItem('entrepot.edition.mombasa', draft),
    JSON.stringify({ edition, playable: true }),
  )
  await anna.goto('/friends/mombasa')
  await anna.getByRole('radio', { name: '3' }).check()
  await anna.getByRole('radio', { name: 'Mine: My box' }).check()
  await anna.getByRole('button', { name: 'Open the table' }).click()
  await expect(anna.getByText('Component figures My box')).toBeVisible()
  const ben = await visitor(browser, baseURL, 'Ben', true)
  await sitDownAt(anna.url(), ben)
  await anna.getByRole('radio', { name: 'Novice' }).check()
  await anna.getByRole('button', { name: 'Give to a bot' }).click()
  await beginGame(anna, ben)
  await expect(anna.getByText('Edition: My box')).toBeVisible()
  await expect(drawn(anna)).toHaveText(changed)

  // Both play every turn of theirs on their own screen, and the bot its own, with the same figures to the end.
  const table = new URL(anna.url()).pathname.split('/').at(-1) as string
  for (const { decided } of await Promise.all([anna, ben].map((page) => playOut(page, { stride: 3 }))))
    expect(decided).toBeGreaterThan(25)
  const file = (await (await anna.request.get(`/api/tables/${table}/export`)).json()) as ExportedGame
  expect(file).toMatchObject({ formatVersion: 4, edition: { name: 'My box', figures } })
  expect(await (await anna.request.post('/api/verify', { data: file })).json()).toMatchObject({ sound: true })
  await anna.goto(`/tables/${table}/at/10`)
  await expect(drawn(anna)).toHaveText(changed)

  // A stranger opens the file on a device of its own; a game with our figures is drawn with ours as before.
  const cem = await visitor(browser, baseURL, 'Cem')
  await cem.goto('/')
  const buffer = Buffer.from(JSON.stringify(file))
  await cem
    .getByLabel('Open a file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  await expect(drawn(cem)).toHaveText(changed)
  await expect(cem.getByRole('dialog')).toBeVisible()
  await cem.keyboard.press('Escape')
  await cem.getByRole('link', { name: 'Leave the table' }).click()
  await expect(cem.getByText('Edition: My box')).toBeVisible()
  const [saved] = await Promise.all([
    cem.waitForEvent('download'),
    cem.getByRole('button', { name: 'Save as a file' }).first().click(),
  ])
  expect(JSON.parse(readFileSync(await saved.path(), 'utf8'))).toMatchObject({
    edition: { figures },
    stateHash: file.stateHash,
  })
  await cem.locator('a[href="/new/mombasa"]').first().click()
  await cem.getByRole('button', { name: 'Sit down' }).click()
  await expect(bar(cem)).toBeVisible()
  await expect(drawn(cem)).toHaveText(printed)
  expect(complaints).toEqual([])
  for (const page of [anna, ben, cem]) await page.context().close()
})
