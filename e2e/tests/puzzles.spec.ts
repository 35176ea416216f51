import { findGame, type GameId } from '@entrepot/bots/games'
import { listPuzzles, openPuzzle, puzzleIn } from '@entrepot/bots/puzzles'
import { sameJson } from '@entrepot/kernel'
import { loadRelease } from '@entrepot/releases'
import { loadTelling } from '@entrepot/telling'
import type { Locator, Page } from '@playwright/test'
import { faults } from '../axe.ts'
import { expect, test } from '../site.ts'
import { bar, decide, hurry } from '../table.ts'
import { decideInText, decision } from '../text-table.ts'

/** The address of the first puzzle of a game, and the buttons that play its best turn. */
async function firstOf(id: GameId): Promise<{ address: string; buttons: string[] }> {
  const entry = findGame(id)
  const file = await entry?.puzzles?.()
  const telling = await loadTelling(id, 'en')
  if (entry === undefined || file === undefined || telling === null) throw new Error(`${id} has no puzzles`)
  const puzzle = puzzleIn(file, listPuzzles(file)[0]?.id ?? '')
  if (puzzle === null) throw new Error(`${id} has no puzzles`)
  const { seat, line, version } = puzzle
  const newest = await entry.rules()
  const game = newest.version === version ? newest : (await loadRelease(id, version))?.game
  if (game === undefined) throw new Error(`there are no rules of ${id} ${version}`)
  const state = game.clone(openPuzzle(game, puzzle).sitting.state)
  const buttons = line.map((command) => {
    const input = { view: game.view(state, seat), seat, legal: game.legal(state, seat), draft: {} }
    const choice = telling
      .decide(input)
      .choices.find((offered) => offered.lead === undefined && sameJson(offered.command, command))
    game.step(state, seat, command, null)
    return choice?.label ?? ''
  })
  return { address: `/puzzles/${id}/${puzzle.id}`, buttons }
}

const exactly = (label: string): RegExp => new RegExp(`^${label.replaceAll(/[^\p{L}\d ]/gu, '.')}`, 'u')

function verdict(page: Page): Locator {
  return page.getByRole('dialog').filter({ hasText: '% of the best' })
}

test('a puzzle is found in the list, played as it is best, judged at once and kept as solved', async ({
  page,
}) => {
  await hurry(page)
  const { address, buttons } = await firstOf('yokohama')
  await page.goto('/')
  await page.getByRole('link', { name: 'Puzzles' }).first().click()
  await page.getByRole('radio', { name: 'Yokohama' }).check()
  const listed = page.locator(`.puzzle-list a[href="${address}"]`)
  await expect(listed).toContainText('new')
  expect(await faults(page)).toEqual([])
  await listed.click()
  await page.getByRole('button', { name: 'Begin' }).click()
  const confirm = bar(page).getByRole('button', { name: 'Confirm' })
  for (const button of buttons) {
    await decide(page, 0, [exactly(button)])
    if (await confirm.isEnabled()) await confirm.click()
  }
  // The best turn is told up to where it shows something new; what is left of it is not judged.
  const mine = bar(page).and(page.locator('[data-mine]'))
  while (await mine.isVisible()) await decide(page, 0, [/^End the turn/])
  await expect(verdict(page)).toContainText('100% of the best')
  await expect(verdict(page)).toContainText('The best turn')
  expect(await faults(page, { within: 'dialog' })).toEqual([])
  await verdict(page).getByRole('link', { name: 'All puzzles' }).click()
  await page.getByRole('radio', { name: 'Yokohama' }).check()
  await expect(listed).toContainText('solved')
})

test('another turn is judged beside the best one, in text, and can be tried again', async ({ page }) => {
  await hurry(page, { textTable: true })
  const { address } = await firstOf('mombasa')
  await page.goto(address)
  await page.getByRole('button', { name: 'Begin' }).click()
  const play = async (): Promise<void> => {
    for (let n = 0; !(await verdict(page).isVisible()); n++) {
      await expect(verdict(page).or(decision(page)).first()).toBeVisible()
      if (await decision(page).isVisible()) await decideInText(page, n)
    }
  }
  await play()
  await expect(verdict(page)).toContainText('As Master sees it')
  await verdict(page).getByRole('button', { name: 'Try again' }).click()
  await expect(decision(page)).toBeVisible()
  await expect(verdict(page)).toBeHidden()
})
