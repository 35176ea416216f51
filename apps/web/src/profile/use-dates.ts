import { useSettings } from '../settings/use-settings.ts'

/** Moments in the words of the visitor's language. */
export function useDates(): {
  readonly day: (at: number) => string
  readonly moment: (at: number) => string
} {
  const { language } = useSettings()
  return {
    day: (at) => new Date(at).toLocaleDateString(language, { dateStyle: 'medium' }),
    moment: (at) => new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' }),
  }
}
