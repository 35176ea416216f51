/** Lays a game's sheet of drawings into the page, once: whatever shows one of them only names it. */
export function sheetLayer(sheet: string): () => Promise<void> {
  /** Fulfilled once the drawings are in the page. */
  let laid: Promise<void> | null = null
  return () => {
    laid ??= typeof document === 'undefined' ? Promise.resolve() : fetchSheet(sheet)
    // The next one who asks tries again.
    laid.catch(() => (laid = null))
    return laid
  }
}

async function fetchSheet(sheet: string): Promise<void> {
  const answer = await fetch(sheet)
  if (!answer.ok) throw new Error(`The drawings of ${sheet} did not come: ${answer.status}.`)
  const drawings = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
  document.body.append(document.adoptNode(drawings))
}
