import type { FollowWords } from '../../en/shell/follow.ts'

export const follow: FollowWords = {
  yourTurn: 'Sua vez',
  pause: 'Pausar',
  goOn: 'Continuar',
  step: 'Uma jogada',
  skip: 'Ir direto à sua decisão',
  paused: 'Em pausa. Ninguém joga até você continuar.',
  pausedLive: 'Em pausa. Os outros seguem jogando; continue para ver.',
  replay: 'Mostrar de novo o que aconteceu desde o seu último turno',
  play: 'Mostrar jogada por jogada',
  roundOver: (round) => `Fim da rodada ${round}`,
  endings: { bots: 'Contra bots', always: 'Em todas as mesas', never: 'Nunca' },
  keys: {
    heading: 'Teclas',
    confirm: 'Confirmar',
    undo: 'Desfazer a última jogada',
    list: 'Listar todas as opções',
    walk: 'Andar de uma peça a outra',
    take: 'Escolher a peça em que você está',
    move: 'Mover o tabuleiro quando está ampliado',
    zoom: 'Aproximar, afastar, mostrar tudo',
    pause: 'Pausar os outros, continuar',
    help: 'Esta lista',
  },
}
