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
import { hurry } from './table.ts'
import { YOKOHAMA } from './yokohama-pictures.ts'

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
  for (const [name, picture] of Object.entries({ ...PAGES, ...MOMBASA, ...YOKOHAMA })) {
    const looks = name === 'planning' || name === 'yokohama' ? { ...LOOKS, ...LANGUAGES } : LOOKS
    if (isWanted(name)) await takeAll(site, name, picture, looks)
  }
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
