import type { Messages } from '../../en/shell/index.ts'

/** The ways to what teaches; what that says itself is loaded when it is opened. */
export const learning: Messages['learning'] = {
  nav: 'Aprender',
  learn: (game) => `Aprender ${game} em 20\u00a0minutos`,
  coach: 'Conselheiro',
  warnings: 'Avisar antes de uma jogada ruim',
  warningsHint:
    'Em partidas só com bots: antes de você confirmar o que, no juízo deles, joga muito fora, a barra avisa uma vez e diz algo melhor.',
  signs: 'Sinais',
}
