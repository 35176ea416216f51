import { begin, exportGame, pick, play, fastRng, type Game } from '@entrepot/kernel'
import { yokohama } from '@entrepot/yokohama'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../site.ts'
import { bar, hurry, isOn, layPlan, sitDown } from '../table.ts'

/** The settings at the table itself: opened, changed, put away. */
async function change(page: Page, ...choices: ((sheet: Locator) => Locator)[]): Promise<void> {
  await inSettings(page, async (sheet) => {
    for (const choice of choices) await choice(sheet).check()
  })
}

async function inSettings(page: Page, act: (sheet: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  const sheet = page.getByRole('dialog', { name: 'Settings' })
  await act(sheet)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
}

const option =
  (name: string) =>
  (sheet: Locator): Locator =>
    sheet.getByRole('radio', { name, exact: true })
const box =
  (name: RegExp) =>
  (sheet: Locator): Locator =>
    sheet.getByRole('checkbox', { name })

/** How the table looks where settings show: paper, colour and cloth of a player, text, and how long a button fades. */
async function look(page: Page): Promise<Record<'paper' | 'colour' | 'cloth' | 'text' | 'fade', string>> {
  return page.evaluate(() => {
    const styleOf = (selector: string): CSSStyleDeclaration =>
      getComputedStyle(document.querySelector(selector) ?? document.body)
    return {
      paper: styleOf('html').backgroundColor,
      colour: styleOf('.emblem[data-player="1"]').fill,
      cloth: styleOf('.emblem[data-player="1"]').backgroundImage,
      text: styleOf('.decision-bar').fontSize,
      fade: styleOf('.decision-bar .button').transitionDuration,
    }
  })
}

test('light, colours, patterns, text size and speed change the table at once, and are kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await hurry(page, { motion: 'full' })
  await sitDown(page, 'looks')
  const before = await look(page)
  await change(
    page,
    option('Dark'),
    option('Easy to tell apart'),
    option('Larger'),
    option('Fast'),
    box(/^Patterns/),
  )
  const after = await look(page)
  for (const part of ['paper', 'colour', 'cloth', 'text', 'fade'] as const)
    expect(after[part], part).not.toBe(before[part])
  expect(parseFloat(after.text)).toBeGreaterThan(parseFloat(before.text))
  expect(parseFloat(after.fade)).toBeLessThan(parseFloat(before.fade))
  const overflow = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(overflow, 'larger text makes nothing scroll').toBe(0)

  await page.reload()
  await expect(bar(page)).toBeVisible()
  expect(await look(page)).toEqual(after)
})

test('confirmation, sounds, the log and the text table are as one wants them', async ({ page }) => {
  await countSounds(page)
  await hurry(page)
  await sitDown(page, 'confirm')
  await layPlan(page)
  expect(await isOn(page)).toBe(true)
  await bar(page).getByRole('button', { name: 'End your action phase' }).click()
  await bar(page).getByRole('button', { name: 'Confirm' }).click()

  await choosePile(page)
  await expect(bar(page).getByRole('button', { name: 'Confirm' })).toBeEnabled()
  await bar(page).getByRole('button', { name: 'Undo' }).click()
  await change(page, option('Only where something new is shown'), option('A knock when it is your turn'))
  expect(await soundsHeard(page)).toBe(0)
  await choosePile(page)
  await expect(bar(page).getByText(/^Plan: put/)).toBeVisible()
  expect(await soundsHeard(page), 'the next decision knocks').toBeGreaterThan(0)

  const whole = await logLength(page)
  await inSettings(page, (sheet) => box(/^Log by turns/)(sheet).uncheck())
  expect(await logLength(page), 'every move has its own entry').toBeGreaterThan(whole)

  await page.getByRole('button', { name: 'Settings' }).click()
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /^Text table/ })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: /^Your decision\. Plan/ })).toBeFocused()
})

test('where only ending is left, a turn against bots ends by itself', async ({ page }) => {
  await hurry(page, { confirm: 'barrier' })
  await page.goto('/')
  const buffer = Buffer.from(fileWhereOnlyEndingIsLeft())
  await page
    .getByLabel('Open a file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  const end = bar(page).getByRole('button', { name: 'End the turn' })
  await expect(end).toBeVisible()
  await change(page, option('Against bots'))
  await expect(end).toBeHidden()
  await expect(page.getByRole('log', { name: 'Log' })).toContainText(/Amina (places|acts|takes)/)
})

/** A game of Yokohama by chance, up to where the first seat has nothing to do but end its turn, as a file. */
function fileWhereOnlyEndingIsLeft(): string {
  const game = yokohama as unknown as Game
  const players = [
    { name: '', level: null },
    { name: 'Amina', level: '1' },
  ]
  for (let seed = 0; seed < 100; seed++) {
    const rng = fastRng(`ending ${seed}`)
    let match = begin(game, {}, 2, `ending ${seed}`)
    while (game.outcome(match.state) === null) {
      const deciders = game.deciders(match.state)
      if (deciders.includes(0) && game.legal(match.state, 0).length === 1)
        return JSON.stringify({ ...exportGame(game, match), players })
      const seat = pick(rng, deciders)
      match = play(game, match, seat, pick(rng, game.legal(match.state, seat)))
    }
  }
  throw new Error('No game came to a decision without a choice.')
}

async function choosePile(page: Page): Promise<void> {
  await expect(bar(page).getByText(/^Which pile/)).toBeVisible()
  const list = bar(page).getByRole('button', { name: /^Choices \(/, expanded: false })
  if (await list.isVisible()) await list.click()
  await bar(page).getByRole('list').getByRole('button').first().click()
}

async function logLength(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Log' }).click()
  const lines = page.getByRole('dialog', { name: 'Log' }).getByRole('listitem')
  await expect(lines.first()).toBeVisible()
  const length = await lines.count()
  await page.keyboard.press('Escape')
  return length
}

/** Listens at the loudspeaker: every tone that is made is counted. */
async function countSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = { tones: 0 }
    Object.assign(window, { heard })
    window.AudioContext = class extends AudioContext {
      override createOscillator(): OscillatorNode {
        heard.tones++
        return super.createOscillator()
      }
    }
  })
}

async function soundsHeard(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { heard: { tones: number } }).heard.tones)
}
