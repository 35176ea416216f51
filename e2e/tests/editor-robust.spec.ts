// What people open, paste and press in the editor of the components: it tells what is wrong, and loses nothing.

import { exportEdition, type Edition } from '@entrepot/kernel'
import { edition as own } from '@entrepot/mombasa/edition'
import type { Page } from '@playwright/test'
import { complaintsOf, expect, test } from '../site.ts'
import { bar } from '../table.ts'

const name = (page: Page) => page.getByRole('textbox', { name: 'Name of your edition' })
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
const lookAt = (page: Page, part: string) =>
  page.getByRole('button', { name: new RegExp(`^${part} \\(`) }).click()

/** A file of an edition with other figures or members. */
function fileWith(change: (file: { figures: { [part: string]: unknown } }) => void): string {
  const file = structuredClone(exportEdition({ ...own, id: 'theirs', name: 'Theirs' }))
  change(file as unknown as { figures: { [part: string]: unknown } })
  return JSON.stringify(file)
}

async function openFile(page: Page, text: string): Promise<void> {
  await page
    .getByLabel('Open a file of an edition')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

test('files that are broken, foreign, huge or absurd are refused in a sentence, and the edition stays', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.goto('/components/mombasa')
  await name(page).fill('Mine')
  const refused = page.getByRole('alert')
  for (const [text, sentence] of [
    ['no file at all', 'This holds no edition that this page can read.'],
    ['[]', 'This holds no edition that this page can read.'],
    ['{"format":"entrepot-game"}', 'This holds no edition that this page can read.'],
    [JSON.stringify(exportEdition({ ...own, game: 'yokohama' })), 'This is an edition of Yokohama'],
    [
      fileWith(({ figures }) => (figures['bookTiles'] = [null])),
      'Books · 1: a group of figures must stand here',
    ],
    [fileWith(({ figures }) => delete figures['map']), 'Map: a group of figures must stand here'],
    [
      fileWith(({ figures }) => (figures['tracks'] = Array.from({ length: 5000 }, () => ({})))),
      'Company tracks: must be from 0 to 300, here it is 5000.',
    ],
    [
      fileWith(
        ({ figures }) =>
          (((figures['tracks'] as { spaces: number }[])[0] as object as { spaces: number }).spaces = 1e12),
      ),
      'Company tracks · 1 · Spaces: must be from 0 to 999',
    ],
    [`"${'x'.repeat(1_100_000)}"`, 'This file is larger than any edition can be.'],
  ] as const) {
    await openFile(page, text)
    await expect(refused).toContainText(sentence)
    await expect(refused).toContainText('as it was')
  }
  await expect(name(page)).toHaveValue('Mine')
  await page.reload()
  await expect(name(page)).toHaveValue('Mine')
  expect(complaints).toEqual([])
})

test('an empty name is asked for, and the last one stays', async ({ page }) => {
  await page.goto('/components/mombasa')
  await name(page).fill('Mine')
  await name(page).fill('')
  await expect(page.getByRole('alert')).toHaveText('The edition needs a name. The last one still counts.')
  await page.reload()
  await expect(name(page)).toHaveValue('Mine')
})

test('what two pages change is one edition, and undo brings back what stood here', async ({
  page,
  context,
}) => {
  await page.goto('/components/mombasa')
  const other = await context.newPage()
  await other.goto('/components/mombasa')
  const value = (where: Page) => card(where, 'Coffee 1').getByRole('textbox', { name: /^Red number/ })
  await value(page).fill('2')
  await expect(value(other)).toHaveValue('2')
  await card(other, 'Coffee 2')
    .getByRole('textbox', { name: /^Red number/ })
    .fill('4')
  await expect(page.getByText('2 differences to the default')).toBeVisible()
  await page.reload()
  await expect(page.getByText('2 differences to the default')).toBeVisible()
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 difference to the default')).toBeVisible()
})

test('a device that is full says that it did not keep the change, and the page has it all the same', async ({
  page,
}) => {
  await page.goto('/components/mombasa')
  await card(page, 'Coffee 1')
    .getByRole('textbox', { name: /^Red number/ })
    .fill('2')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('There is no room left.', 'QuotaExceededError')
    }
  })
  await card(page, 'Coffee 1')
    .getByRole('textbox', { name: /^Red number/ })
    .fill('3')
  await expect(page.getByRole('alert')).toContainText('This device did not keep your last changes')
  await page.getByRole('link', { name: 'Yokohama' }).click()
  await page.getByRole('link', { name: 'Mombasa' }).click()
  await expect(card(page, 'Coffee 1').getByRole('textbox', { name: /^Red number/ })).toHaveValue('3')
})

