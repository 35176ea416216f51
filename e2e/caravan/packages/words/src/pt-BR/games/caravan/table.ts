import type { Words } from '../../../en/games/caravan/table.ts'

export const words: Words = {
  titles: {
    bid: 'Dê um lance pela frente desta rodada',
    bidKept: 'Seu lance está feito. Você ainda pode mudá-lo até que todos tenham dado o seu',
    trade: (left) => (left === 1 ? 'Faça sua última troca' : `Faça uma troca (restam ${left})`),
  },
  choices: {
    bid: (amount) => `Dar um lance de ${amount}`,
    rebid: 'Retirar o lance',
    take: (amount) => `Pegar ${amount} do monte`,
    draw: 'Comprar um fardo',
    rest: 'Descansar',
  },
  phases: { bids: 'Lances', trades: 'Trocas', over: 'Fim' },
  log: {
    bidMade: 'dá um lance.',
    bidTaken: 'retira o lance.',
    bidsShown: (bids) => `Os lances são revelados: ${bids}.`,
    drawn: 'compra um fardo.',
    bale: (value) => `O fardo vale ${value}.`,
    rested: 'descansa.',
    taken: (amount) => `pega ${amount} do monte.`,
    roundBegins: (round, pool) => `A rodada ${round} começa; moedas no monte: ${pool}.`,
    ended: 'A caravana chegou.',
  },
  things: {
    road: 'A estrada',
    bids: 'Lances',
    pool: 'Monte',
    deck: 'Fardos no baralho',
    coins: 'Moedas',
    bales: 'Fardos',
    paid: 'Pago em lances',
    bid: 'Lance',
    secret: 'segredo',
    none: 'nenhum',
    own: 'Suas bolsas',
    others: 'Os outros',
    bagsOf: (name) => `Bolsas de ${name}`,
  },
}
