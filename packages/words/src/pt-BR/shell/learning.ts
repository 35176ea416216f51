import type { Messages } from '../../en/shell/index.ts'

/** The ways to what teaches; what that says itself is loaded when it is opened. */
export const learning: Messages['learning'] = {
  nav: 'Aprender',
  learn: (game) => `Aprender ${game} em 20\u00a0minutos`,
  coach: 'Conselheiro',
  signs: 'Sinais',
}
