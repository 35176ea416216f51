// Takes the pictures under docs/screenshots, or, with names as arguments, only those:
//
//   node scripts/run.mjs node24 e2e/screenshots.ts
//   node scripts/run.mjs node24 e2e/screenshots.ts planning score

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { keep } from './moments.ts'
import { MOMBASA, PAGES, type Picture } from './pictures.ts'
import { withBrowser, withServer } from './serve.ts'
import { hurry } from './table.ts'
import { YOKOHAMA } from './yokohama-pictures.ts'

const folder = fileURLToPath(new URL('../docs/screenshots', import.meta.url))
const wanted = process.argv.slice(2)
const DESKTOP = { width: 1440, height: 900 }
const SMALL = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }

interface Look {
  readonly size: { readonly width: number; readonly height: number }
  readonly dark?: boolean
  readonly language?: 'en' | 'ru' | 'pt-BR' | 'ja'
}

/** Every scene by day on a desktop, by night on a small one, and on a phone. */
const LOOKS: Readonly<Record<string, Look>> = {
  '': { size: DESKTOP },
  '-night': { size: SMALL, dark: true },
  '-phone': { size: PHONE },
  '-phone-night': { size: PHONE, dark: true },
}

const LANGUAGES: Readonly<Record<string, Look>> = {
  '-russian': { size: SMALL, language: 'ru' },
  '-portuguese': { size: SMALL, language: 'pt-BR' },
  '-japanese': { size: SMALL, dark: true, language: 'ja' },
}

mkdirSync(folder, { recursive: true })
await withServer((site) =>
  withBrowser(async (browser) => {
    for (const [name, picture] of Object.entries({ ...PAGES, ...MOMBASA, ...YOKOHAMA })) {
      const looks = name === 'planning' || name === 'yokohama' ? { ...LOOKS, ...LANGUAGES } : LOOKS
      if (isWanted(name)) await takeAll(browser, site, name, picture, looks)
    }
  }),
)

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.includes(name)
}

async function open(from: Browser, site: string, { size, dark, language }: Look): Promise<Page> {
  const context = await from.newContext({
    baseURL: site,
    viewport: size,
    colorScheme: dark ? 'dark' : 'light',
    locale: language ?? 'en',
    hasTouch: size === PHONE,
  })
  const page = await context.newPage()
  await hurry(page, language === undefined ? {} : { language })
  return page
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 62 })
}

async function takeAll(
  browser: Browser,
  site: string,
  name: string,
  { address, moment, act }: Picture,
  looks: Readonly<Record<string, Look>>,
): Promise<void> {
  const found = moment?.()
  for (const [suffix, look] of Object.entries(looks)) {
    const page = await open(browser, site, look)
    const table = found === undefined ? null : await keep(page, found)
    await page.goto(address ?? table ?? '/')
    await page.locator('h1').first().waitFor({ state: 'attached' })
    if (table !== null && address === undefined) await page.locator('.decision-bar').waitFor()
    await act?.(page)
    await take(page, name + suffix)
    await page.context().close()
  }
}
