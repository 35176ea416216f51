import type { Messages } from '../../en/shell/index.ts'

/** The ways to what teaches; what that says itself is loaded when it is opened. */
export const learning: Messages['learning'] = {
  nav: 'Обучение',
  learn: (game) => `Научиться за 20\u00a0минут: ${game}`,
  coach: 'Советчик',
  warnings: 'Предупреждать о плохом ходе',
  warningsHint:
    'В партиях только с ботами: прежде чем вы подтвердите то, что по их мнению многое теряет, панель один раз скажет об этом и назовёт лучшее.',
  signs: 'Знаки',
}
