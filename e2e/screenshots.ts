// Takes the pictures under docs/screenshots, or, with names as arguments, only those:
//
//   node scripts/run.mjs node24 e2e/screenshots.ts
//   node scripts/run.mjs node24 e2e/screenshots.ts planning score

import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findChromium } from '../scripts/chromium.ts'
import { keep } from './moments.ts'
import { MOMBASA, PAGES, type Picture } from './pictures.ts'
import { bar, decide, hurry, isOn } from './table.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'docs/screenshots')
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
const dataDir = mkdtempSync(join(tmpdir(), 'entrepot-pictures-'))
const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
  cwd: root,
  env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const { executablePath, env } = await findChromium()
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox'],
  env: { ...process.env, ...env } as Record<string, string>,
})
try {
  const site = await addressOf(server.stdout)
  for (const [name, picture] of Object.entries({ ...PAGES, ...MOMBASA })) {
    const looks = name === 'planning' ? { ...LOOKS, ...LANGUAGES } : LOOKS
    if (isWanted(name)) await takeAll(site, name, picture, looks)
  }
  if (isWanted('yokohama')) await prints(browser, site)
} finally {
  await browser.close()
  server.kill('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.includes(name)
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /http:\/\/\S+/.exec(line)?.[0]
    if (address) return address
  }
  throw new Error('The server ended before it printed its address.')
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

/** Yokohama by day and by night, some rounds into a game. */
async function prints(from: Browser, site: string): Promise<void> {
  for (const [name, decisions, look] of [
    ['yokohama', 60, { size: DESKTOP }],
    ['yokohama-small', 90, { size: SMALL }],
    ['yokohama-night', 60, { size: DESKTOP, dark: true }],
    ['yokohama-phone', 20, { size: PHONE }],
    ['yokohama-phone-night', 20, { size: PHONE, dark: true }],
  ] as [string, number, Look][]) {
    const page = await open(from, site, look)
    await sit(page, 'yokohama')
    // On from there to the beginning of a turn, where the whole board can be chosen from.
    const placing = bar(page).getByText(/^Place assistants: one in each/)
    for (let n = 0; n < decisions || !(await placing.isVisible()); n++) {
      if (await isOn(page)) await decide(page, n * 5)
    }
    await take(page, name)
    await page.context().close()
  }
  const page = await open(from, site, { size: DESKTOP })
  await page.goto('/gallery/yokohama')
  await page.locator('h1').waitFor()
  await take(page, 'yokohama-gallery')
}

/** Sits down with three bots; the seed is the same for all pictures. */
async function sit(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}`)
  await page.locator('fieldset').nth(1).locator('input').nth(2).check()
  await page.locator('summary').last().click()
  await page.locator('details input[type=text]').fill('a picture')
  await page.locator('form [type=submit]').click()
  await page.locator('.decision-bar[data-mine]').waitFor()
}
