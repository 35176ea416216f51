import type { Page } from '@playwright/test'
import { faults } from '../axe.ts'
import { expect, test } from '../site.ts'
import { bar, curtain, hurry, sitDownTogether, takeDevice } from '../table.ts'
import { decideInText, decision } from '../text-table.ts'

const ANNA_AND_BRUNO = [{ name: 'Anna' }, { name: 'Bruno' }]

/** What is measured while the page finds its place: how large the map is drawn, and whether the tracks are scrolled. */
const MEASURED =
  / (data-far="true"|style="--unit:[^"]*"|tabindex="0" role="group" aria-label="Diamonds, Bookkeeping")/g

/** All that the page holds, but for ids that only count, and for what is measured. */
async function content(page: Page): Promise<string> {
  const html = await page.content()
  return html.replaceAll(/\bP\d+-\d+/g, 'id').replaceAll(MEASURED, '')
}

/** Anna lays her plan from the first cards of her hand, or from the last. */
async function planFrom(page: Page, end: 'first' | 'last'): Promise<void> {
  const me = page.getByRole('region', { name: 'Me' })
  const hand = me.getByRole('region', { name: 'Hand' }).locator('button:enabled')
  const empty = me.getByRole('button', { name: /^Slot \d: empty$/ })
  while ((await empty.count()) > 0) await hand[end]().click()
  await bar(page).getByRole('button', { name: 'Confirm' }).click()
}

/** What the page holds at the curtain after Anna, and then before Bruno. */
async function afterAnna(page: Page): Promise<{ atCurtain: string; atBruno: string }> {
  await bar(page).getByRole('button', { name: 'Hand over to Bruno' }).click()
  await expect(curtain(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hand the device to Bruno' })).toBeVisible()
  // The table is laid anew for Bruno, behind the curtain.
  await expect(page.locator('.behind-curtain .table')).toBeAttached()
  const atCurtain = await content(page)
  await takeDevice(page, 'Bruno')
  return { atCurtain, atBruno: await content(page) }
}

test('nothing of a secret plan of Mombasa is on the page when another has the device', async ({ page }) => {
  await hurry(page)
  const seen = []
  for (const end of ['first', 'last'] as const) {
    await sitDownTogether(page, 'mombasa', 'secrets', ANNA_AND_BRUNO)
    await takeDevice(page, 'Anna')
    await planFrom(page, end)
    // Anna herself sees what she has planned.
    const own = await content(page)
    seen.push({ own, ...(await afterAnna(page)) })
  }
  const [one, other] = seen
  expect(one?.own).not.toEqual(other?.own)
  expect(one?.atCurtain).toEqual(other?.atCurtain)
  expect(one?.atBruno).toEqual(other?.atBruno)
})

test('nothing of a kept order of Yokohama is on the page when another has the device', async ({ page }) => {
  await hurry(page)
  const seen = []
  const names: string[] = []
  for (const end of ['first', 'last'] as const) {
    await sitDownTogether(page, 'yokohama', 'secrets', ANNA_AND_BRUNO)
    await takeDevice(page, 'Anna')
    const order = page.getByRole('region', { name: 'Me' }).getByRole('button', { name: /order/ })[end]()
    names.push((await order.getAttribute('aria-label')) ?? '')
    await order.click()
    const confirm = bar(page).getByRole('button', { name: 'Confirm' })
    if (await confirm.isVisible()) await confirm.click()
    seen.push(await afterAnna(page))
  }
  const [one, other] = seen
  expect(names[0]).not.toEqual(names[1])
  expect(one).toEqual(other)
  for (const name of names) expect(one?.atCurtain).not.toContain(name)
})

test('behind the curtain nothing can be reached, a reload brings it back, and undo stays within the turn', async ({
  page,
}) => {
  await hurry(page)
  await sitDownTogether(page, 'mombasa', 'curtain', ANNA_AND_BRUNO)
  // Tab finds nothing but the curtain itself.
  for (let tabs = 0; tabs < 6; tabs++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[inert]') === null)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(curtain(page)).toBeVisible()

  await takeDevice(page, 'Anna')
  await planFrom(page, 'first')
  await expect(bar(page)).toContainText('Now it is Bruno’s turn.')
  await bar(page).getByRole('button', { name: 'Start the turn over' }).click()
  await expect(bar(page).getByText(/^Plan: put/)).toBeVisible()
  await planFrom(page, 'last')

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Hand the device to Bruno' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('listitem').filter({ hasText: 'for Anna and Bruno' })).toContainText(
    'Waiting for Bruno',
  )
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`setting up a shared table, its curtain and the list of games are accessible, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await hurry(page)
    await page.goto('/new/yokohama/together')
    await page.getByRole('combobox', { name: 'Who sits at seat 1' }).selectOption('Bot: Steady')
    await page.getByRole('combobox', { name: 'Who sits at seat 2' }).selectOption('Bot: Novice')
    await expect(page.getByRole('alert')).toHaveText('At least one seat is for a person.')
    await expect(page.getByRole('button', { name: 'Sit down' })).toBeDisabled()
    expect(await faults(page, { colorScheme }), 'setup').toEqual([])
    await sitDownTogether(page, 'yokohama', 'axe', [...ANNA_AND_BRUNO, { bot: 'Novice' }])
    expect(await faults(page, { colorScheme }), 'curtain').toEqual([])
    await page.setViewportSize({ width: 360, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible()
    expect(await faults(page, { colorScheme }), 'list').toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
}

const languages = [
  { locale: 'ru-RU', together: 'За одним устройством', sit: 'Начать', here: 'Игрок 1: это я' },
  { locale: 'pt-BR', together: 'No mesmo aparelho', sit: 'Começar', here: 'Jogador 1: estou aqui' },
  { locale: 'ja-JP', together: '1台の端末で', sit: '始める', here: 'プレイヤー1です' },
]

for (const { locale, together, sit, here } of languages) {
  test.describe(locale, () => {
    test.use({ locale })
    test(`the curtain speaks the language of the browser: ${locale}`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: together }).first().click()
      await page.getByRole('button', { name: sit }).click()
      await page.getByRole('button', { name: here }).click()
      await expect(page.locator('.decision-bar[data-mine]')).toBeVisible()
    })
  })
}

test('the device is handed on at the written table too', async ({ page }) => {
  await hurry(page, { textTable: true })
  await sitDownTogether(page, 'yokohama', 'written', ANNA_AND_BRUNO)
  await page.getByRole('button', { name: 'Anna: I am here' }).click()
  await decideInText(page, 0)
  await page.getByRole('button', { name: 'Hand over to Bruno' }).click()
  await page.getByRole('button', { name: 'Bruno: I am here' }).click()
  await expect(decision(page)).toBeVisible()
})
