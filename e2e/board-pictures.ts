// Takes the picture of each game's board that the home page and the set-up show, by day and by night, in the middle of a
// game, without words, so that it is the same in every language:
//
//   npm run board-pictures

import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { visitIn } from './looks.ts'
import { findMoment, findYokohama, keep, type Moment } from './moments.ts'
import { withBrowser, withServer } from './serve.ts'

interface Board {
  readonly moment: () => Moment
  /** The part of the board that is shown, of its width and height. */
  readonly part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

const BOARDS: Readonly<Record<string, Board>> = {
  mombasa: {
    moment: () => findMoment('a fair wind', 4, ({ phase, round }) => phase === 'planning' && round === 6),
    part: { x: 0, y: 0.12, width: 1, height: 0.55 },
  },
  yokohama: {
    moment: () => findYokohama('a fair wind', 4, ({ round, active }) => round === 12 && active === 0),
    part: { x: 0, y: 0.22, width: 0.72, height: 0.6 },
  },
}
const SIZE = { width: 1440, height: 900 }
/** Enough for a picture that is looked at, not read. */
const QUALITY = 42
/** Words, and the marks of what is legal for somebody. */
const UNSEEN = `
  .region-name, .base-name, .area-name, .note, .legal-mark, .edge, .zoom-buttons { display: none !important }
  [data-legal] .land { fill: var(--mo-land) !important }
  .area-card { outline: 0 !important; border-color: var(--hairline) !important; box-shadow: none !important }
`

await import('../scripts/build-web.ts')
await withBrowser(async (browser) => {
  for (const [game, { moment, part }] of Object.entries(BOARDS)) {
    const found = moment()
    for (const [light, dark] of Object.entries({ day: false, night: true }))
      await withServer((site) =>
        take(browser, site, { moment: found, part }, dark, `${game}/board-${light}.webp`),
      )
  }
})

async function take(
  browser: Browser,
  site: string,
  { moment, part }: { moment: Moment; part: Board['part'] },
  dark: boolean,
  name: string,
): Promise<void> {
  const page = await visitIn({ size: SIZE, dark }, browser, site)
  await page.goto(await keep(page, moment))
  const board = page.locator('.part.board')
  await page.locator('.decision-bar').waitFor()
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, UNSEEN)
  await page.evaluate(() => document.fonts.ready)
  const devtools = await page.context().newCDPSession(page)
  const { x, y, width, height } = (await board.boundingBox()) ?? { x: 0, y: 0, ...SIZE }
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: {
      x: x + part.x * width,
      y: y + part.y * height,
      width: part.width * width,
      height: part.height * height,
      scale: 1,
    },
  })
  writeFileSync(
    fileURLToPath(new URL(`../apps/web/src/games/${name}`, import.meta.url)),
    Buffer.from(data, 'base64'),
  )
  await page.context().close()
}
