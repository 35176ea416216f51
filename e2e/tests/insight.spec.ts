import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { LANGUAGES, loadInsight } from '@entrepot/words'
import { faults } from '../axe.ts'
import { fileOf, findMoment, findYokohama, keep } from '../moments.ts'
import { complaintsOf, expect, test } from '../site.ts'
import { guestAt } from '../society.ts'
import { bar, decide, hurry, isOn, over } from '../table.ts'

/** A short game of two that is over. */
const ended = () => findMoment('insight', 2, ({ phase }) => phase === 'over')

test('a game that is over explains itself: its end, its course, what was well played, and how it might have gone on', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await hurry(page)
  const moment = ended()
  const address = await keep(page, moment)

  await test.step('the end: winner, count, sheet, a picture to share', async () => {
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(/^The game is over\. .+ wins?\.$/)
    await expect(sheet.locator('.victory')).toContainText(/wins?/)
    await expect(sheet.locator('.count .total').first()).not.toHaveText('0')
    // Nobody has asked for an analysis.
    await expect(sheet.getByRole('heading', { name: 'Turning points' })).toBeVisible()
    await expect(sheet.locator('.turned li').first()).toContainText(
      /^Round \d, (You|Amina) .+\. (Your chance to win|Chance to win of Amina): from \d+% to \d+%\.$/,
    )
    await expect(sheet.locator('.win-chart polyline[points*=" "]')).toHaveCount(2)
    expect(await faults(page, { within: 'dialog' })).toEqual([])
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      sheet.getByRole('button', { name: 'Picture to share' }).click(),
    ])
    expect(picture.suggestedFilename()).toMatch(/^mombasa-.*\.png$/)
    await sheet.getByRole('link', { name: 'Review the game' }).click()
  })

  await test.step('the course: slider, turns, rounds, keys', async () => {
    await expect(page).toHaveURL(`${address}/at/0`)
    const slider = bar(page).getByRole('slider', { name: 'Course of the game' })
    await expect(slider).toHaveAttribute('aria-valuetext', 'The beginning')
    await slider.press('ArrowRight')
    await expect(page).toHaveURL(`${address}/at/1`)
    // Wherever one leaps to, what the turn has changed is marked, and nothing of others' turns that one has seen.
    const touched = (): Promise<string[]> =>
      page
        .locator('[data-touched]')
        .evaluateAll((pieces) => [
          ...new Set(pieces.map((piece) => piece.getAttribute('data-touched') ?? '')),
        ])
    // A step on a track moves a piece, wherever in the game it is made.
    const steps = moment.record.log.flatMap(({ command }, index) =>
      command.type === 'step' ? [index + 1] : [],
    )
    const [early, middle, late] = [0.2, 0.5, 0.8].map((part) => steps[Math.floor(part * steps.length)])
    for (const place of [early, late, middle]) {
      await slider.fill(String(place))
      await expect(page).toHaveURL(`${address}/at/${place}`)
      await expect.poll(touched).toHaveLength(1)
    }
    await page.keyboard.press('k')
    await expect(page).not.toHaveURL(`${address}/at/${middle}`)
    await page.keyboard.press('Home')
    await expect(page).toHaveURL(`${address}/at/0`)
    // The address is there before the table is: the next turn would be that after the place before.
    await expect(slider).toHaveAttribute('aria-valuetext', 'The beginning')
    await bar(page).getByRole('combobox', { name: 'Step by' }).selectOption('My turns')
    await bar(page).getByRole('link', { name: 'My next turn' }).click()
    await expect(slider).toHaveAttribute('aria-valuetext', /round 1, You/)
    await page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', /round 7/)
    await page.keyboard.press('ArrowUp')
    await expect(slider).toHaveAttribute('aria-valuetext', /round 6/)
    await page.keyboard.press('ArrowUp')
    await expect(slider).toHaveAttribute('aria-valuetext', /round 5/)
    await bar(page).getByRole('button', { name: 'Play move by move' }).click()
    await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    await bar(page).getByRole('button', { name: 'Pause' }).click()
  })

  await test.step('the analysis: whoever leaves calls it off', async () => {
    await bar(page).getByRole('button', { name: 'Analyse' }).click()
    await expect.poll(() => page.workers().length).toBeGreaterThan(0)
    await bar(page).getByRole('link', { name: 'Back to now' }).click()
    await expect.poll(() => page.workers().length).toBe(0)
    await page.goBack()
  })

  await test.step('the analysis: in workers, kept, in words and numbers', async () => {
    await bar(page).getByRole('button', { name: 'Analyse' }).click()
    await expect(bar(page).locator('.curve polyline').first()).toBeVisible()
    await expect(bar(page).locator('.progress')).toHaveCount(0, { timeout: 90_000 })
    await page.keyboard.press('n')
    await expect(bar(page).locator('.turn-worth')).toContainText(/Mistake/)
    await expect(bar(page).locator('.turn-worth')).toContainText(/Better:/)
    await bar(page).getByRole('button', { name: 'Summary' }).click()
    const sheet = page.getByRole('dialog', { name: 'Analysis' })
    await expect(sheet.locator('.costly li').first()).toContainText(/Expected points.*[+−]\d/)
    await expect(sheet.getByRole('heading', { name: 'Accuracy' })).toBeVisible()
    await expect(sheet.getByRole('heading', { name: 'Choice and luck' })).toBeVisible()
    expect(await faults(page, { within: 'dialog' })).toEqual([])
    await page.reload()
    await expect(bar(page).locator('.turn-worth')).toContainText(/Better:/)
  })

  await test.step('every chart is a table as well', async () => {
    await bar(page).getByRole('button', { name: 'Summary' }).click()
    const sheet = page.getByRole('dialog', { name: 'Analysis' })
    const causes = sheet.getByRole('table', { name: 'Choice and luck' })
    await expect(causes.getByRole('columnheader', { name: 'Without luck' })).toBeVisible()
    await expect(causes.getByRole('row', { name: /^You / })).toContainText(/[+−]\d/)
    await expect(
      sheet.getByRole('img', { name: /^Diamonds\. You: \d+, in the end \d+; Amina: / }),
    ).toBeVisible()
    for (const summary of await sheet.getByText('As a table').all()) await summary.click()
    await expect(sheet.getByRole('table', { name: 'Chance to win' }).getByRole('row')).toHaveCount(9)
    const expected = sheet.getByRole('table', { name: 'Expected points' })
    await expect(expected.getByRole('columnheader')).toHaveCount(9)
    await sheet.getByRole('combobox', { name: 'Player' }).last().selectOption('Amina')
    const ended = await expected
      .getByRole('row', { name: /^Total / })
      .getByRole('cell')
      .last()
      .innerText()
    await page.keyboard.press('Escape')
    await page.goto(address)
    await expect(page.getByRole('dialog').locator('.count .total').filter({ hasText: ended })).toHaveCount(1)
    await page.goBack()
  })

  await test.step('in every language, by day and night, on a phone', async () => {
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
    await page.setViewportSize({ width: 390, height: 844 })
    for (const language of LANGUAGES) {
      await speak(page, language)
      const words = await loadInsight(language)
      await page.getByRole('button', { name: words.summary, exact: true }).click()
      const sheet = page.getByRole('dialog', { name: words.heading })
      await expect(sheet.getByRole('table', { name: words.causes })).toBeVisible()
      expect(await sheet.evaluate(hiddenAside)).toBe(0)
      await page.emulateMedia({ colorScheme: 'light' })
      expect(await faults(page, { within: 'dialog' })).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await faults(page, { within: 'dialog', colorScheme: 'dark' })).toEqual([])
    }
    await speak(page, 'en')
    await page.setViewportSize({ width, height })
  })

  await test.step('playing on from a position, and what became of it', async () => {
    await bar(page).getByRole('button', { name: 'Play on from here' }).click()
    // Positions of the old table have its address too: leaving one of them before the new game is kept would begin none.
    await page.waitForURL(({ pathname }) => !pathname.startsWith(address))
    await expect(over(page)).toHaveCount(0)
    await expect(bar(page)).toBeVisible()
    await page.goto(`${address}/at/0`)
    await bar(page).getByRole('button', { name: 'Summary' }).click()
    await expect(page.getByRole('dialog').getByRole('table').last()).toContainText(
      /From move \d+Round \d+, not finished/,
    )
    await page.goto('/')
    await expect(page.locator('.what').filter({ hasText: /^MombasaPlayed on from move \d+ · / })).toHaveCount(
      1,
    )
  })

  await test.step('played on to its end, a game stands beside the one that it comes from', async () => {
    const end = moment.record.log.length
    await page.goto(`${address}/at/${end - 1}`)
    await bar(page).getByRole('button', { name: 'Play on from here' }).click()
    await page.waitForURL(({ pathname }) => !pathname.startsWith(address))
    while (await isOn(page)) await decide(page, 0)
    const tries = page.getByRole('dialog').getByRole('group', { name: 'Played on' })
    await expect(tries.getByRole('row')).toHaveCount(4)
    await expect(tries.getByRole('row').last()).toContainText(new RegExp(`^From move ${end - 1}\\d+`))
    await tries.getByRole('link', { name: 'As it was' }).click()
    await expect(page).toHaveURL(address)
  })
  expect(complaints).toEqual([])
})

