// How a pupil goes through a guided game: reads, clicks what is pointed at, confirms. Everything by what is on the page.

import { expect, type Locator, type Page } from '@playwright/test'
import { bar, isPlanning } from './table.ts'

export function note(page: Page): Locator {
  return page.locator('.lesson-note')
}

/** Opens the guided game of a game from its address. */
export async function openLesson(page: Page, game: string): Promise<void> {
  await page.goto(`/learn/${game}`)
  await expect(note(page)).toBeVisible()
  await expect(page).toHaveURL(/\/local\//)
}

/** The number of the step that is shown. */
export async function stepOf(page: Page): Promise<number> {
  const where = await note(page).locator('.where').innerText()
  return Number(/(\d+) (?:of|из|de)|(\d+)／/.exec(where)?.slice(1).find(Boolean))
}

/** One deed of a pupil who follows: reads on, or does what is pointed at, or confirms what was begun. */
export async function follow(page: Page): Promise<void> {
  const next = note(page).getByRole('button', { name: /^(Next|Play on)$/ })
  if (await next.isVisible()) return next.click()
  await expect(bar(page).and(page.locator('[data-mine]'))).toBeVisible()
  // A rival who plans meanwhile may come to another plan: a person is slower than that.
  if (await isPlanning(page)) await expect(page.locator('.opponents .icon-check')).toBeAttached()
  const pressed = await page.evaluate(() => {
    const waits = document.querySelector('.decision-bar .hint')?.textContent === 'This cannot be undone.'
    const confirm = [...document.querySelectorAll<HTMLButtonElement>('.decision-bar .primary:enabled')].at(-1)
    if (waits && confirm) {
      confirm.click()
      return true
    }
    const pointed = [...document.querySelectorAll<HTMLElement>('.lesson-ring')].flatMap((ring) => {
      const name = ring.dataset['thing'] ?? ''
      const selector = name.startsWith('.') ? name : `[data-target="${name}"]`
      return [...document.querySelectorAll(`.table ${selector}`)].flatMap((thing) => [
        thing,
        ...thing.querySelectorAll('[data-legal]:not(.slot)'),
      ])
    })
    const legal = pointed.find((thing) => thing.matches('[data-legal], .hand-card'))
    const listed = [...document.querySelectorAll<HTMLElement>('.decision-bar .choices button')]
    const asked = document.querySelector('.decision-bar .title')?.textContent ?? ''
    const wanted = listed.find(
      (choice) => asked.startsWith('What to do') && choice.innerText.startsWith('Move '),
    )
    const deed = wanted ?? legal ?? confirm ?? listed[0]
    deed?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return deed !== undefined
  })
  expect(pressed, await note(page).innerText()).toBe(true)
}
