import { useSettings } from '../settings/use-settings.ts'

/** Parts of win chance in points of a hundred, as the visitor's language writes numbers. */
export function useFigures(): {
  readonly points: (share: number) => string
  /** With its sign. */
  readonly signed: (share: number) => string
} {
  const { language } = useSettings()
  const one = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const points = (share: number): string => one.format(100 * share)
  return {
    points,
    signed: (share) => {
      const text = points(Math.abs(share))
      return `${share < 0 && text !== one.format(0) ? '−' : '+'}${text}`
    },
  }
}
