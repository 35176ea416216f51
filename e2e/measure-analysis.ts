// Measures in a real browser what the analysis of a finished game of four takes, and prints it:
//
//   node scripts/run.mjs node24 e2e/measure-analysis.ts [--workers 2] [--game yokohama]
//
// - how long after the click the first picture is there, and how long the whole game takes at Strong's depth, also in
//   processor time, which says the same on a busy machine;
// - how evenly the page draws meanwhile (60 frames a second are 16.7 ms each), and how long its tasks are at most;
// - how soon all thinking has ended after the page was left.

import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { findMoment, findYokohama, keep, type Moment } from './moments.ts'
import { withBrowser, withServer } from './serve.ts'
import { bar, hurry } from './table.ts'

const PLAYERS = 4
/** Nobody waits longer than this for an analysis. */
const PATIENCE_MS = 600_000

const { values } = parseArgs({ options: { workers: { type: 'string' }, game: { type: 'string' } } })

const GAMES: Readonly<Record<string, () => Moment>> = {
  mombasa: () => findMoment('measured', PLAYERS, ({ phase }) => phase === 'over'),
  yokohama: () => findYokohama('measured', PLAYERS, ({ phase }) => phase === 'over'),
}

await withServer((site) =>
  withBrowser(async (browser) => {
    for (const game of values.game === undefined ? Object.keys(GAMES) : [values.game])
      await measure(browser, site, game)
  }),
)

async function measure(browser: Browser, site: string, game: string): Promise<void> {
  const page = await (await browser.newContext({ baseURL: site })).newPage()
  await hurry(page)
  if (values.workers !== undefined) await pretendCores(page, Number(values.workers) + 1)
  const moment = GAMES[game]?.()
  if (moment === undefined) throw new Error(`There is no game ${game}.`)
  const address = await keep(page, moment)
  await page.goto(`${address}/at/0`)
  await bar(page).getByRole('button', { name: 'Analyse' }).waitFor()
  await watchFrames(page)
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })

  const browserItself = await browser.newBrowserCDPSession()
  const processorTime = async (): Promise<number> => {
    const { processInfo } = await browserItself.send('SystemInfo.getProcessInfo')
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
  const usedBefore = await processorTime()
  const began = performance.now()
  const seconds = (): string => ((performance.now() - began) / 1000).toFixed(1)
  await bar(page).getByRole('button', { name: 'Analyse' }).click()
  await bar(page).locator('.curve polyline[points*=" "]').first().waitFor({ timeout: PATIENCE_MS })
  const first = seconds()
  const workers = page.workers().length
  await bar(page).locator('.progress').waitFor({ state: 'detached', timeout: PATIENCE_MS })
  print(
    `${game} of ${PLAYERS}, ${moment.record.log.length} moves, ${workers} workers: ` +
      `first picture after ${first} s, all after ${seconds()} s; ` +
      `processor time ${((await processorTime()) - usedBefore).toFixed(1)} s, the page's own work included`,
  )
  print(`${game}: ${await framesSeen(page)}`)
  print(`${game}: the page's own thread, ${tasksIn(await browser.stopTracing())}`)

  await bar(page).getByRole('button', { name: 'Summary' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Look deeper' }).click()
  await bar(page).locator('.progress').waitFor({ state: 'attached' })
  const thinking = page.workers()
  const left = performance.now()
  const ended = Promise.all(thinking.map((worker) => worker.waitForEvent('close')))
  await page.goBack()
  await ended
  print(
    `${game}: ${thinking.length} workers have ended ${(performance.now() - left).toFixed(0)} ms after leaving`,
  )
  await page.context().close()
}

/** The page believes that the machine has so many cores. */
async function pretendCores(page: Page, cores: number): Promise<void> {
  await page.addInitScript((count) => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: count })
  }, cores)
}

async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const gaps: number[] = []
    Object.assign(window, { gaps })
    let last = performance.now()
    const tick = (now: number): void => {
      gaps.push(now - last)
      last = now
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
}

async function framesSeen(page: Page): Promise<string> {
  const gaps = await page.evaluate(() => (window as unknown as { readonly gaps: number[] }).gaps)
  const sorted = gaps.toSorted((a, b) => a - b)
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
  const rate = (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0)
  return `${rate.toFixed(1)} frames a second, median ${at(0.5)} ms, 95 % under ${at(0.95)} ms, longest ${at(1)} ms`
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds on the thread itself, however long it waited for a processor. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** How long the tasks of the page's own thread took it, in processor time. */
function tasksIn(trace: Buffer): string {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] }
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents
    .filter(({ tdur, pid, tid }) => tdur !== undefined && threads.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
  const long = tasks.filter((millis) => millis > 50).length
  return `by processor time: ${long} of ${tasks.length} tasks over 50 ms, the longest ${Math.max(0, ...tasks).toFixed(0)} ms`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
