import type { Words } from '../../../en/games/caravan/table.ts'

export const words: Words = {
  titles: {
    bid: 'Сделайте ставку за первенство в раунде',
    bidKept: 'Ставка сделана. Её ещё можно изменить, пока не поставили все',
    trade: (left) => (left === 1 ? 'Последняя сделка' : `Сделка (осталось: ${left})`),
  },
  choices: {
    bid: (amount) => `Поставить ${amount}`,
    rebid: 'Забрать ставку',
    take: (amount) => `Взять из котла: ${amount}`,
    draw: 'Вытянуть тюк',
    rest: 'Отдохнуть',
  },
  phases: { bids: 'Ставки', trades: 'Сделки', over: 'Конец' },
  log: {
    bidMade: 'делает ставку.',
    bidTaken: 'забирает ставку.',
    bidsShown: (bids) => `Ставки открыты: ${bids}.`,
    drawn: 'тянет тюк.',
    bale: (value) => `Цена тюка: ${value}.`,
    rested: 'отдыхает.',
    taken: (amount) => `берёт из котла: ${amount}.`,
    roundBegins: (round, pool) => `Начинается раунд ${round}, монет в котле: ${pool}.`,
    ended: 'Караван пришёл.',
  },
  things: {
    road: 'Дорога',
    bids: 'Ставки',
    pool: 'Котёл',
    deck: 'Тюков в колоде',
    coins: 'Монеты',
    bales: 'Тюки',
    paid: 'Уплачено за ставки',
    bid: 'Ставка',
    secret: 'тайна',
    none: 'нет',
    own: 'Ваши сумки',
    others: 'Остальные',
    bagsOf: (name) => `Сумки: ${name}`,
  },
}