test('what the device kept and nobody can open is handed out as a file, and the page works', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.addInitScript(
    (text) => localStorage.setItem('entrepot.edition.mombasa', text),
    JSON.stringify({
      edition: JSON.parse(fileWith(({ figures }) => (figures['bookTiles'] = [null]))) as Edition,
      playable: true,
    }),
  )
  await page.goto('/components/mombasa')
  await expect(page.getByRole('alert')).toContainText('cannot be opened here any more')
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('alert').getByRole('button', { name: 'Save as a file' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('mombasa-kept.json')
  await expect(card(page, 'Coffee 1')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a link of another game or of nothing is refused; one of an earlier version can follow the default', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/components/yokohama')
  await page.getByRole('button', { name: 'Copy a link' }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto(link.replace('yokohama', 'mombasa'))
  await expect(page.getByRole('alert')).toContainText('This is an edition of Yokohama: open it there.')
  await page.goto('/')
  await page.goto('/components/mombasa#edition=AAAA')
  await expect(page.getByRole('alert')).toContainText('This holds no edition that this page can read.')

  // As the site of version 3 wrote it: nothing was changed there.
  const old = await page.evaluate(async () => {
    const shared = { version: '3', id: 'old', name: 'Old box', changes: [] }
    const stream = new Blob([JSON.stringify(shared)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'))
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
    const letters = btoa(String.fromCharCode(...bytes))
    return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  })
  await page.goto('/')
  await page.goto(`/components/mombasa#edition=${old}`)
  await page.getByRole('button', { name: 'Take it over' }).click()
  await expect(page.getByText(/components differ from the default and were not compared/)).toBeVisible()
  await page.getByRole('button', { name: 'Take the default for these' }).click()
  await expect(page.getByText('0 differences to the default')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/components differ from the default and were not compared/)).toBeVisible()
  expect(complaints).toEqual([])
})

test('a value that stands twice in the box is changed once, and a space that is added can be played', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.goto('/components/yokohama')
  await lookAt(page, 'Technologies and their values')
  await card(page, 'Gaslight')
    .getByRole('textbox', { name: /^Value/ })
    .fill('5')
  await expect(page.getByText('Everything that must hold holds.')).toBeVisible()
  await lookAt(page, 'Management boards')
  await card(page, 'Church board').getByRole('button', { name: 'Add' }).click()
  const spaces = card(page, 'Church board').getByRole('group', { name: /^Spaces \d/ })
  const points = spaces.last().getByRole('textbox', { name: /^Gain · Victory points/ })
  await points.fill('40')
  await expect(page.getByText('Everything that must hold holds.')).toBeVisible()
  await page.getByRole('button', { name: 'Play it' }).click()
  await expect(bar(page)).toBeVisible()
  expect(complaints).toEqual([])
})

test('a border that is in no box of ours is drawn, told and played', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/components/mombasa')
  await lookAt(page, 'Borders')
  await page.locator('.edition-parts').getByRole('button', { name: 'Add' }).click()
  const added = page.getByRole('article').last()
  await expect(page.getByText('Borders: Adrar – Aïr is there twice.')).toBeVisible()
  await added.getByRole('combobox', { name: 'To' }).selectOption('Transvaal')
  await expect(page.getByRole('article', { name: 'Adrar – Transvaal' })).toBeVisible()
  await expect(page.getByText('Everything that must hold holds.')).toBeVisible()
  await page.getByRole('button', { name: 'Play it' }).click()
  await expect(page.locator('svg.map').first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('what is printed nowhere on our order is added to it with the keyboard alone', async ({ page }) => {
  await page.goto('/components/yokohama')
  const order = card(page, 'English order 01')
  await expect(order.getByRole('textbox', { name: 'Any good' })).toHaveCount(0)
  await order.getByText('Add', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(order.getByRole('button', { name: 'Any good' })).toBeVisible()
  await order.getByRole('button', { name: 'Any good' }).focus()
  await page.keyboard.press('Enter')
  const added = order.getByRole('textbox', { name: /^Any good/ })
  await expect(added).toBeFocused()
  await page.keyboard.type('2')
  await expect(added).toHaveValue('2')
  await expect(order).toContainText('default: none')
  await page.keyboard.press('Backspace')
  await expect(page.getByText('0 differences to the default')).toBeVisible()
})
