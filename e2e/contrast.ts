// How clearly the texts of a page stand out from what lies behind them, measured on its pixels: two pictures of the page are
// taken, with its letters and without, so that whatever differs is a letter before what is behind it.

import type { Page } from '@playwright/test'

/** Texts have to differ from their ground so much, as WCAG reckons it. */
const LEAST = 4.5
/** Letters are drawn so much larger than on the page: the middle of a stroke has its full colour then. */
export const SHARP = 3

interface TextBox {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Every text in sight that is too faint, with its contrast. The page has to be drawn `SHARP` times as large. */
export async function faintTexts(page: Page): Promise<string[]> {
  const boxes = await page.evaluate(textsInSight)
  const lettered = await page.screenshot({ animations: 'disabled' })
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, LETTERS_AWAY)
  const blank = await page.screenshot({ animations: 'disabled' })
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  const bench = await page.context().newPage()
  try {
    const contrasts = await bench.evaluate(contrastsOf, {
      pictures: [lettered, blank].map((picture) => picture.toString('base64')),
      boxes,
      scale: SHARP,
    })
    return boxes.flatMap(({ name }, index) => {
      const contrast = contrasts[index] ?? null
      return contrast === null || contrast >= LEAST ? [] : [`${contrast.toFixed(2)} ${name}`]
    })
  } finally {
    await bench.close()
  }
}

/** Drawings keep the ground that they lay under their letters. */
const LETTERS_AWAY = `
  *, *::before, *::after { -webkit-text-fill-color: transparent !important; text-shadow: none !important; }
  svg text, svg tspan { fill: transparent !important; }
`

/** Runs in the page: the texts that somebody can read there, and needs to. What is switched off need not be read. */
function textsInSight(): TextBox[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: TextBox[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const element = node.parentElement
    if (text === '' || element === null) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (element.closest('.visually-hidden, .skip-link, title, :disabled, [aria-disabled="true"]') !== null)
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { x, y, width, height } of range.getClientRects()) {
      if (width < 2 || height < 2) continue
      const [midX, midY] = [x + width / 2, y + height / 2]
      if (midX < 0 || midY < 0 || midX >= innerWidth || midY >= innerHeight) continue
      const top = document.elementFromPoint(midX, midY)
      // Nobody reads what something else lies on.
      const inSight = top !== null && (top.contains(element) || element.contains(top))
      if (inSight)
        found.push({
          name: `${element.getAttribute('class') ?? element.tagName} "${text}"`,
          x,
          y,
          width,
          height,
        })
    }
  }
  return found
}

interface Pictures {
  readonly pictures: readonly string[]
  readonly boxes: readonly TextBox[]
  readonly scale: number
}

/** Runs in a page of its own: the contrast of each text, null where no letter is drawn. */
async function contrastsOf({ pictures, boxes, scale }: Pictures): Promise<(number | null)[]> {
  /** Of the pixels of a letter, those that differ most are the middle of its strokes; the others are their edges. */
  const MIDDLE = 0.2
  const FEWEST = 6
  const planes = await Promise.all(
    pictures.map(async (picture) => {
      const image = new Image()
      image.src = `data:image/png;base64,${picture}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (context === null) throw new Error('This browser has no canvas to measure on.')
      context.drawImage(image, 0, 0)
      return context
    }),
  )
  const light = (value: number): number => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  const luminance = (data: Uint8ClampedArray, at: number): number =>
    0.2126 * light(data[at] ?? 0) + 0.7152 * light(data[at + 1] ?? 0) + 0.0722 * light(data[at + 2] ?? 0)
  return boxes.map((box) => {
    const [x, y] = [Math.floor(box.x * scale), Math.floor(box.y * scale)]
    const [width, height] = [Math.ceil(box.width * scale), Math.ceil(box.height * scale)]
    const [letters, ground] = planes.map((plane) => plane.getImageData(x, y, width, height).data)
    if (letters === undefined || ground === undefined) return null
    const contrasts: number[] = []
    for (let at = 0; at < letters.length; at += 4) {
      if (
        letters[at] === ground[at] &&
        letters[at + 1] === ground[at + 1] &&
        letters[at + 2] === ground[at + 2]
      )
        continue
      const [a, b] = [luminance(letters, at), luminance(ground, at)]
      contrasts.push((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05))
    }
    if (contrasts.length < FEWEST) return null
    const strongest = contrasts.toSorted((a, b) => b - a).slice(0, Math.ceil(contrasts.length * MIDDLE))
    return strongest[Math.floor(strongest.length / 2)] ?? null
  })
}
