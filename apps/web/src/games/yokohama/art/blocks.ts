import sheet from './blocks.svg?url'

// The blocks lie in one file (cut from the drawings beside it, see `block-sheet.tsx`), and from the first table on in the
// page itself: score sheets, the gallery and lessons print from them as well.

/** Fulfilled once the blocks are in the page. */
let laid: Promise<void> | null = null

/** Lays the blocks into the page, once. */
export function layBlocks(): Promise<void> {
  laid ??= typeof document === 'undefined' ? Promise.resolve() : fetchBlocks()
  return laid
}

async function fetchBlocks(): Promise<void> {
  try {
    const answer = await fetch(sheet)
    if (!answer.ok) throw new Error(`The prints of Yokohama did not come: ${answer.status}.`)
    const blocks = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
    document.body.append(document.adoptNode(blocks))
  } catch (error) {
    // The next one who asks tries again.
    laid = null
    throw error
  }
}
