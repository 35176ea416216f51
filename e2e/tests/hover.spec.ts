import type { Page } from '@playwright/test'
import { findMoment, findYokohama, keep, MOMENTS, type Moment } from '../moments.ts'
import { listenToRenders, takeRenders, type Renders } from '../renders.ts'
import { expect, test } from '../site.ts'
import { bar, hurry } from '../table.ts'

/** The own decision that a pointer crosses the board at. */
async function sitAt(page: Page, moment: Moment): Promise<void> {
  await listenToRenders(page)
  await hurry(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(await keep(page, moment))
  await expect(bar(page).and(page.locator('[data-mine]'))).toBeVisible()
}

/** An own action in the second round or later, with several ways to take it. */
function acting(): Moment {
  return findMoment(
    'bench',
    3,
    ({ phase, round }, legal) => phase !== 'planning' && round > 1 && legal.length > 3,
  )
}

/** The own president is about to walk, and may walk to several areas. */
function moving(): Moment {
  return findYokohama(
    'hover',
    3,
    ({ pending, active, round, players }, legal) =>
      active === 0 &&
      round > 1 &&
      pending.at(-1)?.kind === 'movement' &&
      players[0]?.president !== null &&
      legal.filter(({ type }) => type === 'move').length > 2,
  )
}

/** Moves the pointer over the whole board, and says what was rendered meanwhile. */
async function cross(page: Page): Promise<Renders> {
  const box = await page.locator('.part.board').boundingBox()
  if (box === null) throw new Error('The board is not shown.')
  await page.mouse.move(box.x + 4, box.y + box.height / 2)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  await takeRenders(page)
  for (const height of [0.15, 0.4, 0.65]) {
    await page.mouse.move(box.x + 4, box.y + box.height * height)
    await page.mouse.move(box.x + box.width - 4, box.y + box.height * height, { steps: 40 })
  }
  return takeRenders(page)
}

/** What must not be rendered because a pointer moved: everything on the boards and in the own area but what follows it. */
function disturbed({ drawn }: Renders, follows: readonly string[]): string[] {
  const still = drawn.filter((place) => !place.startsWith('frame ') && !follows.includes(place))
  return [...new Set(still)].sort()
}

test('a pointer over the map of Mombasa renders no board, and shows what it points at', async ({ page }) => {
  await sitAt(page, MOMENTS.expansion())
  const renders = await cross(page)
  expect(renders.commits, 'what follows the pointer was rendered').toBeGreaterThan(5)
  expect(renders.drawn).toContain('frame detail')
  expect(disturbed(renders, [])).toEqual([])
  // A click does render the board: what listens here hears.
  await page.locator('.region[data-legal]').first().click()
  expect(disturbed(await takeRenders(page), [])).not.toEqual([])
})

test('a pointer over the town of Yokohama renders the way there and no area', async ({ page }) => {
  await sitAt(page, moving())
  const renders = await cross(page)
  expect(renders.commits, 'what follows the pointer was rendered').toBeGreaterThan(5)
  expect(renders.drawn).toContain('board way')
  // The boards of the area under a resting pointer open: they belong to the market.
  const still = { ...renders, drawn: renders.drawn.filter((place) => !place.startsWith('market ')) }
  expect(disturbed(still, ['board way', 'board nothing'])).toEqual([])
})

/** Where the president can act and no goods are gained: those change what every order still lacks. */
const WITHOUT_GOODS =
  '.area-card[data-legal][data-category=commercial]:not([data-stop=church], [data-stop=customs])'

for (const [name, moment, thing, printed] of [
  [
    'Mombasa',
    acting,
    '.table [data-legal]',
    ['board peeping', 'board region-name', 'board things', 'market space', 'market card-scene'],
  ],
  ['Yokohama', moving, `${WITHOUT_GOODS} .cover`, ['board print-icon', 'market order-card']],
] as const)
  test(`a move in ${name} renders what it changes, and little of what is printed on the boards`, async ({
    page,
  }) => {
    await sitAt(page, moment())
    await takeRenders(page)
    const drawn: string[] = []
    await page.locator(thing).first().click()
    await expect
      .poll(async () => drawn.push(...(await takeRenders(page)).drawn), { message: 'the move is rendered' })
      .toBeGreaterThan(120)
    for (const place of printed) {
      const [part, drawing] = place.split(' ')
      const all = await page.locator(`.part.${part} .${drawing}`).count()
      expect(all, `${place} is on the page`).toBeGreaterThan(10)
      expect(drawn.filter((each) => each === place).length, place).toBeLessThan(all / 2)
    }
  })

test('a card of the hand that rises under the pointer does not leave it', async ({ page }) => {
  await sitAt(page, MOMENTS.planning())
  const card = page.getByRole('region', { name: 'Hand' }).getByRole('button').first()
  const box = await card.boundingBox()
  if (box === null) throw new Error('The hand is not shown.')
  const lowest = { x: box.x + box.width / 2, y: box.y + box.height - 2 }
  await page.mouse.move(lowest.x, lowest.y)
  const stays = await card.evaluate(async (element, { x, y }) => {
    while (!element.matches(':hover')) await new Promise(requestAnimationFrame)
    await Promise.all(element.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
    return element.matches(':hover') && element.contains(document.elementFromPoint(x, y))
  }, lowest)
  expect(stays).toBe(true)
})
