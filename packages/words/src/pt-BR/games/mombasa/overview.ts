import type { OverviewWords } from '../../../game-words.ts'

export const words: OverviewWords = {
  aim: 'Tenha quotas de companhias de comércio e faça essas companhias valerem muito. Depois de sete rodadas vence quem tiver mais libras.',
  turn: [
    {
      title: 'Planeje',
      text: 'Todos colocam cartas viradas para baixo nas suas áreas ao mesmo tempo e depois as revelam.',
    },
    {
      title: 'Aja na sua vez',
      text: 'Bens compram cartas ou dão avanço. Cartas de expansão espalham uma companhia pelo mapa. Escriturários e mercadores trabalham nas suas duas trilhas.',
    },
    {
      title: 'Use o porto',
      text: 'Um marcador de bônus ocupa um espaço: quem mostra mais de um bem avança em uma trilha; outros espaços dão tiles, dinheiro ou a primeira vez.',
    },
    {
      title: 'Recolha',
      text: 'Quem termina leva à mão uma zona de repouso, e as cartas recém-usadas vão repousar.',
    },
  ],
  end: 'Depois de sete rodadas: quotas vezes as moedas na base de cada companhia, os números das trilhas de diamantes e de escrituração, e o dinheiro.',
  hints: [
    'Cartas que você vai querer juntas devem repousar na mesma zona.',
    'Recolha a zona com mais cartas, não a que tem a melhor.',
    'Duas companhias bastam: muitas quotas de uma que outros também espalham.',
    'Expanda a companhia da qual você tem mais, não a que está na frente.',
    'Entrar em região de outra companhia custa um ponto a mais e a desvaloriza.',
    'Use os espaços de maioria antes de gastar os bens.',
    'Desbloqueie cedo a quarta área, com diamantes ou com livros.',
    'Coloque livros de modo que um plano cumpra dois ou três.',
    'Guarde algumas libras para as chamadas de capital.',
    'Na última rodada nada volta: use todas as cartas.',
  ],
}
