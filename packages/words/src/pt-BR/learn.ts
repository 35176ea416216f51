import type { LearnWords } from '../en/learn.ts'
import { speech } from './speech.ts'

export const words: LearnWords = {
  heading: 'Aprender',
  lead: 'Uma primeira partida na mesa de verdade, contra um bot: uma coisa por vez, mostrada no lugar dela. Pare quando quiser; ela espera neste aparelho.',
  begin: 'Começar a partida guiada',
  resume: (step, steps) => `Continuar na lição ${step} de ${steps}`,
  again: 'Desde o começo',
  finished: 'Você já passou por tudo. A partida continua de onde parou.',
  playOn: 'Continuar jogando',
  rules: 'Todas as regras',
  lesson: 'Partida guiada',
  step: (step, steps) => `${step} de ${steps}`,
  back: 'Voltar',
  next: 'Avançar',
  skip: 'Pular esta lição',
  leave: 'Encerrar as lições',
  takeBack: 'Desfazer a jogada',
  aside:
    'Isso também vale. A lição espera: desfaça para segui-la, ou continue jogando e ela segue a partir daí.',
  waiting: 'Jogue como quiser. Esta lição aparece na hora certa.',
  watching: 'É a vez do rival: observe a mesa.',
  wanted: (choices) => `Na lista de opções: ${speech.either(choices)}.`,
}
