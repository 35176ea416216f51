import { LANGUAGES, languageFor, type Language } from '../i18n/languages.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export const MOTIONS = ['system', 'full', 'none'] as const
export const PACES = ['calm', 'brisk', 'instant'] as const
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const

/** What a visitor has chosen on this device. */
export interface Settings {
  readonly language: Language
  readonly theme: (typeof THEMES)[number]
  readonly motion: (typeof MOTIONS)[number]
  /** How fast the others' moves follow each other. */
  readonly pace: (typeof PACES)[number]
  readonly sound: boolean
  readonly textSize: (typeof TEXT_SIZES)[number]
  readonly name: string
}

const KEY = 'entrepot.settings'

/** What is stored may be older than this version or edited by hand: each value is checked on its own. */
export function parseSettings(stored: string | null, preferred: readonly string[]): Settings {
  let raw: Record<string, unknown> = {}
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) raw = parsed as Record<string, unknown>
  } catch {
    // Unreadable settings are as good as none.
  }
  return {
    language: oneOf(LANGUAGES, raw['language'], languageFor(preferred)),
    theme: oneOf(THEMES, raw['theme'], 'system'),
    motion: oneOf(MOTIONS, raw['motion'], 'system'),
    pace: oneOf(PACES, raw['pace'], 'brisk'),
    sound: raw['sound'] === true,
    textSize: oneOf(TEXT_SIZES, raw['textSize'], 'normal'),
    name: typeof raw['name'] === 'string' ? raw['name'].slice(0, 24) : '',
  }
}

function oneOf<Value extends string>(values: readonly Value[], given: unknown, fallback: Value): Value {
  return values.find((value) => value === given) ?? fallback
}

let current = parseSettings(localStorage.getItem(KEY), navigator.languages)
const listeners = new Set<() => void>()

export function readSettings(): Settings {
  return current
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change }
  localStorage.setItem(KEY, JSON.stringify(current))
  for (const listener of listeners) listener()
}

export function watchSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
