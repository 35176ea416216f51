import type { Page } from '@playwright/test'
import { faultsInBothSchemes } from '../axe.ts'
import { aheadInYokohama, findYokohama, keep, type Moment } from '../moments.ts'
import { expect, test } from '../site.ts'
import { bar, hurry } from '../table.ts'

type Kind = 'placement' | 'laboratory' | 'gifts' | 'building'

/** Looks for the first decision of the person of this kind that offers so many choices; commands of the types `by` may lead there. */
const asked =
  (kind: Kind, choices: number, by: readonly string[] = []): (() => Moment) =>
  () =>
    findYokohama(
      'moments 2',
      4,
      ({ pending }, legal) => {
        const frame = pending.at(-1)
        return frame?.kind === kind && frame.seat === 0 && legal.length >= choices
      },
      aheadInYokohama(by.length, ({ type }) => by.includes(type)),
    )

const moments = {
  placement: asked('placement', 10),
  movement: () =>
    findYokohama(
      'moments 2',
      4,
      ({ pending, players }, legal) =>
        pending.at(-1)?.kind === 'movement' &&
        players[0]?.president !== null &&
        legal.filter(({ type }) => type === 'move').length > 1,
    ),
  laboratory: asked('laboratory', 3),
  // Whatever the church asks for: somebody could go there, if no bot does.
  gifts: asked('gifts', 5, ['done', 'move', 'put']),
  building: asked('building', 3),
}

async function sitDown(page: Page, name: keyof typeof moments, settings = {}): Promise<void> {
  await hurry(page, settings)
  await keep(page, moments[name]())
  await expect(page.locator('.decision-bar .title')).toBeVisible()
}

test('every kind of decision in Yokohama is accessible by day and by night', async ({ page }) => {
  for (const name of Object.keys(moments) as (keyof typeof moments)[]) {
    await sitDown(page, name)
    expect(await faultsInBothSchemes(page), name).toEqual([])
  }
  for (const board of ['Technologies', 'Church · Customs House', 'Achievements']) {
    await page.getByRole('navigation', { name: 'Boards' }).getByRole('button', { name: board }).click()
    expect(await faultsInBothSchemes(page, { within: '[aria-label=Market]' }), board).toEqual([])
  }
  await page.getByRole('button', { name: 'Board of Amina' }).click()
  expect(await faultsInBothSchemes(page, { within: 'dialog' }), 'the board of a rival').toEqual([])
})

test('gifts to the church are laid out one by one, and given together with the last one', async ({
  page,
}) => {
  await sitDown(page, 'gifts')
  const title = bar(page).locator('.title')
  const gifts = page.getByRole('region', { name: 'Goods' }).locator('button:enabled')
  const count = Number(/\d/.exec(await title.innerText())?.[0])
  await gifts.first().click()
  await expect(gifts.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(title).toHaveText(new RegExp(`^Give ${count - 1}\\smore gifts?, all different$`))
  await gifts.first().click()
  await expect(title).toHaveText(new RegExp(`^Give ${count}\\smore gifts?, all different$`))
  for (let n = 0; n < count; n++) await gifts.nth(n).click()
  await expect(title).not.toHaveText(/^Give \d/)
  await expect(bar(page).getByRole('list', { name: 'If you do this' })).toBeVisible()
})

test('the way of the president and its price are seen before it walks', async ({ page }) => {
  await sitDown(page, 'movement')
  await expect(page.locator('.way')).toHaveCount(0)
  await page.locator('.area-card[data-legal] .cover').first().hover()
  await expect(page.locator('.way')).toHaveCount(1)
})

test('a laboratory tells the price of every technology, and the board of an area opens under the pointer', async ({
  page,
}) => {
  await sitDown(page, 'laboratory')
  const market = page.getByRole('region', { name: 'Market' })
  const legal = market.locator('button[data-legal]')
  await expect(legal.first().locator('.price').first()).toHaveText(/free|\d/)
  await page.getByRole('button', { name: /^Church\./ }).hover()
  await expect(market.getByRole('region', { name: 'Church board' })).toBeVisible()
})

test('on a phone every lot that can be built on is as large as a fingertip', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await sitDown(page, 'building')
  const lots = page.getByRole('region', { name: 'Market' }).getByRole('button', { name: /^Build / })
  for (const lot of await lots.all()) {
    const box = await lot.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await lots.first().click()
  await expect(bar(page).getByText('Build here?')).toHaveCount(0)
})

test('the table of Yokohama speaks four languages, and changes them in play', async ({ page }) => {
  await sitDown(page, 'placement', { language: 'ja' })
  await expect(page.locator('.decision-bar .title')).toContainText('部下を配置')
  for (const [language, sentence] of [
    ['Русский', 'Разместите ассистентов'],
    ['Português', 'Coloque assistentes'],
    ['English', 'Place assistants'],
  ] as const) {
    await page.locator('.top-bar nav button').last().click()
    await page.getByRole('dialog').getByText(language).first().click()
    await page.keyboard.press('Escape')
    await expect(page.locator('.decision-bar .title')).toContainText(sentence)
  }
})
