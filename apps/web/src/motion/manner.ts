import { motionAllowed, motionFactor } from '../settings/apply-settings.ts'
import { readSettings } from '../settings/settings.ts'

/** `travel`: pieces go their way and numbers roll. `fade`: what is new appears. `none`: for those who play fast. */
export type Manner = 'travel' | 'fade' | 'none'

const STEP_MS = 280

/** How long one effect lasts, in milliseconds. */
export function stepTime(): number {
  return STEP_MS * motionFactor(readSettings())
}

export function currentManner(): Manner {
  const settings = readSettings()
  if (settings.pace === 'instant') return 'none'
  return motionAllowed(settings) ? 'travel' : 'fade'
}
