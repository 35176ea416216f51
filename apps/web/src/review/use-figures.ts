import { useSettings } from '../settings/use-settings.ts'

/** Parts of win chance in points of a hundred, as the visitor's language writes numbers. */
export function useFigures(): {
  readonly points: (share: number) => string
  /** With its sign. */
  readonly signed: (share: number) => string
  /** Without decimals; below 0 with a minus. */
  readonly rounded: (share: number) => string
  /** Without its decimals, and with the sign for per cent; a dash where it is not known. */
  readonly percent: (share: number | undefined) => string
} {
  const { language } = useSettings()
  const one = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const whole = new Intl.NumberFormat(language, { style: 'percent' })
  const points = (share: number): string => one.format(100 * share)
  return {
    points,
    rounded: (share) => `${Math.round(100 * share)}`.replace('-', '−'),
    percent: (share) => (share === undefined ? '–' : whole.format(share)),
    signed: (share) => {
      const text = points(Math.abs(share))
      return `${share < 0 && text !== one.format(0) ? '−' : '+'}${text}`
    },
  }
}
