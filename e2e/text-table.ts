// How a person plays at the text table: by what a screen reader tells, through roles and names alone.

import { expect, type Locator, type Page } from '@playwright/test'
import { over, placeOf } from './table.ts'

/** The decision at hand, or what is to be confirmed. */
export function decision(page: Page): Locator {
  return page.locator('#decision').getByRole('region', { name: /^(Your decision\.|Confirm or take back:) / })
}

/** Deals a game against one novice from a seed, with the table in text. */
export async function sitDownToRead(page: Page, game: string, seed: string): Promise<void> {
  await page.goto(`/new/${game}`)
  await page.getByRole('radio', { name: '1 bot' }).check()
  await page.getByRole('radio', { name: 'Novice' }).check()
  await page.getByText('Seed').first().click()
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(decision(page)).toBeVisible()
}

/** Whether the game goes on; waits until it is the reader's turn or over. */
export async function isReading(page: Page): Promise<boolean> {
  await expect(over(page).or(decision(page)).first()).toBeVisible()
  return !(await over(page).isVisible())
}

/** Takes the decision at hand: fills a plan, confirms, or takes the n-th choice, the preferred ones first. */
export async function decideInText(page: Page, n: number, preferred: readonly RegExp[] = []): Promise<void> {
  const slots = await decision(page).getByRole('combobox').all()
  for (const slot of slots) {
    if ((await slot.getByRole('option').count()) > 1) await slot.selectOption({ index: 1 })
  }
  const confirm = decision(page).getByRole('button', { name: 'Confirm', exact: true })
  if (await confirm.isEnabled()) return confirm.click()
  const choices = decision(page).getByRole('list').getByRole('button')
  await choices.nth(placeOf(await choices.allInnerTexts(), n, preferred)).click()
}

/**
 * Plays on until the game is over, as `decideInText` does, by headings, lists and the names of buttons; inside the page,
 * where what is shown need not be asked for across two processes.
 */
export async function playOutInText(page: Page, stride: number, preferred: readonly RegExp[]): Promise<void> {
  await page.evaluate(
    async ([step, wanted]) => {
      const ranks = [...wanted.map((source) => new RegExp(source)), /^/]
      const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? ''
      const rankOf = (button: Element): number => ranks.findIndex((rank) => rank.test(textOf(button)))
      const drawn = (): Promise<void> =>
        new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const isOver = (): boolean => document.querySelector('section[aria-label="The game is over"]') !== null

      const decide = (region: Element, n: number): void => {
        const slot = [...region.querySelectorAll('select')].find(
          ({ value, options }) => value === '' && options.length > 1,
        )
        if (slot !== undefined) {
          slot.selectedIndex = 1
          slot.dispatchEvent(new Event('change', { bubbles: true }))
          return
        }
        const buttons = [...region.querySelectorAll<HTMLButtonElement>('button:enabled')]
        const confirm = buttons.find((button) => textOf(button) === 'Confirm')
        const choices = [...region.querySelectorAll<HTMLButtonElement>('ul button:enabled')]
        const best = Math.min(...choices.map(rankOf))
        const good = choices.filter((choice) => rankOf(choice) === best)
        ;(confirm ?? good[n % good.length])?.click()
      }

      let decided = 0
      for (let idleSince = performance.now(); !isOver(); await drawn()) {
        const region = document.querySelector('#decision section')
        const heading = textOf(region?.querySelector('h2'))
        if (region !== null && /^(Your decision\.|Confirm or take back:) /.test(heading)) {
          decide(region, decided++ * step)
          idleSince = performance.now()
        } else if (performance.now() - idleSince > 60_000)
          throw new Error(`Nobody decides any more: ${heading}`)
      }
    },
    [stride, preferred.map(({ source }) => source)] as const,
  )
}
