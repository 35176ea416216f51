import type { Words } from '../../../en/games/caravan/table.ts'
import { same } from '../../../speech.ts'

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
    bidMade: same('dá um lance'),
    bidTaken: same('retira o lance'),
    drawn: same('compra um fardo'),
    bale: (value) => same(`vê que ele vale ${value}`),
    rested: same('descansa'),
    taken: (amount) => same(`pega ${amount} do monte`),
    bidsShown: (bids) => `Os lances são revelados: ${bids.join(', ')}.`,
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
