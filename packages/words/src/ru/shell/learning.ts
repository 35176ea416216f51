import type { Messages } from '../../en/shell/index.ts'

/** The ways to what teaches; what that says itself is loaded when it is opened. */
export const learning: Messages['learning'] = {
  nav: 'Обучение',
  learn: (game) => `Учиться: ${game}, 20\u00a0минут`,
  coach: 'Советчик',
  signs: 'Знаки',
}
