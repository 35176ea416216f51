// How a pupil goes through a guided game: reads, does what is pointed at, confirms. Everything by what is on the page, with the
// pointer or with keys alone.

import { expect, type Locator, type Page } from '@playwright/test'
import { kept } from './broken-stores.ts'
import { bar, isPlanning } from './table.ts'
import { decision } from './text-table.ts'

/** Both guided games have so many steps. */
export const STEPS = Array.from({ length: 16 }, (_, step) => step + 1)

/** Who needs more deeds than these goes round in circles; a lesson takes forty to sixty. */
const MOST_DEEDS = 150

/** How a pupil does it. */
type Manner = 'pointer' | 'keys'

export function note(page: Page): Locator {
  return page.locator('.lesson-note')
}

/** What the note points at and lies over, by name. */
export async function coveredByNote(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const over = document.querySelector('.lesson-note')?.getBoundingClientRect()
    if (over === undefined) return ['no note']
    return [...document.querySelectorAll<HTMLElement>('.lesson-ring:not([hidden])')].flatMap((ring) => {
      const box = ring.getBoundingClientRect()
      const width = Math.min(box.right, over.right) - Math.max(box.left, over.left)
      const height = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top)
      return width > 0 && height > 0 ? [ring.dataset['thing'] ?? ''] : []
    })
  })
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

/** Leaves the lesson and comes back to it from the page of all lessons, at the same step. */
export async function leaveAndComeBack(page: Page): Promise<void> {
  const reached = await stepOf(page)
  // A step is kept a moment after it is shown.
  const keptStep = async (): Promise<unknown> => {
    const lesson = (await kept(page))[0]?.['lesson']
    return Array.isArray(lesson) ? lesson.length : 1
  }
  await expect.poll(keptStep).toBe(reached)
  await page.goto('/learn')
  await page.getByRole('link', { name: `Go on at step ${reached} of 16` }).click()
  await expect(note(page)).toContainText(`${reached} of 16`)
}

/** Follows to the end of the lesson; the numbers of the steps that were met. */
export async function followToTheEnd(page: Page, manner: Manner = 'pointer'): Promise<number[]> {
  const met: number[] = []
  while (await note(page).isVisible()) {
    met.push(await stepOf(page))
    expect(met.length, `deeds, step by step: ${met.join(' ')}`).toBeLessThan(MOST_DEEDS)
    await follow(page, manner)
  }
  return [...new Set(met)]
}

/** One deed of a pupil who follows: reads on, or does what is pointed at, or confirms what was begun. */
export async function follow(page: Page, manner: Manner = 'pointer'): Promise<void> {
  const next = note(page).getByRole('button', { name: /^(Next|Play on)$/ })
  const back = note(page).getByRole('button', { name: 'Take it back' })
  const read = (): Promise<void> => (manner === 'keys' ? readOn(page, next) : next.click())
  if (await next.isVisible()) return read()
  await expect(bar(page).and(page.locator('[data-mine]'))).toBeVisible()
  // A rival who plans meanwhile may come to another plan: a person is slower than that.
  if (await isPlanning(page)) {
    await expect(page.locator('.opponents .icon-check')).toBeAttached()
    // The bar asks for a plan a moment before the lesson does: without the cards that it names an empty one would be confirmed.
    const pointed = page.locator('.lesson-ring[data-thing^=".confirm"]')
    await expect(pointed.or(back).or(next).first()).toBeAttached()
    if (await next.isVisible()) return read()
  }
  // What the last key did is drawn before the next thing is done: a plan confirmed too early cannot be taken back.
  await drawn(page)
  const done = await page.evaluate(doAsTold, manner)
  // A key that came when the focus had just gone elsewhere did something else.
  if (done === 'nothing' && (await back.isVisible())) return readOn(page, back)
  expect(done, await note(page).innerText()).not.toBe('nothing')
  if (done === 'confirm') await page.keyboard.press('c')
  if (done === 'focused') await page.keyboard.press('Enter')
}

/** Follows to the end in the text table, by what the note and the list say, with Enter; `plans` are cards to be laid, by step. */
export async function readToTheEnd(
  page: Page,
  plans: Readonly<Record<number, readonly string[]>>,
): Promise<number[]> {
  const met = new Set<number>()
  while (await note(page).isVisible()) {
    const next = note(page).getByRole('button', { name: /^(Next|Play on)$/ })
    await expect(next.or(decision(page)).first()).toBeVisible()
    await drawn(page)
    const step = await stepOf(page)
    met.add(step)
    const before = await toBeRead(page)
    if (await next.isVisible()) await next.press('Enter')
    else await decideAsTold(page, plans[step] ?? [])
    // What was just done is on the page for a moment longer, and would be done twice.
    await expect.poll(() => toBeRead(page)).not.toEqual(before)
  }
  return [...met]
}

/** The list of choices is drawn a moment before the note that belongs to it. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

/** What the note and the list of choices say now. */
async function toBeRead(page: Page): Promise<string[]> {
  return [...(await note(page).allInnerTexts()), ...(await page.locator('#decision').allInnerTexts())]
}

async function decideAsTold(page: Page, plan: readonly string[]): Promise<void> {
  for (const [slot, card] of plan.entries()) {
    const field = decision(page).getByRole('combobox').nth(slot)
    const option = field.getByRole('option').filter({ hasText: card }).first()
    await field.selectOption({ value: (await option.getAttribute('value')) ?? '' })
  }
  const confirm = decision(page).getByRole('button', { name: 'Confirm', exact: true })
  if (await confirm.isEnabled()) return confirm.press('Enter')
  const told = note(page).getByText('In the list of choices: ')
  const choices = decision(page).getByRole('list').getByRole('button')
  const said = (await told.isVisible()) ? await told.innerText() : ''
  const named = (await choices.allInnerTexts()).findIndex((label) => said.includes(label))
  await choices.nth(Math.max(0, named)).press('Enter')
}

/** From wherever the focus is, Tab by Tab. */
async function readOn(page: Page, next: Locator): Promise<void> {
  const isThere = (): Promise<boolean> => next.evaluate((button) => button === document.activeElement)
  for (let tabs = 0; !(await isThere()); tabs++) {
    expect(tabs, 'Tab leads to the note').toBeLessThan(90)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}

/** In the page: with the pointer does the deed; with keys only leads the focus there, if Tab can. */
function doAsTold(manner: Manner): 'clicked' | 'focused' | 'confirm' | 'nothing' {
  const confirm = [...document.querySelectorAll<HTMLButtonElement>('.decision-bar .primary:enabled')].at(-1)
  const isHeldBack = document.querySelector('.lesson-ring[data-thing=".confirm"]') !== null
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
  const meant = pointed.find((thing) => thing.matches('.choices > li'))?.querySelector('button')
  const deed = isHeldBack ? confirm : (meant ?? legal ?? confirm ?? listed[0])
  if (deed === undefined) return 'nothing'
  if (manner === 'pointer') {
    deed.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return 'clicked'
  }
  if (deed === confirm) return 'confirm'
  const stop = deed.matches('button, [tabindex]') ? deed : deed.querySelector('button, [tabindex]')
  if (!(stop instanceof HTMLElement || stop instanceof SVGElement) || stop.tabIndex < 0) return 'nothing'
  stop.focus()
  return document.activeElement === stop ? 'focused' : 'nothing'
}
