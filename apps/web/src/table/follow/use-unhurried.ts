import { useEffect, useRef, useState } from 'react'

/** A line stays this many milliseconds at least, so that it can be read. */
const LEAST = 900
/** Who is further behind than these many lines leaves some out. */
const FARTHEST = 3

/** One line after the other, each for long enough to be read, however fast they come. What is there at first is the latest. */
export function useUnhurried<Line extends { readonly position: number }>(
  lines: readonly Line[],
): Line | undefined {
  const latest = lines.at(-1)?.position ?? 0
  const [shown, setShown] = useState(latest)
  const since = useRef(0)
  useEffect(() => {
    if (shown === latest) return
    const ahead = lines.filter(({ position }) => position > shown)
    // Looking back, or something was taken back: then the latest line is an earlier one.
    const next = ahead.at(-FARTHEST) ?? ahead[0] ?? lines.at(-1)
    const turn = (): void => {
      since.current = performance.now()
      setShown(next?.position ?? 0)
    }
    const timer = setTimeout(turn, Math.max(0, since.current + LEAST - performance.now()))
    return () => clearTimeout(timer)
  }, [lines, latest, shown])
  return lines.findLast(({ position }) => position <= shown) ?? lines.at(-1)
}
