import type { Page } from '@playwright/test'
import { ahead, findMoment, findYokohama, keep, type Moment } from '../moments.ts'
import { expect, test } from '../site.ts'
import { bar, hurry } from '../table.ts'

/** The names of the pieces that are under way, and how. */
async function underWay(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation
      // What a style sheet does to a thing under the pointer is no motion of the piece.
      if (animation instanceof CSSTransition) return []
      if (!(effect instanceof KeyframeEffect) || !(effect.target instanceof Element)) return []
      const piece = effect.target.closest('[data-piece]')?.getAttribute('data-piece')
      const [first] = effect.getKeyframes()
      return piece
        ? [`${piece} ${first?.['translate'] ? 'travels' : first?.['opacity'] ? 'fades' : 'turns'}`]
        : []
    }),
  )
}

/** Stops the page’s time as soon as something moves, so that it can be looked at. */
async function freeze(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate
    const setOut: string[] = []
    Object.assign(window, { setOut })
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given)
      const [first] = Array.isArray(given[0]) ? given[0] : []
      const piece = this.closest('[data-piece]') ?? this.querySelector('[data-piece]')
      if (first?.translate !== undefined) setOut.push(`${piece?.getAttribute('data-piece')} travels`)
      animation.pause()
      return animation
    }
  })
}

/** Sits down at the moment and waits until what happens there moves: how it does comes after the table. */
async function sitAt(page: Page, moment: Moment): Promise<void> {
  await page.goto(await keep(page, moment))
  await page.locator('.motion-layer[data-moves]').waitFor({ state: 'attached' })
}

/** Sits down where a region has been entered and only the post is missing; its reward is a pound, to 1 at hand. */
async function enterRegion(page: Page): Promise<void> {
  const placing = findMoment(
    'motion 5',
    2,
    ({ pending }) => pending.at(-1)?.kind === 'post',
    ahead(2, ({ type }) => type === 'expand' || type === 'enter'),
  )
  await sitAt(page, placing)
  await page.locator('.column[data-legal]').first().click()
  await bar(page).getByRole('button', { name: 'Confirm' }).click()
}

const planning = () => findMoment('motion 5', 2, ({ phase }) => phase === 'planning')

/** Sits down where a plan is to be made and the bot's is: whatever it did would end a motion of ours. */
async function plan(page: Page): Promise<void> {
  await sitAt(page, planning())
  await expect(page.getByText('Amina finishes planning.').first()).toBeVisible()
}

test('a card travels from the hand to its slot, and a key shows the end at once', async ({ page }) => {
  await freeze(page)
  await hurry(page, { pace: 'calm', motion: 'full' })
  await plan(page)
  const card = page.getByRole('region', { name: 'Hand' }).getByRole('button').first()
  const name = await card.locator('[data-piece]').getAttribute('data-piece')
  await card.click()
  await expect.poll(() => underWay(page)).toContain(`${name} travels`)
  await page.keyboard.press('Shift')
  expect(await underWay(page)).toEqual([])
})

test('a post travels from its base to the region that it enters', async ({ page }) => {
  await freeze(page)
  await hurry(page, { pace: 'calm', motion: 'full' })
  await enterRegion(page)
  // What has set out, not what is under way: the bot's answer may end the motion before it is looked at.
  const setOut = await page.evaluate(() => (window as unknown as { setOut: string[] }).setOut)
  expect(setOut.filter((line) => line.startsWith('post:'))).toContain('post:mombasa travels')
})

