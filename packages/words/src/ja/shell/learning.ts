import type { Messages } from '../../en/shell/index.ts'

/** The ways to what teaches; what that says itself is loaded when it is opened. */
export const learning: Messages['learning'] = {
  nav: '学ぶ',
  learn: (game) => `20分で学ぶ${game}`,
  coach: 'コーチ',
  signs: '記号',
}
