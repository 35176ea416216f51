import type { OverviewWords } from '../../../game-words.ts'

export const words: OverviewWords = {
  aim: 'Junte mercadorias, cumpra pedidos, construa e aprenda no porto de Yokohama. Vence quem tiver mais pontos de vitória.',
  turn: [
    { title: 'Coloque', text: 'Mande assistentes à frente: um em cada uma de três áreas, ou dois na mesma.' },
    {
      title: 'Caminhe',
      text: 'Seu presidente anda pelas áreas com assistentes seus. Passar por outro presidente custa um iene; parar ao lado dele não pode.',
    },
    {
      title: 'Aja com poder',
      text: 'Presidente, assistentes e construções somam seu poder ali, no máximo cinco. Mais poder: mais mercadorias, melhores pedidos e tecnologias.',
    },
    {
      title: 'Construa e recolha',
      text: 'Poder quatro constrói; poder cinco também pega a ficha. Depois os assistentes desta área voltam.',
    },
  ],
  end: 'Quatro casas comerciais, oito lojas, igreja ou alfândega cheia, ou pedidos esgotados: joga-se a rodada e mais uma; depois contam maiorias, países e o resto.',
  hints: [
    'Pense em dois turnos: coloque também onde vai andar depois.',
    'Mantenha uma corrente de assistentes até onde você quer chegar.',
    'Volte para casa quando a mão estiver vazia, com quem está parado.',
    'Uma loja em uma área soma poder pelo resto do jogo.',
    'Os primeiros lotes de loja pagam melhor: chegue cedo.',
    'Dois selos de um país trazem um agente: uma segunda ação no turno.',
    'Pegue pedidos que pedem as mesmas mercadorias, e de cinco países.',
    'Busque assistentes cedo; oito logo são poucos.',
    'Igreja e alfândega pagam mais a quem chega primeiro.',
    'Olhe a torre: quem deve encerrar o jogo é você, enquanto lidera.',
  ],
}
