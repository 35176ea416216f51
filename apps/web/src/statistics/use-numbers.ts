import { useSettings } from '../settings/use-settings.ts'

/** Units of time from the longest on, and how many milliseconds they last. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** Numbers and durations in the words of the visitor's language. */
export function useNumbers(): {
  /** With one digit after the point at most. */
  readonly number: (value: number) => string
  readonly percent: (share: number) => string
  readonly duration: (millis: number) => string
} {
  const { language } = useSettings()
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return {
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    duration: (millis) => {
      const [unit, lasts] = UNITS.find(([, long]) => millis >= long) ?? ['second', 1000]
      const format = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 })
      return format.format(millis / lasts)
    },
  }
}
