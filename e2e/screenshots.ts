// Takes the pictures under docs/screenshots:
//
//   node scripts/run.mjs node24 e2e/screenshots.ts

import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findChromium } from '../scripts/chromium.ts'
import { bar, decide, hurry, isOn } from './table.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'docs/screenshots')
const DESKTOP = { width: 1440, height: 900 }
const SMALL = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }

interface Look {
  readonly size: { width: number; height: number }
  readonly dark?: boolean
  readonly language?: 'en' | 'ru' | 'pt-BR' | 'ja'
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
  await pages(browser, site)
  await game(browser, site)
  await looks(browser, site)
  await prints(browser, site)
} finally {
  await browser.close()
  server.kill('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
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
  })
  const page = await context.newPage()
  await hurry(page, language === undefined ? {} : { language })
  return page
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 72 })
}

/** Sits down with three bots; the seed is the same for all pictures. */
async function sit(page: Page, game = 'mombasa'): Promise<void> {
  await page.goto(`/new/${game}`)
  await page.locator('input[type=radio]').nth(2).check()
  await page.locator('summary').click()
  await page.locator('details input').fill('a picture')
  await page.locator('form [type=submit]').click()
  await page.locator('.decision-bar[data-mine]').waitFor()
}

async function lay(page: Page, ...kinds: string[]): Promise<void> {
  for (const kind of kinds) await page.locator(`.hand-card[data-legal]:has(.kind-${kind})`).last().click()
}

async function confirm(page: Page): Promise<void> {
  await page.locator('.controls .primary').click()
  await page.locator('.decision-bar[data-mine]').waitFor()
}

async function pages(from: Browser, site: string): Promise<void> {
  const page = await open(from, site, { size: DESKTOP })
  for (const [address, name] of [
    ['/', 'home'],
    ['/new/mombasa', 'set-up'],
    ['/friends/mombasa', 'with-friends'],
    ['/rules/mombasa/M6.8', 'rules'],
    ['/components/mombasa', 'components'],
    ['/settings', 'settings'],
  ] as const) {
    await page.goto(address)
    await page.locator('h1').waitFor()
    await take(page, name)
  }
}

async function game(from: Browser, site: string): Promise<void> {
  const page = await open(from, site, { size: SMALL })
  await sit(page)
  await lay(page, 'expansion', 'expansion', 'coffee')
  await take(page, 'planning')
  await confirm(page)
  await take(page, 'turn')
  await page.locator('.slot.filled:has(.kind-expansion)').first().click()
  await page.getByRole('button', { name: 'Expand Cape Town' }).click()
  await page.locator('.region[data-legal]').first().click()
  await page.locator('.column[data-legal]').last().click()
  await take(page, 'expansion')
  await page.locator('.strip').first().click()
  await take(page, 'another-board')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Log' }).click()
  await take(page, 'log')
  await page.keyboard.press('Escape')
  for (let n = 0; await isOn(page); n++) {
    const end = bar(page).getByRole('button', { name: 'End your action phase' })
    if ((await end.isVisible()) && n % 3 === 0) await end.click()
    else await decide(page, n)
  }
  await take(page, 'score')
}

async function looks(from: Browser, site: string): Promise<void> {
  for (const [name, look] of [
    ['night', { size: DESKTOP, dark: true }],
    ['russian', { size: DESKTOP, language: 'ru' }],
    ['portuguese', { size: DESKTOP, language: 'pt-BR' }],
    ['japanese', { size: DESKTOP, dark: true, language: 'ja' }],
    ['phone-planning', { size: PHONE }],
    ['phone-planning-night', { size: PHONE, dark: true }],
  ] as [string, Look][]) {
    const page = await open(from, site, look)
    await sit(page)
    await lay(page, 'expansion', 'banana', 'bookkeeper')
    await take(page, name)
    await page.context().close()
  }
  const phone = await open(from, site, { size: PHONE })
  await phone.goto('/')
  await take(phone, 'phone-home')
  await sit(phone)
  await lay(phone, 'expansion', 'expansion', 'bookkeeper')
  await confirm(phone)
  await phone.getByRole('button', { name: 'Expand a company' }).click()
  await phone.getByRole('button', { name: 'Expand Cape Town' }).click()
  await phone.locator('.region[data-legal]').first().waitFor()
  await take(phone, 'phone-map')
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
  await take(page, 'gallery')
}
