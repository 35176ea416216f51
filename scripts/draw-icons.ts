// Draws the icons of the installed app from apps/web/public/icon.svg into apps/web/public/icons:
//
//   node scripts/run.mjs node24 scripts/draw-icons.ts

import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withBrowser } from '../e2e/serve.ts'

const publicDir = fileURLToPath(new URL('../apps/web/public', import.meta.url))
const folder = join(publicDir, 'icons')

const drawing = readFileSync(join(publicDir, 'icon.svg'), 'utf8')
const ship = drawing.replace(/<rect[^>]*>/, '')
const inner = ship.replace(/<\/?svg[^>]*>/g, '')

/** A ground to the very edge, and the ship inside the circle that every shape of icon leaves. */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" fill="#1f3a4d" />
  <g transform="translate(5.6 5.4) scale(0.65)">${inner}</g>
</svg>`

/** The first letter of a game in its own colours, for the shortcuts. */
const shortcut = (
  sign: string,
  ground: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="6" fill="${ground}" />
  ${sign}
</svg>`

const mombasa = shortcut(
  '<path d="M6 21.5h20l-3.2 5H9.2zM15 4.5v14.5H7C11.3 15.5 14 10.5 15 4.5zM17 8.5c4.2 2.2 6.6 5.5 7.5 10.5H17z" fill="#f4ead5" />',
  '#95281f',
)
const yokohama = shortcut(
  '<circle cx="16" cy="13" r="7.5" fill="#c8432b" /><path d="M3 21c4-3 6 1 10-1s6-1 9 0 5 0 7-1v7H3z" fill="#f4ead5" />',
  '#24406e',
)

const PICTURES = [
  { name: '192', size: 192, svg: drawing },
  { name: '512', size: 512, svg: drawing },
  { name: 'maskable-192', size: 192, svg: maskable },
  { name: 'maskable-512', size: 512, svg: maskable },
  { name: 'apple-touch-180', size: 180, svg: maskable },
  { name: 'mombasa-96', size: 96, svg: mombasa },
  { name: 'yokohama-96', size: 96, svg: yokohama },
]

mkdirSync(folder, { recursive: true })
await withBrowser(async (browser) => {
  for (const { name, size, svg } of PICTURES) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`)
    await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true })
    await page.close()
  }
})
