import type { Page } from '@playwright/test'
import { keep, MOMENTS } from '../moments.ts'
import { expect, test } from '../site.ts'
import { decide, hurry, isOn } from '../table.ts'

/** Texts on the page that are drawn smaller than so many pixels, with their size. */
async function smallTexts(page: Page, least: number): Promise<string[]> {
  return page.evaluate((limit) => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement
      if (element === null || node.textContent?.trim() === '') continue
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('.visually-hidden, title')
      )
        continue
      const svg = element instanceof SVGElement ? element.closest('svg') : null
      const { width = 1, height = 1 } = svg?.viewBox.baseVal ?? {}
      const drawn = svg?.getBoundingClientRect()
      const scale = drawn === undefined ? 1 : Math.min(drawn.width / width, drawn.height / height)
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale
      if (size < limit) found.push(`${node.textContent?.trim()} ${size.toFixed(1)} ${element.className}`)
    }
    return found
  }, least)
}

test('everything to be read on a small desktop is at least 14 pixels high', async ({ page }) => {
  await hurry(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const [name, moment] of Object.entries(MOMENTS)) {
    await keep(page, moment())
    await expect(page.locator('.decision-bar')).toBeVisible()
    expect.soft(await smallTexts(page, 13.9), name).toEqual([])
  }
})

/** Pairs of things on Mombasa's map of which one lies over the other: names, and the rewards that are to be read. */
async function coveredNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const things = [...document.querySelectorAll('.map :is(.region-name tspan, .base-name, .reward)')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({
        name: element.textContent ?? '',
        // The lines of one name stand close together.
        of: element.closest('text') ?? element,
        isName: !element.matches('.reward'),
        box: element.getBoundingClientRect(),
      }))
    return things.flatMap((one, index) =>
      things
        .slice(index + 1)
        .filter((other) => one.of !== other.of && (one.isName || other.isName))
        .filter(({ box }) => {
          const width = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left)
          const height = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top)
          // The box of a text has room above and below its letters.
          return width > 1 && height > 6
        })
        .map((other) => `${one.name} and ${other.name}`),
    )
  })
}

for (const language of ['en', 'ru', 'pt-BR', 'ja'])
  test(`no name on the map of Mombasa lies over another one or over a reward (${language})`, async ({
    page,
  }) => {
    await hurry(page, { language })
    const table = await keep(page, MOMENTS.turn())
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(table)
      await expect(page.locator('.map .region-name').first()).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      expect.soft(await coveredNames(page), `${width}×${height}`).toEqual([])
    }
  })

test('what can be chosen on a phone is large enough for a finger', async ({ page }) => {
  await hurry(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [name, moment] of Object.entries(MOMENTS)) {
    await keep(page, moment())
    const bar = page.locator('.decision-bar')
    await expect(bar).toBeVisible()
    // A game that is over opens its score sheet.
    if (await bar.and(page.locator('.outcome')).isVisible())
      await expect(page.getByRole('dialog')).toBeVisible()
    for (const view of ['Map', 'Market', 'Me', 'Others', 'Log']) {
      await page.keyboard.press('Escape')
      await page
        .getByRole('navigation', { name: 'Views' })
        .getByRole('button', { name: new RegExp(`^${view}`) })
        .click()
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('button, a, [role=button][data-legal]')]
          .filter((element) => element.checkVisibility() && element.closest('.visually-hidden') === null)
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
          .map(
            ({ element, box }) =>
              `${element.getAttribute('class')} ${box.width.toFixed()}×${box.height.toFixed()}`,
          ),
      )
      expect.soft([...new Set(small)], `${name}, ${view}`).toEqual([])
    }
  }
})

test('the board and the parts around it never move while the game goes on', async ({ page }) => {
  const { turn } = MOMENTS
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { sources: { node: Node | null }[] }[])
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : (node?.parentElement ?? null)
          const place = element?.closest('.board, .company-tracks, .part, .decision-bar, .top-bar')
          const frame = element !== null && element === place
          if (frame || place?.matches('.board, .company-tracks'))
            shifts.push(element?.className.toString() ?? '')
        }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await hurry(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(await keep(page, turn()))
  await expect(page.getByRole('region', { name: 'Your decision' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  for (let n = 0; n < 40 && (await isOn(page)); n++) await decide(page, n * 3)
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
})

test('the map can be looked at closer by its buttons and by keys', async ({ page }) => {
  await hurry(page)
  await page.goto(await keep(page, MOMENTS.turn()))
  const lunda = page.getByRole('button', { name: /^Lunda/ })
  const width = async (): Promise<number> => (await lunda.boundingBox())?.width ?? 0
  const whole = await width()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(width).toBeGreaterThan(whole * 1.3)
  await page.keyboard.press('0')
  await expect.poll(width).toBeCloseTo(whole, 0)
  await page.keyboard.press('+')
  await expect.poll(width).toBeGreaterThan(whole * 1.3)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(width).toBeCloseTo(whole, 0)
})
