import type { Settings } from './settings.ts'

/** Puts the settings that concern the whole document where the style sheets look for them. */
export function applySettings({ language, theme, motion, textSize }: Settings): void {
  const { documentElement: html } = document
  html.lang = language
  html.dataset['theme'] = theme
  html.dataset['motion'] = motion
  html.dataset['text'] = textSize
}

/** Whether pieces may travel: the visitor's own choice, else the system's. */
export function motionAllowed({ motion }: Settings): boolean {
  if (motion !== 'system') return motion === 'full'
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
