import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { faults } from '../axe.ts'
import { beginGame, openTable, sitDownAt, visitor } from '../live-table.ts'
import { startServer } from '../server-process.ts'
import { expect, test } from '../site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('an administrator, whom the command has named, runs the site from its page', async ({ browser }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'entrepot-e2e-'))
  const server = await startServer(dataDir)
  try {
    const anna = await visitor(browser, server.address, 'Anna')
    await openTable(anna, 2)
    const ben = await visitor(browser, server.address, 'Ben')
    await sitDownAt(anna.url(), ben)
    await beginGame(anna, ben)
    await ben.getByRole('button', { name: 'Chat' }).click()
    await ben.getByRole('textbox', { name: 'Write to the table' }).fill('Something vile')
    await ben.keyboard.press('Enter')

    await anna.goto('/admin')
    await expect(anna.getByRole('heading', { level: 1 })).toHaveText(
      'This page is for the administrators of the site',
    )
    await anna.goto('/profile')
    const form = anna.getByRole('region', { name: 'Create account' })
    await form.getByLabel('Email').fill('anna@example.org')
    await form.getByLabel('Password').fill('seven green parrots')
    await form.getByRole('button').first().click()
    await expect(anna.getByText('Signed in as anna@example.org.')).toBeVisible()
    const { status } = spawnSync(
      process.execPath,
      ['apps/server/src/admin.ts', 'appoint', 'anna@example.org'],
      {
        cwd: root,
        env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
      },
    )
    expect(status).toBe(0)
    await anna.reload()
    await anna.getByRole('link', { name: 'Running the site' }).click()
    await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Running the site')
    expect(await faults(anna)).toEqual([])

    // What was said is taken out before Ben's eyes.
    await anna.getByRole('button', { name: 'Chat' }).click()
    await anna.getByRole('button', { name: 'Take out: Something vile' }).click()
    await expect(ben.getByText('Something vile')).toHaveCount(0)

    const people = anna.getByRole('region', { name: 'People' })
    await people.getByRole('textbox').fill('ben')
    await people.getByRole('button', { name: 'Find' }).click()
    await expect(people.getByRole('listitem')).toHaveCount(1)
    await people.getByRole('button', { name: 'Ban', exact: true }).click()
    await expect(people.getByText('banned')).toBeVisible()

    // A stranger is told why there is no way in, and comes in by an invitation.
    const door = anna.getByRole('group', { name: 'As a guest, with nothing but a name' })
    await door.getByText('With an invitation').click()
    await expect(door.getByRole('radio', { name: 'With an invitation' })).toBeChecked()
    const cem = await visitor(browser, server.address, 'Cem')
    await cem.goto('/friends/mombasa')
    await cem.getByRole('button', { name: 'Open the table' }).click()
    await expect(cem.getByText('for those who have an invitation')).toBeVisible()
    await anna.getByRole('button', { name: 'Make an invitation' }).click()
    const link = anna.getByRole('status').locator('code')
    await expect(link).toContainText('/invited/')
    await cem.goto((await link.textContent()) ?? '')
    await openTable(cem, 2)

    // The figures of her box are offered to everybody.
    await anna.goto('/components/mombasa')
    await anna
      .locator('.part-list')
      .getByRole('button', { name: /^Books/ })
      .click()
    await anna
      .getByRole('article', { name: 'Book A01', exact: true })
      .getByRole('textbox', { name: /^At least/ })
      .fill('4')
    await anna.getByRole('textbox', { name: 'Name of your edition' }).fill('Box of the club')
    await anna.getByRole('button', { name: 'Offer at this site' }).click()
    await expect(anna.getByText('Everybody here can choose it now.')).toBeVisible()
    await cem.goto('/friends/mombasa')
    await cem.getByRole('radio', { name: 'Box of the club' }).check()
    await cem.getByRole('button', { name: 'Open the table' }).click()
    await expect(cem.getByText('Box of the club')).toBeVisible()
  } finally {
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
})
