import { download } from '../shell/download.ts'

/** Twice as large as it is drawn: sharp where it is looked at closely. */
const SCALE = 2

/** Makes a PNG of a drawing and hands it to the device's way of sharing, or saves it where there is none. */
export async function sharePicture(drawing: SVGSVGElement, name: string): Promise<void> {
  const file = new File([await pngOf(drawing)], name, { type: 'image/png' })
  const shared = { files: [file] }
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare(shared)
  if (canShare && matchMedia('(pointer: coarse)').matches) {
    // Whoever thinks better of it has not failed.
    await navigator.share(shared).catch(() => {})
    return
  }
  download(name, file)
}

async function pngOf(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal
  const image = new Image(width * SCALE, height * SCALE)
  // As data, not as a blob: that is what the page may show.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withoutLetters(drawing))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * SCALE
  canvas.height = height * SCALE
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0, canvas.width, canvas.height)
  for (const text of drawing.querySelectorAll('text')) if (context) await write(text, context)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('No picture could be made.')) : resolve(blob)),
      'image/png',
    ),
  )
}

function withoutLetters(drawing: SVGSVGElement): string {
  const bare = drawing.cloneNode(true) as SVGSVGElement
  for (const text of bare.querySelectorAll('text')) text.remove()
  return new XMLSerializer().serializeToString(bare)
}

/** A picture of a drawing has none of the page's fonts: its letters are written by the page, no wider than there is room. */
async function write(text: SVGTextElement, context: CanvasRenderingContext2D): Promise<void> {
  const { fill, fontStyle, fontWeight, fontSize, fontFamily, textAnchor } = getComputedStyle(text)
  const said = text.textContent
  const fontOf = (size: number): string => `${fontStyle} ${fontWeight} ${size}px ${fontFamily}`
  const size = parseFloat(fontSize)
  // What does not load is written in another font.
  await document.fonts.load(fontOf(size), said).catch(() => {})
  const { a, b, c, d, e, f } = text.getCTM() ?? new DOMMatrix()
  context.setTransform(SCALE * a, SCALE * b, SCALE * c, SCALE * d, SCALE * e, SCALE * f)
  context.font = fontOf(size)
  const room = Number(text.dataset['room'] ?? Infinity)
  context.font = fontOf(size * Math.min(1, room / Math.max(1, context.measureText(said).width)))
  context.fillStyle = fill
  context.textAlign = textAnchor as CanvasTextAlign
  context.fillText(said, Number(text.getAttribute('x')), Number(text.getAttribute('y')))
}
