/** A part of win chance in points of a hundred. */
export function pointsText(share: number): string {
  return (100 * share).toFixed(1)
}

/** A change of win chance in points of a hundred, with its sign. */
export function signedPoints(share: number): string {
  const text = pointsText(Math.abs(share))
  return share < 0 && text !== '0.0' ? `−${text}` : `+${text}`
}
