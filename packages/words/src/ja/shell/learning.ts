import type { Messages } from '../../en/shell/index.ts'

/** The ways to what teaches; what that says itself is loaded when it is opened. */
export const learning: Messages['learning'] = {
  nav: '学ぶ',
  learn: (game) => `20分で学ぶ${game}`,
  coach: 'コーチ',
  warnings: '悪い手の前に警告する',
  warningsHint:
    'ボットだけとのゲームで、ボットの判断で大きく損をする手を確定する前に、バーが一度だけ知らせ、よりよい手を示します。',
  signs: '記号',
}
