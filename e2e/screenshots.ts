// Takes the pictures under docs/screenshots, or, with names as arguments, only those. To look without keeping, name a
// folder for PNG files; looks can be chosen there, also those that are not kept (see looks.ts), and the whole page; there
// are also the decisions of a game of which no pictures are kept:
//
//   node scripts/run.mjs node24 e2e/screenshots.ts
//   node scripts/run.mjs node24 e2e/screenshots.ts planning score
//   node scripts/run.mjs node24 e2e/screenshots.ts --png /tmp/pictures --whole --look=-phone --look=-wide home

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { EXTREMES, LANGUAGES, LOOKS, visitIn, type Looks } from './looks.ts'
import { keep, type Moment } from './moments.ts'
import { MOMBASA, MOMBASA_DECISIONS } from './mombasa-pictures.ts'
import { PAGES } from './page-pictures.ts'
import type { Picture } from './pictures.ts'
import { withBrowser, withServer } from './serve.ts'
import { YOKOHAMA, YOKOHAMA_DECISIONS } from './yokohama-pictures.ts'

/** Writing is still easy to read, and the whole set stays around 13 MB. */
const QUALITY = 34

const { values: options, positionals: wanted } = parseArgs({
  options: { png: { type: 'string' }, look: { type: 'string', multiple: true }, whole: { type: 'boolean' } },
  allowPositionals: true,
})
const folder = options.png ?? fileURLToPath(new URL('../docs/screenshots', import.meta.url))

mkdirSync(folder, { recursive: true })
await withBrowser(async (browser) => {
  const kept = { ...PAGES, ...MOMBASA, ...YOKOHAMA }
  const all = { ...kept, ...MOMBASA_DECISIONS, ...YOKOHAMA_DECISIONS }
  for (const [name, picture] of Object.entries(options.png === undefined ? kept : all))
    if (isWanted(name)) await takeAll(browser, name, picture)
})

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.includes(name)
}

function looksOf(name: string): Looks {
  const kept = name === 'planning' || name === 'yokohama' ? { ...LOOKS, ...LANGUAGES } : LOOKS
  if (options.look === undefined) return kept
  const all = { ...LOOKS, ...LANGUAGES, ...EXTREMES }
  return Object.fromEntries(Object.entries(all).filter(([look]) => options.look?.includes(look)))
}

async function takeAll(browser: Browser, name: string, picture: Picture): Promise<void> {
  const moment = picture.moment?.()
  for (const [suffix, look] of Object.entries(looksOf(name)))
    // Each with a server of its own: nobody else's tables are in sight.
    await withServer(async (site) => {
      const page = await visitIn(look, browser, site, picture.settings)
      await bring(page, picture, moment)
      await take(page, name + suffix)
      await page.context().close()
    })
}

async function bring(page: Page, { address, act }: Picture, moment: Moment | undefined): Promise<void> {
  const table = moment === undefined ? null : await keep(page, moment)
  await page.goto(address ?? table ?? '/')
  await page.locator('h1').first().waitFor({ state: 'attached' })
  if (table !== null && address === undefined)
    await page.locator('.decision-bar, .text-table').first().waitFor()
  await act?.(page)
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  // Vignettes come after the words.
  if ((await page.locator('.vignette').count()) > 0) await page.locator('.vignette svg').waitFor()
  const path = join(folder, name)
  if (options.png === undefined)
    await page.screenshot({ path: `${path}.jpg`, type: 'jpeg', quality: QUALITY })
  else await page.screenshot({ path: `${path}.png`, fullPage: options.whole ?? false })
}
