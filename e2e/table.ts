// How a person plays at a table: sit down, lay a plan, choose, confirm. Everything through roles and names.

import { expect, type Locator, type Page } from '@playwright/test'

/** Moves of the others without waiting, and no turn that ends by itself, so that a test is as fast as the rules. */
export async function hurry(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await page.addInitScript((stored) => {
    if (localStorage.getItem('entrepot.settings') === null)
      localStorage.setItem(
        'entrepot.settings',
        JSON.stringify({ pace: 'instant', motion: 'none', ending: 'never', ...stored }),
      )
  }, settings)
}

/** Deals a game against one bot from a seed. */
export async function sitDown(page: Page, seed: string, game = 'mombasa'): Promise<void> {
  await page.goto(`/new/${game}`)
  await page.getByRole('radio', { name: '1 bot' }).check()
  await page.getByRole('radio', { name: 'Novice' }).check()
  await page.getByText('Seed').first().click()
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(bar(page)).toBeVisible()
}

/**
 * The region of this name, found by its mark-up: to find it by its role, the names of all things on the page are worked out,
 * which takes longer than most decisions.
 */
export function region(within: Page | Locator, name: string): Locator {
  return within.locator(`section[aria-label="${name}"]:not([inert] *)`)
}

export function bar(page: Page): Locator {
  return region(page, 'Your decision')
}

export function over(page: Page): Locator {
  return region(page, 'The game is over')
}

/** Whether the game goes on; waits until it is the player's turn or over. */
export async function isOn(page: Page): Promise<boolean> {
  const mine = bar(page).and(page.locator('[data-mine]'))
  await expect(over(page).or(mine).first()).toBeVisible()
  return !(await over(page).isVisible())
}

/** Lays a card into every open slot and confirms. */
export async function layPlan(page: Page): Promise<void> {
  const me = region(page, 'Me')
  const empty = me.getByRole('button', { name: /^Slot \d: empty$/ })
  const hand = region(me, 'Hand').locator('button:enabled')
  await empty.first().waitFor()
  await hand.first().waitFor()
  while ((await empty.count()) > 0 && (await hand.count()) > 0) await hand.first().click()
  await bar(page).getByRole('button', { name: 'Confirm' }).click()
}

export async function isPlanning(page: Page): Promise<boolean> {
  return bar(page)
    .getByText(/^Plan: put/)
    .isVisible()
}

/** What fills the church and so brings the end of Yokohama within ten rounds, whoever else plays. */
export const PIOUS = [
  /^Faith /,
  /^(Copper|Silk|Tea|Fish|Yen|Import)(,|$)/,
  /^Move to Church/,
  /^Place at Church|^Place: Church/,
  /^(Fulfil|Take|Build)/,
  /^Move to/,
  /^End the turn/,
]

/** The place of the n-th of those labels that are preferred. */
export function placeOf(labels: readonly string[], n: number, preferred: readonly RegExp[]): number {
  const ranks = labels.map((label) => [...preferred, /./s].findIndex((wanted) => wanted.test(label)))
  const best = Math.min(...ranks)
  const good = ranks.flatMap((rank, place) => (rank === best ? [place] : []))
  return good[n % good.length] ?? 0
}

/** Takes the decision at hand: confirms what is held back, or takes the n-th of the choices, the preferred ones first. */
export async function decide(page: Page, n: number, preferred: readonly RegExp[] = []): Promise<void> {
  if (await isPlanning(page)) return layPlan(page)
  const confirm = bar(page).getByRole('button', { name: 'Confirm' })
  if (await confirm.isEnabled()) return confirm.click()
  const list = bar(page).getByRole('button', { name: /^Choices \(/, expanded: false })
  if (await list.isVisible()) await list.click()
  const choices = bar(page).getByRole('list').getByRole('button')
  await choices.nth(placeOf(await choices.allInnerTexts(), n, preferred)).click()
}

export interface SharedSeat {
  /** The name of a person; a bot is named by its strength. */
  readonly name?: string
  readonly bot?: 'Novice' | 'Steady' | 'Strong' | 'Master'
}

/** Deals a game at one device, for people who share it and bots. */
export async function sitDownTogether(
  page: Page,
  game: 'mombasa' | 'yokohama',
  seed: string,
  seats: readonly SharedSeat[],
): Promise<void> {
  await page.goto(`/new/${game}/together`)
  await page.getByRole('radio', { name: new RegExp(`${seats.length}$`) }).check()
  for (const [i, { name, bot }] of seats.entries()) {
    const who = page.getByRole('combobox', { name: `Who sits at seat ${i + 1}` })
    await who.selectOption(bot === undefined ? 'A person' : `Bot: ${bot}`)
    if (name !== undefined) await page.getByRole('textbox', { name: `Name at seat ${i + 1}` }).fill(name)
  }
  await page.getByText('Seed').first().click()
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(curtain(page)).toBeVisible()
}

export function curtain(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Hand the device to/ })
}

/** Somebody takes the device. */
export async function takeDevice(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `${name}: I am here` }).click()
  await expect(bar(page).and(page.locator('[data-mine]'))).toBeVisible()
}
