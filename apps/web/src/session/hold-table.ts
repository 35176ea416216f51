/**
 * Lets one page alone play a game of this device: two would overwrite each other's moves. The latest page gets it; `lost`
 * tells the one before. Returns how to let go of it.
 */
export function holdTable(id: string, lost: () => void): () => void {
  // Only pages that came over a secure connection know of each other.
  if (!('locks' in navigator)) return () => {}
  const held = Promise.withResolvers<void>()
  let letGo = false
  navigator.locks
    .request(`entrepot table ${id}`, { steal: true }, () => held.promise)
    .catch(() => {
      if (!letGo) lost()
    })
  return () => {
    letGo = true
    held.resolve()
  }
}
