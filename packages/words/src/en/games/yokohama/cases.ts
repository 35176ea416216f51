import { countedIn } from '../../../plural.ts'
import type { Person } from '../../../speech.ts'
import type { Shape } from '../../../shape.ts'
import { speech } from '../../speech.ts'
import { amountOf, piecesOf, technology } from './forms.ts'

const counted = countedIn('en')
const assistants = (n: number): string => counted(n, { one: 'assistant', other: 'assistants' })
const levels = (n: number): string => counted(n, { one: 'level', other: 'levels' })
const yen = (n: number): string => amountOf('yen', n)
const imports = (n: number): string => amountOf('import', n)

/** What is said of one case, with its figures. */
export const words = {
  /** What an area is to the own president now. */
  reach: {
    stop: (power: number, yields: string, price: number) =>
      `Your president may stop here${price === 0 ? '' : ` for ${yen(price)}`}: power ${power}, ${yields}`,
    pass: (price: number) =>
      price === 0
        ? 'Your president may pass here, but not stop'
        : `Your president may pass here for ${yen(price)}, but not stop`,
    start: 'Your president leaves from here',
    oneMore: (power: number, yields: string) => `With one more assistant: power ${power}, ${yields}`,
  },
  held: (n: number) => `You hold ${n}`,
  opens: (power: number) => `Opens with power ${power}`,
  refusals: {
    now: (title: string) => `Something else is to be decided now: ${title}`,
    /** How something is come by that a turn does not begin with. */
    first: {
      take: 'Orders are taken when your president or an agent acts at the Port.',
      acquire: 'Technologies are acquired when your president or an agent acts at a Laboratory.',
      put: 'These spaces are taken when your president or an agent acts in the area of this board.',
      fetch: 'Pieces are fetched when your president or an agent acts at the Employment Agency.',
      build: 'You build where your president or an agent acts with power 4 or more.',
      goods: 'Nothing asks for your goods just now.',
    },
    canal: 'No assistant ever stands on the canal.',
    notInPlay: 'This is not in play in this game.',
    noneInHand: (piece: string) => `For this you need ${piecesOf(piece, 1)} in hand, and you have none.`,
    noneInWarehouse: (piece: string) =>
      `To fetch ${piecesOf(piece, 1)}, one must be in your warehouse: none is left.`,
    placedAll: (n: number) => `You have placed ${assistants(n)} this turn: more is not allowed.`,
    elsewhere: 'You have placed in different areas: the next one goes into another area.',
    onlyBeside: 'After two in one area, the third goes only into an area beside it.',
    placingCosts: (price: number, have: number) => `Placing here costs ${yen(price)}, you have ${have}.`,
    stopOnCanal: 'Your president may cross the canal, but not stop on it.',
    sameArea: 'Your president stands here: it must leave this area.',
    beside: (people: readonly Person[]) =>
      `Your president cannot stop here: another president is here (${speech.people(people)}).`,
    noAssistant: 'Your president cannot stop here: you have no assistant here.',
    startsWhere: 'From your hand, your president goes where you have an assistant: here is none.',
    noWay: 'Your president cannot reach it: no assistant of yours in between.',
    wayCosts: (price: number, have: number) => `The way there costs ${yen(price)}, you have ${have}.`,
    isInHand: 'Your president is in your hand already.',
    mustEnter: 'Your president must go on the board: an area is open to it.',
    mustMove: 'Your president is on the board: move it or return it.',
    noneHere: 'You have no assistant here.',
    agentUsed: 'You have used an agent this turn: one is the most.',
    noAgent: 'You have no unused agent.',
    agentNeeds: 'An agent acts where you have an assistant: here is none.',
    agentBeside: 'Your president is here: an agent acts elsewhere.',
    claimed: 'You have claimed this achievement already.',
    notReached: (progress: string) => `You have not reached it yet: ${progress}.`,
    notYours: 'This order is not in your hand.',
    orderLacks: (asks: string, missing: string) => `This order asks for ${asks}; you lack ${missing}.`,
    between: 'Not in the middle of the action: agents, achievements and orders come before or after it.',
    chosen: 'You have chosen your order already.',
    chooseFirst: 'First everybody chooses the order to keep.',
    otherPort: 'This order lies in another port.',
    portPower: (needed: number, power: number) => `This slot opens with power ${needed}, you have ${power}.`,
    handFull: (n: number) => `You hold ${counted(n, { one: 'order', other: 'orders' })}: that is the most.`,
    secondOrder: (price: number, goods: number, have: number, haveGoods: number) =>
      `A second order costs ${yen(price)} or ${imports(goods)}; you have ${have} and ${haveGoods}.`,
    otherLaboratory: 'This technology lies in another laboratory.',
    levels: (n: number, have: number, goods: number) =>
      `${levels(n)} missing: with ${yen(have)} and ${imports(goods)} you cannot pay for that.`,
    owned: 'You have this technology already.',
    pieceCosts: (price: number, have: number) => `It costs ${yen(price)}, you have ${have}.`,
    otherSite: 'This lot is in another area.',
    built: 'Somebody has built on this lot already.',
    ownShop: 'You have a shop in this area already: one is the most.',
    oneStays: (n: number) => `Of your ${assistants(n)} here, one at most may stay.`,
    sellNone: (what: string) => `You cannot sell ${amountOf(what, 1)}: you have none.`,
    neverSold: 'This cannot be sold here.',
    otherBoard: 'This space is on another board.',
    standing: 'Somebody stands on this space already.',
    nobodyToPut: 'You have no assistant here or in hand to put there.',
    faith: (n: number) => `${n} faith is missing: so many different gifts you do not have.`,
    gifts: (n: number) => `Give exactly ${n}, all different.`,
    mostImports: (needed: number, most: number) =>
      `This space asks for ${imports(needed)}; your power allows ${most}.`,
    lacksImports: (needed: number, have: number) =>
      `This space asks for ${imports(needed)}, you have ${have}.`,
    chooseGood: 'Choose copper, silk, tea or fish.',
    deploy: 'No assistant of yours can be deployed from or to here.',
    station: 'The station can stand on every area but the canal.',
    notNow: (id: string) => `You cannot use ${technology(id)} now.`,
  },
}

export type CaseWords = Shape<typeof words>
