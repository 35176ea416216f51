import type { SignWords } from '../../../game-words.ts'

export const words: SignWords = {
  pound: { name: 'Libras', text: 'Dinheiro agora e pontos no fim.' },
  diamond: { name: 'Diamantes', text: 'Espaços na sua trilha de diamantes.' },
  book: { name: 'Pontos de escrituração', text: 'Adquirem livros ou viram uma libra cada.' },
  step: { name: 'Espaços na trilha', text: 'Espaços na trilha de uma companhia, onde estão as quotas.' },
  expansion: { name: 'Pontos de expansão', text: 'Pagam as fronteiras que uma companhia cruza.' },
  coffee: { name: 'Café', text: 'Bem: paga cartas ou espaços nas trilhas e abre a maioria de café.' },
  banana: { name: 'Bananas', text: 'Bem: paga cartas ou espaços nas trilhas e abre a maioria de bananas.' },
  cotton: { name: 'Algodão', text: 'Bem: paga cartas ou espaços nas trilhas e abre a maioria de algodão.' },
  crate: { name: 'Um só tipo de bem', text: 'Conta o que está aberto, seja qual for o tipo.' },
  bookkeeper: { name: 'Escriturário', text: 'Leva seu tinteiro pelos livros e dá pontos de escrituração.' },
  diamondMerchant: { name: 'Mercador de diamantes', text: 'Avança na trilha de diamantes e traz libras.' },
  share: { name: 'Quota', text: 'Vale as moedas descobertas na base da companhia.' },
  mine: { name: 'Mina', text: 'Os mercadores da companhia que está ali a contam.' },
  removePost: {
    name: 'Remover uma feitoria',
    text: 'Uma feitoria sai da base para sempre e descobre uma moeda.',
  },
  buy: { name: 'Comprar uma carta', text: 'Uma carta do display por libras.' },
  discard: { name: 'Descartar uma carta', text: 'Uma carta da mão sai do jogo por libras.' },
  plusOneGood: { name: '+1\u00a0de bens', text: 'Uma carta de bem aberta vale 1 a mais.' },
  firstPlayer: {
    name: 'Primeiro jogador',
    text: 'Decide primeiro em cada rodada, até alguém ficar com o marcador.',
  },
  inkwell: { name: 'Tinteiro', text: 'Vai de livro em livro; o espaço onde está vale libras no fim.' },
  marker: { name: 'Marcador de bônus', text: 'Ocupa um espaço de bônus por rodada.' },
  company: { text: 'A trilha dela traz quotas; as moedas descobertas na base são o valor de cada uma.' },
  piece: { name: 'Jogador', text: 'A cor e a forma das peças de um jogador.' },
  post: { name: 'Feitoria', text: 'Mantém uma região para a companhia; na base, cobre moedas.' },
}
