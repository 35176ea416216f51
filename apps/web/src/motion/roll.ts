/** Lets a number roll from what it was to what it is. The text of the node is the number and nothing else. */
export function roll({
  node,
  from,
  to,
  delay,
  duration,
}: {
  readonly node: Element
  readonly from: number
  readonly to: number
  readonly delay: number
  readonly duration: number
}): { finish(): void } {
  const text = node.firstChild
  if (!(text instanceof Text)) return { finish: () => undefined }
  const began = performance.now() + delay
  let frame = 0
  const show = (now: number): void => {
    const share = Math.min(1, Math.max(0, (now - began) / duration))
    text.data = String(Math.round(from + (to - from) * share))
    if (share < 1) frame = requestAnimationFrame(show)
  }
  show(began)
  return {
    finish() {
      cancelAnimationFrame(frame)
      text.data = String(to)
    },
  }
}
