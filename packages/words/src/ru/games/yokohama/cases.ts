import type { CaseWords } from '../../../en/games/yokohama/cases.ts'
import { countedIn } from '../../../plural.ts'
import { speech } from '../../speech.ts'
import { amountOf, amountTaken, piecesOf, technology } from './forms.ts'

const counted = countedIn('ru')
const assistants = (n: number): string =>
  counted(n, { one: 'ассистент', few: 'ассистента', many: 'ассистентов', other: 'ассистента' })
const levels = (n: number): string =>
  counted(n, { one: 'уровень', few: 'уровня', many: 'уровней', other: 'уровня' })
const yen = (n: number): string => amountTaken('yen', n)
const imports = (n: number): string => amountOf('import', n)

export const words: CaseWords = {
  reach: {
    stop: (power, yields, price) =>
      `Ваш президент может остановиться здесь${price === 0 ? '' : ` за ${yen(price)}`}: сила ${power}, ${yields}`,
    pass: (price) =>
      price === 0
        ? 'Ваш президент может пройти здесь, но не остановиться'
        : `Ваш президент может пройти здесь за ${yen(price)}, но не остановиться`,
    start: 'Ваш президент уходит отсюда',
    oneMore: (power, yields) => `Ещё с одним ассистентом: сила ${power}, ${yields}`,
  },
  held: (n) => `У вас: ${n}`,
  opens: (power) => `Открывается при силе ${power}`,
  refusals: {
    now: (title) => `Сейчас решается другое: ${title}`,
    first: {
      take: 'Заказы берут, когда ваш президент или наёмник действует в порту.',
      acquire: 'Технологии получают, когда ваш президент или наёмник действует в лаборатории.',
      put: 'Эти места занимают, когда ваш президент или наёмник действует в локации этого планшета.',
      fetch: 'Фигуры берут со склада, когда ваш президент или наёмник действует в агентстве по найму.',
      build: 'Строят там, где ваш президент или наёмник действует с силой 4 или больше.',
      goods: 'Сейчас ваши товары ни для чего не нужны.',
    },
    canal: 'На канале ассистенты не стоят.',
    notInPlay: 'В этой партии этого нет.',
    noneInHand: (piece) => `Для этого нужно иметь ${piecesOf(piece, 1)} в личной зоне, а там пусто.`,
    noneInWarehouse: (piece) => `Нельзя взять ${piecesOf(piece, 1)}: на вашем складе таких не осталось.`,
    placedAll: (n) => `В этом ходу уже размещено: ${assistants(n)}. Больше нельзя.`,
    elsewhere: 'Вы размещаете по одному: следующий встаёт в другую локацию.',
    onlyBeside: 'После двух в одной локации третий встаёт только в соседнюю.',
    placingCosts: (price, have) => `Разместить здесь стоит ${yen(price)}, у вас ${have}.`,
    stopOnCanal: 'Через канал президент может пройти, но не остановиться на нём.',
    sameArea: 'Ваш президент стоит здесь: он должен уйти из этой локации.',
    beside: (people) => `Президент не может остановиться: здесь уже стоит другой (${speech.people(people)}).`,
    noAssistant: 'Президент не может остановиться: здесь нет вашего ассистента.',
    startsWhere: 'Из личной зоны президент встаёт к вашему ассистенту, а здесь его нет.',
    noWay: 'Ваш президент туда не дойдёт: по пути нет ваших ассистентов.',
    wayCosts: (price, have) => `Путь туда стоит ${yen(price)}, у вас ${have}.`,
    isInHand: 'Ваш президент уже в личной зоне.',
    mustEnter: 'Президент должен встать на поле: для него есть свободная локация.',
    mustMove: 'Ваш президент на поле: двигайте его или верните.',
    noneHere: 'Здесь нет вашего ассистента.',
    agentUsed: 'В этом ходу наёмник уже действовал: больше одного нельзя.',
    noAgent: 'У вас нет наёмника, который ещё не действовал.',
    agentNeeds: 'Наёмник действует там, где есть ваш ассистент, а здесь его нет.',
    agentBeside: 'Здесь ваш президент: наёмник действует в другом месте.',
    claimed: 'Эту цель вы уже отметили.',
    notReached: (progress) => `Цель ещё не достигнута: ${progress}.`,
    notYours: 'Этого заказа у вас нет.',
    orderLacks: (asks, missing) => `Для заказа нужно: ${asks}; не хватает: ${missing}.`,
    between: 'Не посреди действия: наёмники, цели и заказы — до него или после.',
    chosen: 'Вы уже выбрали заказ.',
    chooseFirst: 'Сначала все выбирают, какой заказ оставить.',
    otherPort: 'Этот заказ лежит в другом порту.',
    portPower: (needed, power) => `Это место открывается при силе ${needed}, у вас ${power}.`,
    handFull: (n) => `Заказов у вас ${n}: больше держать нельзя.`,
    secondOrder: (price, goods, have, haveGoods) =>
      `Второй заказ стоит ${yen(price)} или ${imports(goods)}; у вас ${have} и ${haveGoods}.`,
    otherLaboratory: 'Эта технология лежит в другой лаборатории.',
    levels: (n, have, goods) =>
      `Не хватает: ${levels(n)}. У вас ${amountOf('yen', have)} и ${imports(goods)}: этого мало.`,
    owned: 'Эта технология у вас уже есть.',
    pieceCosts: (price, have) => `Это стоит ${yen(price)}, у вас ${have}.`,
    otherSite: 'Это место в другой локации.',
    built: 'Здесь уже построено.',
    ownShop: 'В этой локации у вас уже есть магазин: больше одного нельзя.',
    oneStays: (n) => `Здесь ${assistants(n)}: остаться может только один.`,
    sellNone: (what) => `Нельзя продать ${amountTaken(what, 1)}: у вас этого нет.`,
    neverSold: 'Это здесь не продаётся.',
    otherBoard: 'Это место на другом поле.',
    standing: 'На этом месте уже кто-то стоит.',
    nobodyToPut: 'Ни здесь, ни в личной зоне нет ассистента, чтобы его поставить.',
    faith: (n) => `Не хватает веры: ${n}; столько разных даров у вас нет.`,
    gifts: (n) => `Отдайте ровно ${n}, все разные.`,
    mostImports: (needed, most) => `Здесь нужно ${imports(needed)}; ваша сила позволяет ${most}.`,
    lacksImports: (needed, have) => `Здесь нужно ${imports(needed)}, у вас ${have}.`,
    chooseGood: 'Выберите медь, шёлк, чай или рыбу.',
    deploy: 'Отсюда или сюда вашего ассистента перебросить нельзя.',
    station: 'Станция может стоять в любой локации, кроме канала.',
    notNow: (id) => `Сейчас ${technology(id)} применить нельзя.`,
  },
}
