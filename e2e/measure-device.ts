// Measures in a real browser what the device has to bear, and prints it:
//
//   node scripts/run.mjs node24 e2e/measure-device.ts
//
// - how long the home page and a table take to start without a network, after one visit;
// - how evenly the page draws while a bot thinks in its worker (60 frames a second are 16.7 ms each);
// - how many frames a second it draws while pieces are under way, and of how many nodes a table is made.

import type { Browser, Page } from '@playwright/test'
import { withBrowser, withServer } from './serve.ts'
import { bar, decide, hurry } from './table.ts'

/** When the page painted first, and when what a visitor came for was there: milliseconds after its start. */
interface Start {
  readonly paint: number
  readonly there: number
}

const STARTS = 5
/** Enough frames to speak of, or so many decisions of the person. */
const FRAMES = 400
const DECISIONS = 80

await withServer((site) =>
  withBrowser(async (browser) => {
    await starts(browser, site)
    for (const game of ['mombasa', 'yokohama'])
      for (const level of ['Strong', 'Master']) await frames(browser, site, game, level)
  }),
)

async function starts(browser: Browser, site: string): Promise<void> {
  const context = await browser.newContext({ baseURL: site })
  const page = await context.newPage()
  await hurry(page)
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await sitDown(page, 'mombasa', 'Novice')
  const table = page.url()
  await context.setOffline(true)
  for (const [name, address, wanted] of [
    ['home page', '/', 'h1'],
    ['table', table, '.decision-bar'],
  ] as const) {
    const times: Start[] = []
    for (let n = 0; n < STARTS; n++) times.push(await startOf(await context.newPage(), address, wanted))
    const worst = (of: keyof Start): string => Math.max(...times.map((time) => time[of])).toFixed(0)
    print(
      `offline start of the ${name}: first paint ${worst('paint')} ms, there ${worst('there')} ms (worst of ${STARTS})`,
    )
  }
  await context.close()
}

async function startOf(page: Page, address: string, wanted: string): Promise<Start> {
  await page.goto(address)
  const there = await page.evaluate(async (selector) => {
    while (document.querySelector(selector) === null)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    return performance.now()
  }, wanted)
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint')
          if (first !== undefined) resolve(first.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
  await page.close()
  return { paint, there }
}

async function sitDown(page: Page, game: string, level: string): Promise<void> {
  await page.goto(`/new/${game}`)
  await page.getByRole('radio', { name: '3 bots' }).check()
  await page.getByRole('radio', { name: level }).check()
  await page.getByText('Seed').first().click()
  await page.getByRole('textbox', { name: 'Seed' }).fill('frames')
  await page.getByRole('button', { name: 'Sit down' }).click()
  await bar(page).waitFor()
}

/** The time between frames while the bot alone decides. */
async function frames(browser: Browser, site: string, game: string, level: string): Promise<void> {
  const context = await browser.newContext({ baseURL: site })
  const page = await context.newPage()
  // As people play: moves follow each other at the usual pace, and pieces travel.
  await hurry(page, { pace: 'brisk', motion: 'full' })
  await sitDown(page, game, level)
  await page.evaluate(() => {
    const gaps: number[] = []
    const moving: number[] = []
    Object.assign(window, { gaps, moving })
    /** What a style sheet does to a thing under the pointer, or for ever, is no motion of a piece. */
    const isUnderWay = (): boolean =>
      document
        .getAnimations()
        .some((animation) => !('transitionProperty' in animation || 'animationName' in animation))
    let last = 0
    let moved = 0
    const tick = (now: number): void => {
      const thinking = document.querySelector('.decision-bar:not([data-mine])') !== null
      if (thinking && last > 0) gaps.push(now - last)
      last = thinking ? now : 0
      const underWay = isUnderWay()
      if (underWay && moved > 0) moving.push(now - moved)
      moved = underWay ? now : 0
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  const seen = (): Promise<number[]> => page.evaluate(() => (window as unknown as { gaps: number[] }).gaps)
  const moving = (): Promise<number[]> =>
    page.evaluate(() => (window as unknown as { moving: number[] }).moving)
  for (let n = 0; n < DECISIONS && (await isAsked(page)) && (await seen()).length < FRAMES; n++)
    await decide(page, n * 3)
  const gaps = await seen()
  gaps.sort((a, b) => a - b)
  const at = (share: number): string => (gaps[Math.floor(share * (gaps.length - 1))] ?? Number.NaN).toFixed(1)
  print(
    `${game}, ${level} thinks: ${gaps.length} frames, median ${at(0.5)} ms, 95 % under ${at(0.95)} ms, longest ${at(1)} ms`,
  )
  const steps = await moving()
  const rate = (1000 * steps.length) / steps.reduce((sum, step) => sum + step, 0)
  const nodes = await page.locator('.table *').count()
  print(
    `${game}: ${rate.toFixed(1)} frames a second while pieces move (${steps.length} frames), ${nodes} nodes`,
  )
  await context.close()
}

/**
 * Waits until the person must decide: what is planned must not be taken back while the bots still think. It looks now and
 * then by mark-up: a search by roles in every frame would be what is measured.
 */
async function isAsked(page: Page): Promise<boolean> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('section[aria-label="The game is over"]') !== null) return 'over'
      return document.querySelector('header')?.textContent.includes('Your decision') ? 'asked' : null
    },
    null,
    { polling: 100, timeout: 120_000 },
  )
  return (await found.jsonValue()) === 'asked'
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
