import type { LessonWords } from '../../../game-words.ts'

export const words: LessonWords = {
  steps: {
    aim: {
      title: 'O que vence',
      text: 'Vence quem tiver mais libras. Cada quota vale as moedas à mostra na base da companhia: por ora nenhuma, as feitorias as cobrem. Dinheiro, diamantes e livros somam; o placar mostra como você está.',
    },
    tracks: {
      title: 'Quotas',
      text: 'Avançar na trilha de uma companhia dá quotas dela: o número sobre o espaço diz quantas você tem dali em diante. Seu marcador, o barco, está a um espaço da primeira quota de Mombasa.',
    },
    plan: {
      title: 'Planeje três cartas',
      text: 'Escolha Bananas 2, Algodão 1 e Expansão 2, nesta ordem, e confirme. Depois da rodada cada uma repousa acima da sua área, com outra do mesmo tipo, e mais tarde voltam juntas.',
    },
    goods: {
      title: 'Bens compram cartas',
      text: 'Use Bananas 2 e compre o mercador de diamantes por 2. O que sobra de uma compra vira avanço nas trilhas das companhias.',
    },
    expand: {
      title: 'Expanda uma companhia',
      text: 'Sua Expansão 2 dá dois pontos. Escolha a base de Mombasa e entre nas duas regiões marcadas: fronteira simples custa um ponto, dupla custa dois.',
    },
    coins: {
      title: 'Moedas à mostra',
      text: 'Cada entrada tira uma feitoria da base, e aparecem moedas: é o que vale agora cada quota de Mombasa, seja de quem for.',
    },
    majority: {
      title: 'O mais de um bem',
      text: 'Seu Algodão 1 está virado para cima e ninguém mostra mais. Ponha um dos seus marcadores de bônus no espaço dele: dois espaços em Saint-Louis, sem gastar carta.',
    },
    steps: {
      title: 'Bens viram avanço',
      text: 'Agora use Algodão 1. Não basta para uma carta, então vira avanço: um espaço na trilha de Mombasa, até a sua primeira quota nela.',
    },
    pile: {
      title: 'Cartas de volta',
      text: 'Encerre sua fase de ações e leve à mão uma zona de repouso, as cartas pequenas acima de uma área: agora qualquer uma serve. Só depois as cartas desta rodada repousam.',
    },
    round: {
      title: 'Nova rodada',
      text: 'As cartas avançaram para onde custam menos; há uma moeda em um livro; os marcadores voltaram. São sete rodadas, e qual zona volta, e quando, é metade do jogo.',
    },
    planAgain: {
      title: 'Planeje de novo',
      text: 'Coloque o mercador comprado, Café 2 e Escriturário 2, e confirme. O primeiro livro da sua trilha exige café 2: o café precisa estar à mostra.',
    },
    merchant: {
      title: 'Diamantes',
      text: 'Use o mercador: £2 e um espaço na trilha de diamantes. No cadeado se desbloqueia a quarta área; os números são libras no fim.',
    },
    ink: {
      title: 'O primeiro livro',
      text: 'Use o escriturário e leve o tinteiro ao primeiro livro. A metade de cima pede café 2, que está à mostra na sua frente; a de baixo paga.',
    },
    books: {
      title: 'Livros para depois',
      text: 'Use os pontos em livros e coloque-os à frente do tinteiro, um por espaço. Escolha os que suas cartas possam cumprir nas próximas rodadas.',
    },
    calls: {
      title: 'Barreiras e presentes',
      text: 'Uma barreira vermelha na trilha é uma chamada de capital: pague ou pare. Um espaço especial, dourado, paga quem chega e, de novo, todos que já passaram.',
    },
    free: {
      title: 'Agora é com você',
      text: 'Aposte em uma companhia forte, e em diamantes ou livros ao lado. Depois da sétima rodada nada volta: gaste tudo. Pergunte ao conselheiro quando quiser.',
    },
  },
}
