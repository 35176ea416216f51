import { countedIn } from '../../../plural.ts'
import type { Person } from '../../../speech.ts'
import type { Shape } from '../../../shape.ts'
import { speech } from '../../speech.ts'
import { book, company, region } from './forms.ts'
import { words as names } from './names.ts'

const counted = countedIn('en')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const points = (n: number): string => counted(n, { one: 'point', other: 'points' })

/** What is said of one case, with its figures. */
export const words = {
  /** What a region is to the expansion under way, or to the points at hand. */
  enterable: (companies: readonly string[], cost: number, have: number) =>
    `${speech.list(companies.map(company))} can enter for ${cost} of your ${points(have)}`,
  tooFar: (have: number) => `Nobody can enter with your ${points(have)}`,
  diamondsNext: (space: number, worth: number) => `From space ${space} on: £${worth}`,
  share: (n: number) => `From here on: ${counted(n, { one: 'share', other: 'shares' })}`,
  refusals: {
    now: (title: string) => `Something else is to be decided now: ${title}`,
    /** How something is come by that a turn does not begin with. */
    first: {
      buy: 'To buy a card, use goods first: choose a goods card in your slots.',
      step: 'Steps come from goods: choose a goods card in your slots first.',
      enter: 'To enter a region, first choose the base of the company that is to expand.',
      column: 'Posts leave this base when its company expands: choose the base itself first.',
      take: 'Books are taken with a bookkeeper: choose one in your slots first.',
      ledger: 'The inkwell moves with a bookkeeper: choose one in your slots first.',
      pile: 'A pile comes back to your hand when you end your action phase.',
      hand: 'Cards in your hand are for later rounds: use those in your slots.',
    },
    tileChosen: 'Your starting tile is chosen: take the choice back first.',
    noMarker: 'You have no bonus marker left this round.',
    occupied: (person: Person) => `This space is taken by ${speech.person(person)}.`,
    locked: (id: string) => `You have not unlocked this space: it belongs to the track of ${company(id)}.`,
    otherSpace: 'You have used the other space of this track this round.',
    costs: (cost: number, have: number) => `This space costs £${cost}, you have £${have}.`,
    openingTurn: 'Not on the first turn of the round, while you are first player.',
    level: (needed: number, total: number) => `This space begins at ${needed} face up, you show ${total}.`,
    outdone: (best: number, total: number) => `Somebody shows ${best} of it, you show ${total}.`,
    noPurchase: (pounds: number) => `With £${pounds} you could buy no card after that.`,
    nothingToDiscard: 'You have no card in hand that could be discarded here.',
    notInHand: 'This card is not in your hand.',
    notFaceUp: 'This card is not face up in your slots.',
    otherGoods: 'Goods of another type are in use: these cannot be added.',
    noGoods: 'This is no goods card.',
    planReady: 'Your plan is finished: take it back first to change it.',
    lockedSlot: 'This slot is not open yet.',
    otherSlot: (slot: string) => `It is the turn of ${(names.actionSlots[slot] ?? slot).toLowerCase()}.`,
    noAction: 'A share card has no action: it cannot be planned.',
    twin: 'An equal card stands for this one.',
    notPlanned: 'There is no finished plan to take back.',
    goneBook: (id: string) => `${capital(book(id))} does not lie in the display.`,
    bookCosts: (id: string, cost: number, have: number) =>
      `${capital(book(id))} costs ${points(cost)}, you have ${have} left.`,
    notTaken: (id: string) => `You have not taken ${book(id)} this turn.`,
    covering: 'An A book never covers a B or C book.',
    noA: 'No A book on this step: its A is crossed out.',
    goneCard: 'This card does not lie in the display.',
    price: (price: number, have: number) => `This card costs ${price}, you have ${have}.`,
    bought: 'One card was bought already: one is the most.',
    trackEnd: (id: string) => `Your marker is at the end of the track of ${company(id)}.`,
    call: (id: string, cost: number, have: number) =>
      `The next step of ${company(id)} costs £${cost}, you have £${have}.`,
    noSteps: 'There is no value left for a step.',
    keepGoing: 'A step that costs nothing is possible: the value must be used.',
    noExpansion: 'You have no expansion card face up.',
    emptyBase: (id: string) => `No post is left in the base of ${company(id)}.`,
    ownPost: (id: string, here: string) => `${company(here)} has a post in ${region(id)} already.`,
    apart: (id: string, here: string) =>
      `${region(id)} does not border on a post or the base of ${company(here)}.`,
    entry: (id: string, cost: number, have: number) =>
      `${region(id)} costs ${points(cost)}, you have ${have}.`,
    notEntered: 'This region was not entered this turn.',
    turnedOnce: 'You have turned a book already: one is the most.',
    turnCosts: (cost: number, have: number) => `Turning a book costs £${cost}, you have £${have}.`,
    behind: 'This step is not ahead of your inkwell.',
    cannotTurn: (step: number) => `On step ${step} there is no book face up to be turned.`,
    gap: (step: number) => `Your inkwell cannot pass step ${step}: no book lies there.`,
    unmet: (step: number, needs: string) =>
      `Your inkwell cannot pass step ${step}: it needs ${needs} face up.`,
    otherColumn: 'A post cannot come from or go to this column.',
    noPost: 'No post is left in this column.',
    columnFull: 'This column has no free space for a post.',
    otherReward: 'This reward is not offered.',
    emptyPile: 'No card lies in this pile.',
    otherTrack: 'This track cannot be advanced now.',
    otherCard: 'This card cannot be used like that.',
  },
}

export type CaseWords = Shape<typeof words>
