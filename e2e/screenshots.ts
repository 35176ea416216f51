// Takes the pictures of every page and of the moments and decisions of each game, in every look, into
// .cache/screenshots; with names as arguments, only those. Looks can be chosen, also those that are not taken by
// themselves (see looks.ts), another folder, and the whole page instead of the window. With --shown it takes those that
// README.md and docs/pictures.md show, anew, into docs/screenshots; no others are kept in the repository:
//
//   npm run screenshots
//   npm run screenshots -- planning score
//   npm run screenshots -- --folder /tmp/pictures --whole --look=-phone --look=-wide home
//   npm run screenshots -- --shown

import { mkdirSync, readFileSync } from 'node:fs'
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

/** Writing is still easy to read, and what the repository keeps stays small. */
const QUALITY = 34

const { values: options, positionals: wanted } = parseArgs({
  options: {
    folder: { type: 'string' },
    look: { type: 'string', multiple: true },
    whole: { type: 'boolean', default: false },
    shown: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const root = fileURLToPath(new URL('..', import.meta.url))
const shown = options.shown ? picturesShown() : undefined
const folder = options.folder ?? join(root, shown === undefined ? '.cache/screenshots' : 'docs/screenshots')

await import('../scripts/build-web.ts')
mkdirSync(folder, { recursive: true })
await withBrowser(async (browser) => {
  const all = { ...PAGES, ...MOMBASA, ...YOKOHAMA, ...MOMBASA_DECISIONS, ...YOKOHAMA_DECISIONS }
  for (const [name, picture] of Object.entries(all))
    if (wanted.length === 0 || wanted.includes(name)) await takeAll(browser, name, picture)
})

/** The names of the pictures that the documents show. */
function picturesShown(): ReadonlySet<string> {
  const texts = ['README.md', 'docs/pictures.md'].map((path) => readFileSync(join(root, path), 'utf8'))
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/screenshots\/([\w-]+)\.jpg/g)].map(([, name]) => name!)),
  )
}

function looksOf(name: string): Looks {
  const byItself = name === 'planning' || name === 'yokohama' ? { ...LOOKS, ...LANGUAGES } : LOOKS
  const all = Object.entries(options.look === undefined ? byItself : { ...LOOKS, ...LANGUAGES, ...EXTREMES })
  return Object.fromEntries(
    all.filter(([look]) => (options.look?.includes(look) ?? true) && (shown?.has(name + look) ?? true)),
  )
}

async function takeAll(browser: Browser, name: string, picture: Picture): Promise<void> {
  const looks = Object.entries(looksOf(name))
  if (looks.length === 0) return
  const moment = picture.moment?.()
  for (const [suffix, look] of looks)
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
  if (options.shown) await page.screenshot({ path: `${path}.jpg`, type: 'jpeg', quality: QUALITY })
  else await page.screenshot({ path: `${path}.png`, fullPage: options.whole })
}
