import { inLines, numberOf } from '../../../forms.ts'
import { countedIn, pluralIn } from '../../../plural.ts'
import type { Person } from '../../../speech.ts'
import type { Shape } from '../../../shape.ts'
import { speech } from '../../speech.ts'
import { bonusSpace, book, card, company, good, region, startTile } from './forms.ts'
import { words as names } from './names.ts'

const plural = pluralIn('en')
const counted = countedIn('en')
const points = (n: number): string => counted(n, { one: 'point', other: 'points' })
const steps = (n: number): string => counted(n, { one: 'step', other: 'steps' })
const posts = (n: number): string => counted(n, { one: 'post', other: 'posts' })
/** A thing on a button: without its article, and without what the card shows beside. */
const plain = (id: string): string => short(card(id)).replace(/ with an? .* share$/, '')
const short = (text: string): string =>
  text.replace(/^(an?|the) /, '').replace(/(?<=.) diamond merchant$/, ' merchant')

export const words = {
  phases: {
    tiles: 'Starting tiles',
    bonuses: 'Starting bonuses',
    planning: 'Planning',
    action: 'Actions',
    over: 'Scoring',
  },
  titles: {
    tiles: 'Choose the starting tile you keep',
    tileKept: 'Your starting tile is chosen. You may still change it',
    plan: (open: number) =>
      plural(open, {
        one: 'Plan: put a card in your open slot',
        other: `Plan: put cards in your ${open} open slots`,
      }),
    planned: 'Plan ready; changeable until everyone is done',
    turn: 'Choose your action',
    goods: (value: number) => `Goods worth ${value}: add a card, buy a card, or advance on a track`,
    steps: (value: number) => `${value} left: advance on a track`,
    enter: (id: string, left: number) => `${company(id)} expands (${points(left)} left). Enter a region`,
    post: (_company: string) => 'Take a post from which column?',
    collect: 'Which region pays its track steps first?',
    return: (id: string) => `To which column does the post of ${company(id)} return?`,
    remove: (count: number) => `Remove ${posts(count)} from the bases`,
    bookkeeper: (left: number) => `Move the inkwell, then spend ${points(left)}`,
    points: (left: number) => `Spend ${points(left)} on books or pounds`,
    advance: (id: string, left: number) => `Pay the capital call of ${company(id)}? (${steps(left)} left)`,
    tracks: 'Which track advances?',
    buy: 'Buy a card from the display with pounds',
    discard: 'Discard which card?',
    tier: 'Which reward do you take?',
    choice: 'Which reward do you take?',
    pick: 'Which book do you place first?',
    place: (id: string) => `Place ${book(id)} on your bookkeeping track`,
    pile: 'Which pile do you take back?',
  },
  hints: {
    plan: 'Choose cards or drag them to the slots; they rest above when used.',
    turn: 'You may use what is marked. Each turn has one action.',
    enter: 'You collect the rewards when you stop.',
    place: 'A book ahead of the inkwell is read later; one may lie on another.',
    bookkeeper: 'Only the last book you enter pays its reward.',
  },
  choices: {
    keep: (tile: string) => `Keep ${startTile(tile)}`,
    rechoose: 'Choose again',
    replan: 'Change the plan',
    plusOne: (id: string) => `+1\u00a0goods tile on ${plain(id)}`,
    goods: (id: string, value: number) => `Use ${plain(id)} (value ${value})`,
    buy: (id: string, price: number) => `Buy ${plain(id)} for ${price}`,
    step: (id: string) => `Advance on ${company(id)}`,
    stepPaying: (id: string, pounds: number) => `Pay £${pounds}, advance on ${company(id)}`,
    forfeit: 'Give up the rest',
    expandGroup: 'Expand a company',
    expand: (id: string) => `Expand ${company(id)}`,
    expandNothing: 'Turn cards, expand nothing',
    enter: (id: string) => `Enter ${region(id)}`,
    stop: 'Stop here',
    post: (column: number) => `Take from column ${column}`,
    return: (column: number) => `Return to column ${column}`,
    remove: (id: string, column: number) => `Remove ${company(id)}, column ${column}`,
    collect: (id: string) => `Collect ${region(id)}`,
    bookkeeper: (id: string) => `Use ${plain(id)}`,
    turnBook: (step: number) => `Pay £2, turn book on step ${step}`,
    move: (step: number) => `Move to step ${step}`,
    stay: 'Leave the inkwell',
    take: (id: string, cost: number) => `Take ${book(id)} (${points(cost)})`,
    cash: 'Take pounds for the rest',
    pick: (id: string) => `Place ${book(id)}`,
    place: (step: number) => `Place on step ${step}`,
    merchant: (id: string) => `Use ${plain(id)}`,
    bonus: (space: string) => `Marker: ${short(bonusSpace(space))}`,
    discard: (id: string) => `Discard ${plain(id)}`,
    decline: 'Do not pay',
    advance: (id: string) => `Advance on ${company(id)}`,
    tier: (n: number, id: string) => `Advance ${n} on ${company(id)}`,
    choose: (n: number) => `Take ${counted(n, { one: 'bookkeeping point', other: 'bookkeeping points' })}`,
    end: 'End your action phase',
    pile: (id: string) => `Take back pile ${numberOf(id)}`,
  },
  things: {
    hand: 'Hand',
    slots: 'Action slots',
    comesBack: (cards: readonly string[]) => `Comes back with ${speech.list(cards.map(card))}`,
    empty: 'empty',
    locked: 'Locked',
    lockedDiamond: (space: number) => `Opens at diamond space ${space}`,
    lockedBooks: (step: number) => `Opens at bookkeeping step ${step}`,
    faceDown: 'used',
    diamondTrack: 'Diamonds',
    bookTrack: 'Bookkeeping',
    playerBoard: 'Player board',
    cardDisplay: 'Cards',
    bookDisplay: 'Books',
    bonusSpaces: 'Bonus spaces',
    tracks: 'Company tracks',
    bases: 'Bases',
    companies: 'Companies',
    map: 'Map of Africa',
    roundTrack: 'Rounds',
    deck: (letters: string) => `Deck: ${letters}`,
    shareValue: (id: string, value: number) => `Share of ${company(id)}: £${value}`,
    price: (price: number) => `Price ${price}`,
    priceParts: (crate: number, space: number) => `Red number ${crate}, display space +${space}`,
    cost: (n: number) => `Costs ${points(n)}`,
    surcharge: (n: number) => `+${n} on the price of the card`,
    coinRound: (round: number) => `£1 comes here in round ${round}`,
    coin: (n: number) => `£${n} lies there`,
    noA: 'No A book here',
    step: (step: number) => `Step ${step}`,
    space: (space: number) => `Space ${space}`,
    posts: (companies: readonly string[]) => `Posts: ${speech.list(companies.map(company))}`,
    mines: (n: number) => counted(n, { one: 'mine', other: 'mines' }),
    noReward: 'No reward',
    reward: (text: string) => `Reward: ${text}`,
    needs: (text: string) => `Needs: ${text}`,
    book: (needs: string, reward: string) => `needs ${needs}, gives ${reward}`,
    met: 'met now',
    notMet: 'not met now',
    takenBy: (person: Person) => `Taken by ${speech.person(person)}`,
    free: 'free',
    pounds: (n: number) => `£${n}`,
    diamonds: (n: number) => counted(n, { one: 'diamond step', other: 'diamond steps' }),
    bookkeeping: (n: number) => counted(n, { one: 'bookkeeping point', other: 'bookkeeping points' }),
    trackSteps: (n: number) => `${steps(n)} on the company track`,
    companySteps: (n: number, id: string) => `${steps(n)} on ${company(id)}`,
    removePosts: (n: number) => `remove ${posts(n)}`,
    poundsPerGood: (id: string, minus: number) => `£ = your ${good(id)} value − ${minus}`,
    tierLine: (min: number, reward: string) => `from ${min}: ${reward}`,
    shares: (n: number) => counted(n, { one: 'share', other: 'shares' }),
    worth: (pounds: number) => `worth £${pounds}`,
    markers: (n: number) => counted(n, { one: 'bonus marker', other: 'bonus markers' }),
    ended: 'Has ended the action phase',
    finished: 'Plan finished',
    planning: 'Still planning',
    firstPlayer: 'First player',
    cardsInHand: (n: number) => `${counted(n, { one: 'card', other: 'cards' })} in hand`,
    basePosts: (n: number) => `${posts(n)} in the base`,
    column: (column: number, n: number) => `column ${column}, ${posts(n)} left`,
    resting: 'Resting at the start',
    startBonus: 'Bonus',
    startBook: 'Book on step 1',
    facts: {
      crate: (n: number) => `Red number ${n}`,
      value: (n: number) => `Value ${n}`,
      carriesShare: (id: string) => `Carries a share of ${company(id)}`,
      merchantPlain: '1\u00a0diamond step and £2',
      merchantCompany: (id: string) =>
        `2\u00a0diamond steps and £1, and 1 more step for every 2\u00a0mines of ${company(id)}`,
    },
    takenBooks: 'Taken this turn',
    bonusTiles: 'Bonus tiles',
    call: (pounds: number) => `Capital call £${pounds}`,
    special: (pounds: number) => `Special space £${pounds}`,
  },
  board: {
    onMap: (id: string) => inLines(names.regions[id] ?? id),
    nextCoins: (n: number) => (n === 0 ? 'the next post covers no coin' : `the next post covers £${n}`),
    about: (subject: string, sentence: string) => `${subject}. ${sentence}`,
    uncovers: (coins: number, from: number, to: number) =>
      coins === 0
        ? `uncovers no coin, the share stays at £${to}`
        : `uncovers £${coins}, the share rises from £${from} to £${to}`,
    covers: (coins: number, from: number, to: number) =>
      coins === 0
        ? `covers no coin, the share stays at £${to}`
        : `covers £${coins}, the share falls from £${from} to £${to}`,
    enterFrom: (column: number, coins: number) =>
      `with the post of column ${column}${coins === 0 ? '' : `, uncovering £${coins}`}`,
    advanceBy: (id: string, n: number, pounds: number) =>
      pounds === 0
        ? `Advance ${steps(n)} on ${company(id)}`
        : `Pay £${pounds}, advance ${n} on ${company(id)}`,
    inkTo: (id: string, step: number) => `Use ${plain(id)}, ink to step ${step}`,
    placeOn: (id: string, step: number) => `Place ${book(id)} on step ${step}`,
    planNothing: 'Lay no card this round',
    declineCall: (n: number) => `Do not pay, lose ${steps(n)}`,
    lastTurn: (place: number) => `Last turns: number ${place}`,
    worthOf: (name: string) => `Money and shares of ${name}`,
    stepsLost: (n: number) => `${steps(n)} lost`,
  },
  losses: {
    cards: (n: number) => `${counted(n, { one: 'card', other: 'cards' })} face up would go unused.`,
    expansion: 'Your expansion points would be lost.',
    points: (n: number) => `${points(n)} would be lost.`,
  },
}

export type Words = Shape<typeof words>