test('with reduced motion things only fade', async ({ page }) => {
  await freeze(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await hurry(page, { pace: 'calm', motion: 'system' })
  await plan(page)
  await page.getByRole('region', { name: 'Hand' }).getByRole('button').first().click()
  await expect.poll(() => underWay(page)).not.toEqual([])
  const moving = await underWay(page)
  expect(moving.filter((line) => !line.endsWith(' fades'))).toEqual([])
})

test('nothing moves for those who play at once', async ({ page }) => {
  await freeze(page)
  await hurry(page, { pace: 'instant', motion: 'full' })
  await sitAt(page, planning())
  await page.getByRole('region', { name: 'Hand' }).getByRole('button').first().click()
  expect(await underWay(page)).toEqual([])
})

test('money is counted from what it was to what it is', async ({ page }) => {
  await page.addInitScript(() => {
    const texts: string[] = []
    Object.assign(window, { texts })
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target.parentElement?.dataset['figure'] === 'own pound') texts.push(target.textContent ?? '')
    }).observe(document, { characterData: true, subtree: true })
  })
  await hurry(page, { pace: 'calm', motion: 'full' })
  await enterRegion(page)
  await expect(page.locator('[data-figure="own pound"]')).toHaveText('2')
  const texts = await page.evaluate(() => (window as unknown as { texts: string[] }).texts)
  expect(texts).toContain('1')
  expect(texts.at(-1)).toBe('2')
})

/** What sets out in Yokohama, at which decision, and what is clicked for it. */
const JOURNEYS = [
  ['shop', 'the hand to its lot', 'building', '.building-site .target[data-legal]'],
  ['technology', 'its laboratory to its owner', 'laboratory', '.laboratory-board .target[data-legal]'],
  ['assistant', 'the warehouse to the hand', 'warehouse', '.stock .target[data-legal]'],
  ['president', 'its area to the hand', 'movement', '.decision-bar .choices button'],
] as const

for (const [piece, way, kind, target] of JOURNEYS)
  test(`in Yokohama the ${piece} travels from ${way}`, async ({ page }) => {
    await freeze(page)
    await hurry(page, { pace: 'calm', motion: 'full' })
    const moment = findYokohama('a print 94', 4, ({ pending, players }) => {
      const frame = pending.at(-1)
      return (
        frame?.kind === kind && frame.seat === 0 && (piece !== 'president' || players[0]?.president !== null)
      )
    })
    await sitAt(page, moment)
    await page.locator(target).first().click()
    const confirm = bar(page).getByRole('button', { name: 'Confirm' })
    if (await confirm.isEnabled()) await confirm.click()
    // What sets out is known once the move is drawn.
    const setOut = (): Promise<string[]> =>
      page.evaluate(() => (window as unknown as { setOut: string[] }).setOut)
    await expect.poll(async () => (await setOut()).map((line) => line.replace(/:.*/, ''))).toContain(piece)
  })

test('in Yokohama the president walks over the areas that it passes', async ({ page }) => {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate
    const walked: string[] = []
    Object.assign(window, { walked })
    Element.prototype.animate = function (...given) {
      const frames = Array.isArray(given[0]) ? given[0] : []
      const way = this instanceof HTMLElement ? this.dataset['way'] : undefined
      // Where it sets out, what it passes, where it arrives.
      if (frames[0]?.translate !== undefined && way?.split(' ').length === frames.length - 2) walked.push(way)
      return animate.apply(this, given)
    }
  })
  await hurry(page, { pace: 'calm', motion: 'full' })
  /** Where the way to an area costs something at another one: it is passed. */
  let there = { to: '', over: '' }
  const moment = findYokohama('a print 94', 4, ({ pending, players }, legal) => {
    const frame = pending.at(-1)
    if (frame?.kind !== 'movement' || frame.seat !== 0 || players[0]?.president === null) return false
    const moves = legal.filter((command) => command.type === 'move')
    const far = moves.find(({ to, paying = [] }) => paying.some((area) => area !== to))
    if (far === undefined || moves.filter(({ to }) => to === far.to).length > 1) return false
    there = { to: far.to, over: far.paying?.find((area) => area !== far.to) ?? '' }
    return true
  })
  await sitAt(page, moment)
  await page.locator(`[data-target="area:${there.to}"]`).click()
  // Where the way ends the turn, it is asked for first.
  const confirm = bar(page).getByRole('button', { name: 'Confirm' })
  if (await confirm.isEnabled()) await confirm.click()
  const walked = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { walked: string[] }).walked)
  await expect.poll(async () => (await walked()).flatMap((way) => way.split(' '))).toContain(there.over)
})
