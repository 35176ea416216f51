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
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * SCALE
  canvas.height = height * SCALE
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('No picture could be made.')) : resolve(blob)),
      'image/png',
    ),
  )
}