test('a finished table of the server explains itself to whoever looks on, in text and by the keyboard, and remembers it', async ({
  page,
}) => {
  await hurry(page, { textTable: true })
  await page.goto('/')
  const anna = await guestAt(page, 'Anna')
  const answer = await anna.requests.post('/api/tables/import', {
    data: JSON.parse(fileOf(ended())) as object,
  })
  const { id } = (await answer.json()) as { id: string }
  await page.goto(`/tables/${id}/at/0`)
  const slider = bar(page).getByRole('slider', { name: 'Course of the game' })
  await expect(slider).toHaveAttribute('aria-valuetext', 'The beginning')
  await bar(page).getByRole('button', { name: 'Analyse' }).focus()
  await page.keyboard.press('Enter')
  await expect(bar(page).locator('.progress')).toHaveCount(0, { timeout: 90_000 })
  await page.keyboard.press('n')
  await expect(bar(page).locator('.turn-worth')).toContainText(/Better:/)
  // It has no board to show anything on, and cuts nothing off.
  await expect(bar(page).getByRole('checkbox', { name: 'Show on the board' })).toBeHidden()
  const hidden = await bar(page)
    .locator('.turn-worth p')
    .evaluate((said) => said.scrollHeight - said.clientHeight)
  expect(hidden).toBeLessThan(2)
  await bar(page).getByRole('button', { name: 'Summary' }).focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Analysis' })
  await expect(sheet.getByRole('heading', { name: 'The three most costly turns' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(bar(page).getByRole('button', { name: 'Summary' })).toBeFocused()
  await page.keyboard.press(' ')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')

  // Somebody whom the server does not know finds what this device has kept.
  await page.context().clearCookies()
  await page.reload()
  await bar(page).getByRole('button', { name: 'Summary' }).click()
  await expect(sheet.getByRole('table', { name: 'Choice and luck' }).getByRole('row')).toHaveCount(3)
})

test('the end of a game of four finds room on a phone and a tablet, and its picture is written in the letters of every language', async ({
  page,
}) => {
  await hurry(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await keep(
    page,
    findYokohama('insight', 4, ({ phase }) => phase === 'over'),
  )
  for (const language of LANGUAGES) {
    await speak(page, language)
    const { finale } = await loadInsight(language)
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('table').first()).toBeVisible()
    expect(await sheet.evaluate(hiddenAside)).toBe(0)
    await page.setViewportSize({ width: 820, height: 1180 })
    expect(await sheet.locator('.score-sheet .scrolled').evaluate(hiddenAside)).toBe(0)
    await page.setViewportSize({ width: 390, height: 844 })
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      sheet.getByRole('button', { name: finale.picture }).click(),
    ])
    const title = await sheet.locator('.victory b').innerText()
    const { written, room } = await titleIn(page, await readFile(await picture.path(), 'base64'), title)
    expect(Math.abs(written - room), `${title}: written ${written} wide, needs ${room}`).toBeLessThan(
      LETTER_PART,
    )
  }
  // The picture tells when the game was played, not when somebody looks at it.
  const dated = page.locator('.finale text', { hasText: ' · ' })
  const date = await dated.textContent()
  await page.clock.setSystemTime(Date.now() + YEAR_MS)
  await page.reload()
  await expect(dated).toHaveText(date ?? 'a date')
})

/** How much of something must be moved into sight. */
function hiddenAside({ scrollWidth, clientWidth }: Element): number {
  return scrollWidth - clientWidth
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** A third of a letter of the title: they do not begin and end where their room does. */
const LETTER_PART = 40

/** How wide the title of a picture is written, and how wide it is in the letters of the page. */
function titleIn(page: Page, png: string, title: string): Promise<{ written: number; room: number }> {
  return page.evaluate(
    async ([data, said]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
      if (context === null) throw new Error('There is no canvas.')
      context.drawImage(image, 0, 0)
      // The title begins at 116 and stands on the line at 1112, in a cream that nothing else has there.
      const { data: pixels, width } = context.getImageData(116, 1020, image.width - 232, 90)
      let written = 0
      for (let at = 0; at < pixels.length; at += 4)
        if ((pixels[at] ?? 0) > 252 && (pixels[at + 1] ?? 0) > 240 && (pixels[at + 2] ?? 0) > 215)
          written = Math.max(written, (at / 4) % width)
      context.font = `bold 120px ${getComputedStyle(document.querySelector('.victory b') ?? document.body).fontFamily}`
      return { written, room: context.measureText(said).width }
    },
    [png, title] as const,
  )
}

/** The same page in another language. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((tag) => {
    const settings = JSON.parse(localStorage.getItem('entrepot.settings') ?? '{}') as object
    localStorage.setItem('entrepot.settings', JSON.stringify({ ...settings, language: tag }))
  }, language)
  await page.reload()
}
