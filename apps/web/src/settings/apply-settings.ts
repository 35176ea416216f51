import type { Settings } from './settings.ts'

const MOTION_FACTORS = { slow: 1.8, normal: 1, fast: 0.5 } as const

/** Puts the settings that concern the whole document where the style sheets look for them. */
export function applySettings(settings: Settings): void {
  const { documentElement: html } = document
  html.lang = settings.language
  html.dataset['theme'] = settings.theme
  html.dataset['motion'] = settings.motion
  html.dataset['text'] = settings.textSize
  html.dataset['palette'] = settings.palette
  html.toggleAttribute('data-patterns', settings.patterns)
  html.style.setProperty('--motion-factor', String(motionFactor(settings)))
}

/** Whether pieces may travel: the visitor's own choice, else the system's. */
export function motionAllowed({ motion }: Settings): boolean {
  if (motion !== 'system') return motion === 'full'
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** What the durations of all motion are multiplied by; the style sheets read it as `--motion-factor`. */
export function motionFactor({ speed }: Settings): number {
  return MOTION_FACTORS[speed]
}
