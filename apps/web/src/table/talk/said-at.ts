import type { Language } from '@entrepot/words'

const DAY_MS = 86_400_000

/** When a line was said: the time of day, and the date where it was not lately. */
export function saidAt(at: number, now: number, language: Language): string {
  const long = now - at > DAY_MS / 2
  return new Intl.DateTimeFormat(language, {
    timeStyle: 'short',
    ...(long ? { dateStyle: 'short' } : {}),
  }).format(at)
}
