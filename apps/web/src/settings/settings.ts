import { LIMITS } from '@entrepot/protocol'
import { LANGUAGES, languageFor, type Language } from '@entrepot/words'
import { deviceNotes } from '../platform/notes.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export const MOTIONS = ['system', 'full', 'none'] as const
export const PACES = ['calm', 'brisk', 'instant'] as const
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const
export const SPEEDS = ['slow', 'normal', 'fast'] as const
export const SOUNDS = ['off', 'turn', 'all'] as const
export const PALETTES = ['standard', 'distinct'] as const
export const CONFIRMATIONS = ['turn', 'barrier'] as const
export const ENDINGS = ['bots', 'always', 'never'] as const

/** What a visitor has chosen on this device. */
export interface Settings {
  readonly language: Language
  readonly theme: (typeof THEMES)[number]
  readonly motion: (typeof MOTIONS)[number]
  /** How fast the others' moves follow each other. */
  readonly pace: (typeof PACES)[number]
  /** How fast pieces travel, where they do. */
  readonly speed: (typeof SPEEDS)[number]
  readonly sounds: (typeof SOUNDS)[number]
  readonly textSize: (typeof TEXT_SIZES)[number]
  /** The colours of the players: the usual ones, or some that everybody can tell apart. */
  readonly palette: (typeof PALETTES)[number]
  /** Whether the pieces of each player carry a pattern besides their colour. */
  readonly patterns: boolean
  /** What waits for a confirmation: the end of every turn, or only what shows something new. */
  readonly confirm: (typeof CONFIRMATIONS)[number]
  /** Where a turn ends by itself when nothing else is left: against bots, at every table, at none. */
  readonly ending: (typeof ENDINGS)[number]
  readonly compactLog: boolean
  /** Whether bots warn before a move that throws away much, where one plays with them alone. */
  readonly warnings: boolean
  /** Whether tables are written instead of drawn. */
  readonly textTable: boolean
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
    speed: oneOf(SPEEDS, raw['speed'], 'normal'),
    sounds: oneOf(SOUNDS, raw['sounds'], 'off'),
    textSize: oneOf(TEXT_SIZES, raw['textSize'], 'normal'),
    palette: oneOf(PALETTES, raw['palette'], 'standard'),
    patterns: raw['patterns'] === true,
    confirm: oneOf(CONFIRMATIONS, raw['confirm'], 'turn'),
    ending: oneOf(ENDINGS, raw['ending'], 'bots'),
    compactLog: raw['compactLog'] !== false,
    warnings: raw['warnings'] === true,
    textTable: raw['textTable'] === true,
    name: typeof raw['name'] === 'string' ? raw['name'].slice(0, LIMITS.name) : '',
  }
}

function oneOf<Value extends string>(values: readonly Value[], given: unknown, fallback: Value): Value {
  return values.find((value) => value === given) ?? fallback
}

let current = parseSettings(deviceNotes.read(KEY), navigator.languages)
const listeners = new Set<() => void>()

export function readSettings(): Settings {
  return current
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change }
  deviceNotes.write(KEY, JSON.stringify(current))
  for (const listener of listeners) listener()
}

export function watchSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
