import type { LessonWords } from '../../../game-words.ts'

export const words: LessonWords = {
  steps: {
    aim: {
      title: 'Pedidos dão pontos',
      text: 'Mercadorias cumprem pedidos, pedidos dão pontos de vitória. Fique com o pedido de 4: ele quer duas sedas e dois chás, e você já tem um de cada.',
    },
    area: {
      title: 'Uma área',
      text: 'A Plantação de Chá dá chá conforme seu poder ali, de um a cinco. Embaixo ficam os lotes de construção e a ficha do poder cinco.',
    },
    place: {
      title: 'Assistentes à frente',
      text: 'Coloque um em cada uma das três áreas. A caixa tracejada mostra o poder que você teria ali junto com o presidente.',
    },
    walk: {
      title: 'O presidente age',
      text: 'Ponha seu presidente na Plantação de Chá: com um assistente, é poder dois, ou seja, dois chás. Quem ajudou volta para a sua mão.',
    },
    confirm: {
      title: 'Nada é definitivo ainda',
      text: 'Desfaça quantas vezes quiser; experimente. Depois termine o turno e confirme: só isso vale.',
    },
    chain: {
      title: 'Um caminho mais longo',
      text: 'Coloque dois assistentes no Porto e ponha lá o presidente: o caminho segue pelos seus assistentes. Onde está outro presidente, passar custa um iene e parar não pode.',
    },
    port: {
      title: 'Pegue um pedido',
      text: 'Poder três abre as vagas azuis e amarelas. Pegue este: é inglês como o primeiro. Depois confirme, sem um segundo.',
    },
    silk: {
      title: 'Falta seda',
      text: 'Coloque nestas três áreas e vá pela Alfândega até a Fábrica de Seda: poder dois, uma seda. O primeiro pedido está completo.',
    },
    fulfil: {
      title: 'Cumpra o pedido',
      text: 'Escolha o pedido: saem as mercadorias, entram 4\u00a0pontos de vitória e 2\u00a0ienes. É uma ação extra, antes ou depois da principal.',
    },
    seal: {
      title: 'Selos dos países',
      text: 'Um pedido deixa o selo do seu país. A cada dois selos do mesmo país vem um agente; conjuntos de países diferentes pontuam no fim.',
    },
    home: {
      title: 'De volta para casa',
      text: 'Coloque mais dois no Pesqueiro. Depois traga o presidente de volta: também é um turno. Traga os assistentes isolados e deixe aqueles quatro.',
    },
    five: {
      title: 'Poder cinco',
      text: 'Coloque dois na Agência de Empregos e ponha o presidente no Pesqueiro. Poder cinco: pegue a ficha e construa uma loja no lote com peixe.',
    },
    goal: {
      title: 'Uma conquista',
      text: 'Você tem sete peixes ou mais: marque esta conquista com um assistente. O primeiro ganha mais que os outros; nenhum peixe é gasto.',
    },
    agency: {
      title: 'Mais gente',
      text: 'Coloque mais dois na Agência de Empregos, ponha lá o presidente e busque peças no armazém. Assistentes são grátis, lojas e casas comerciais custam ienes.',
    },
    races: {
      title: 'Corridas',
      text: 'O Laboratório tem tecnologias que duram. Igreja e Alfândega têm poucos espaços: pontos na hora, e mais no fim para quem tiver mais assistentes.',
    },
    free: {
      title: 'Agora é com você',
      text: 'Quando uma das contagens da torre se completa, jogam-se esta rodada e mais uma. Cumpra pedidos, construa, junte países. Pergunte ao conselheiro quando quiser.',
    },
  },
}
