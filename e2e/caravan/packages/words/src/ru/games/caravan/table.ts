import type { Words } from '../../../en/games/caravan/table.ts'
import { deed } from '../../../speech.ts'

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
    bidMade: deed('делаете ставку', 'делает ставку'),
    bidTaken: deed('забираете ставку', 'забирает ставку'),
    drawn: deed('тянете тюк', 'тянет тюк'),
    bale: (value) => deed('находите', 'находит', `в нём ${value}`),
    rested: deed('отдыхаете', 'отдыхает'),
    taken: (amount) => deed('берёте', 'берёт', `из котла ${amount}`),
    bidsShown: (bids) => `Ставки открыты: ${bids.join(', ')}.`,
    roundBegins: (round, pool) => `Начинается раунд ${round}, в котле ${pool}.`,
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
