// Measures in a real browser how fast a table of this device is, and prints the medians of three runs:
//
//   node scripts/run.mjs node24 e2e/bench-client.ts [rates of slowing the processor, 1 and 4 unless told]
//
// - until the first decision can be taken, from the opening of the address: with nothing in the cache, and with everything;
// - from a click on the table to the next paint, and from a pointer's arrival over a thing, 95 of 100;
// - the longest task on the page's thread once the decision is shown.

import type { Browser, CDPSession, Page } from '@playwright/test'
import { findMoment, findYokohama, keep, type Moment } from './moments.ts'
import { withBrowser, withServer } from './serve.ts'
import { hurry } from './table.ts'

const RUNS = 3
const CLICKS = 16
/** The shortest way from an event to its paint that a browser notes, in milliseconds. */
const NOTED_FROM = 16

const MOMENTS: Readonly<Record<string, () => Moment>> = {
  mombasa: () =>
    findMoment(
      'bench',
      3,
      ({ phase, round }, legal) => phase !== 'planning' && round > 1 && legal.length > 3,
    ),
  yokohama: () => findYokohama('bench', 3, ({ round }, legal) => round > 1 && legal.length > 3),
}

/** Milliseconds by what they were measured of. */
type Figures = Readonly<Record<string, number>>

/** What the page notes of itself. */
interface Noted {
  shownAt: number
  clicks: number[]
  hovers: number[]
  tasks: number[]
}

const rates = process.argv.slice(2).map(Number)
await withServer((site) =>
  withBrowser(async (browser) => {
    for (const [game, moment] of Object.entries(MOMENTS))
      for (const rate of rates.length === 0 ? [1, 4] : rates) {
        const runs: Figures[] = []
        for (let n = 0; n < RUNS; n++) runs.push(await run(browser, site, moment(), rate))
        for (const name of Object.keys(runs[0] ?? {}))
          print(`${game} at ${rate}×, ${name}: ${middle(runs.map((figures) => figures[name] ?? 0))} ms`)
      }
  }),
)

async function run(browser: Browser, site: string, moment: Moment, rate: number): Promise<Figures> {
  const context = await browser.newContext({
    baseURL: site,
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 720 },
  })
  const page = await context.newPage()
  await hurry(page)
  await note(page)
  const address = await keep(page, moment)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  await devtools.send('Network.clearBrowserCache')
  const cold = await open(page, address)
  const warm = await open(page, address)
  // What the bots' worker and late chunks do to the page counts, the opening does not.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => ((window as unknown as { noted: Noted }).noted.tasks.length = 0))
  await clickAbout(page)
  // On its way to a click a pointer arrives too, and what the click does is painted with it: those are no hovers.
  await page.evaluate(() => ((window as unknown as { noted: Noted }).noted.hovers.length = 0))
  await hoverAbout(page, devtools)
  const { clicks, hovers, tasks } = await noted(page)
  await context.close()
  return {
    'first decision, cold': cold,
    'first decision, warm': warm,
    'click to paint, 95 %': late(clicks),
    'hover to paint, 95 %': late(hovers),
    'longest task after the load': Math.max(0, ...tasks),
  }
}

async function note(page: Page): Promise<void> {
  await page.addInitScript((from) => {
    const notes: Noted = { shownAt: 0, clicks: [], hovers: [], tasks: [] }
    Object.assign(window, { noted: notes })
    new MutationObserver((_, observer) => {
      if (document.querySelector('.decision-bar[data-mine]') === null) return
      observer.disconnect()
      // Painted, and the page has time for a click.
      requestAnimationFrame(() => setTimeout(() => (notes.shownAt = performance.now())))
    }).observe(document, { childList: true, subtree: true, attributes: true })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === 'click') notes.clicks.push(duration)
        if (name === 'pointerover' || name === 'pointerenter') notes.hovers.push(duration)
      }
    }).observe({ type: 'event', durationThreshold: from } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) notes.tasks.push(duration)
    }).observe({ type: 'longtask' })
  }, NOTED_FROM)
}

async function open(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await page.waitForFunction(() => (window as unknown as { noted: Noted }).noted.shownAt > 0)
  return (await noted(page)).shownAt
}

/** Chooses things on the table and takes them back. */
async function clickAbout(page: Page): Promise<void> {
  for (let n = 0; n < CLICKS; n++) {
    const place = await page.evaluate((nth) => {
      const shown = [...document.querySelectorAll('.table [data-legal]')]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height, top }) => width > 0 && height > 0 && top > 0 && top < innerHeight)
      const box = shown[nth % shown.length]
      return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }, n)
    if (place === null) return
    await page.mouse.click(place.x, place.y)
    await twoFrames(page)
    const undo = page.locator('.decision-bar .controls button[aria-label="Undo"]:enabled')
    if (await undo.isVisible()) await undo.click()
    await twoFrames(page)
  }
}

/** Moves the pointer over the whole board, a step in each frame. */
async function hoverAbout(page: Page, devtools: CDPSession): Promise<void> {
  const box = await page.locator('.part.board').boundingBox()
  if (box === null) throw new Error('The board is not shown.')
  for (const height of [0.2, 0.45, 0.7])
    for (let step = 1; step < 20; step++) {
      const [x, y] = [box.x + (box.width * step) / 20, box.y + box.height * height]
      await devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
      await twoFrames(page)
    }
}

async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      }),
  )
}

async function noted(page: Page): Promise<Noted> {
  return page.evaluate(() => (window as unknown as { noted: Noted }).noted)
}

/** What 95 of 100 stay under; where nothing took long enough to be noted, what is noted first. */
function late(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(0.95 * (sorted.length - 1))] ?? NOTED_FROM
}

function middle(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
