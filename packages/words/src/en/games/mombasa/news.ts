import { numberOf } from '../../../forms.ts'
import { countedIn } from '../../../plural.ts'
import { deed } from '../../../speech.ts'
import type { Shape } from '../../../shape.ts'
import { speech } from '../../speech.ts'
import { bonusSpace, book, bookNumber, card, company, inRegion, region, startTile } from './forms.ts'

const counted = countedIn('en')
const points = (n: number): string => counted(n, { one: 'point', other: 'points' })
const steps = (n: number): string => counted(n, { one: 'step', other: 'steps' })
const { list } = speech

interface Move {
  readonly company: string
  readonly space: number
}
/** What a marker far enough on the track of a company may use. */
interface Bonus {
  readonly company: string
  readonly bonus: number
}
/** Posts of one company. */
interface Posts {
  readonly company: string
  readonly regions: readonly string[]
}
interface Shelved {
  readonly book: string
  readonly step: number
}

/** The diamond track is told among the others. */
const reached = (move: Move): string =>
  move.company === 'diamonds'
    ? `diamond space\u00a0${move.space}`
    : `space\u00a0${move.space} on the ${company(move.company)} track`
const booksNamed = (all: readonly string[]): string =>
  all.length === 1 ? list(all.map(book)) : `books ${list(all.map(bookNumber))}`

const posts = (all: readonly Posts[]): string =>
  list(
    all.map(
      ({ company: id, regions }) =>
        `${company(id)}’s ${regions.length === 1 ? 'post' : 'posts'} ${list(regions.map(inRegion))}`,
    ),
  )

/** What happened, by deeds: the telling names things by their ids and says who did it. */
export const words = {
  tileKept: (tile: string) => deed('keep', 'keeps', startTile(tile)),
  tileChosen: deed('choose a starting tile', 'chooses a starting tile'),
  tileTakenBack: deed('choose your starting tile again', 'chooses a starting tile again'),
  startTile: (tile: string) => deed('begin with', 'begins with', startTile(tile)),
  planned: (cards: readonly string[]) => deed('plan', 'plans', list(cards.map(card))),
  planFinished: deed('finish planning', 'finishes planning'),
  planTakenBack: deed('take your plan back', 'takes the plan back'),
  planRevealed: (cards: readonly string[]) => deed('reveal', 'reveals', list(cards.map(card))),
  revealedNothing: deed('reveal no card', 'reveals no card'),
  bonusUsable: (all: readonly Bonus[]) =>
    deed(
      'can now use',
      'can now use',
      list(all.map(({ company: id, bonus }) => `bonus\u00a0${bonus} of ${company(id)}`)),
    ),
  plusOne: (id: string) => deed('put the +1\u00a0goods tile on', 'puts the +1\u00a0goods tile on', card(id)),
  used: (cards: readonly string[]) => deed('use', 'uses', list(cards.map(card))),
  bought: (id: string, price: number, withPounds: boolean) =>
    deed('buy', 'buys', `${card(id)} for ${withPounds ? `£${price}` : `goods worth\u00a0${price}`}`),
  purchaseDeclined: deed('buy nothing', 'buys nothing'),
  discarded: (id: string) => deed('discard', 'discards', card(id)),
  stepped: (moves: readonly Move[]) => deed('advance', 'advances', `to ${list(moves.map(reached))}`),
  stepsLost: (n: number) => deed('lose', 'loses', steps(n)),
  callPaid: (pounds: number) => deed('pay', 'pays', `a capital call of £${pounds}`),
  callDeclined: (id: string) => deed('do not pay', 'does not pay', `the capital call of ${company(id)}`),
  expanded: (id: string, n: number) => deed('expand', 'expands', `${company(id)} with ${points(n)}`),
  forgone: deed('turn the expansion cards without expanding', 'turns the expansion cards without expanding'),
  entered: (regions: readonly string[]) => deed('enter', 'enters', list(regions.map(region))),
  pointsLost: (n: number) => deed('leave', 'leaves', `${points(n)} unused`),
  returned: (all: readonly Posts[]) => deed('send back', 'sends back', posts(all)),
  postsLost: (all: readonly Posts[]) => deed('remove', 'removes', `${posts(all)} from the game`),
  removed: (companies: readonly string[]) =>
    deed('remove', 'removes', list(companies.map((id) => `a post from the base of ${company(id)}`))),
  bookTurned: (step: number, pounds: number) =>
    deed('pay', 'pays', `£${pounds} to turn the book on step\u00a0${step} face down`),
  inkwell: (step: number) => deed('move your inkwell to', 'moves the inkwell to', `step\u00a0${step}`),
  inkwellStays: deed('leave your inkwell where it is', 'leaves the inkwell where it is'),
  taken: (books: readonly string[]) => deed('take', 'takes', booksNamed(books)),
  placed: (shelved: readonly Shelved[]) =>
    deed('put', 'puts', list(shelved.map(({ book: id, step }) => `${book(id)} on step\u00a0${step}`))),
  bookLost: (id: string) => deed('lose', 'loses', `${book(id)}, which fits nowhere`),
  marker: (space: string) => deed('place a bonus marker on', 'places a bonus marker on', bonusSpace(space)),
  extraMarker: (id: string) =>
    deed('place a bonus marker on', 'places a bonus marker on', `an extra space of ${company(id)}`),
  paid: (pounds: number) => deed('pay', 'pays', `£${pounds}`),
  received: (pounds: number) => deed('get', 'gets', `£${pounds}`),
  specialPaid: (pounds: number) => deed('get', 'gets', `£${pounds} from a special space`),
  firstPlayer: deed('take the first-player marker', 'takes the first-player marker'),
  ended: deed('end your action phase', 'ends the action phase'),
  pile: (id: string) => deed('take back', 'takes back', `pile\u00a0${numberOf(id)}`),
  tile: (tiles: readonly string[]) => deed('receive', 'receives', list(tiles.map(card))),
  table: {
    planning: (round: number) => `Planning of round\u00a0${round}.`,
    round: (round: number) => `Round\u00a0${round} begins.`,
    swept: (cards: readonly string[]) => `Swept from the display: ${list(cards.map(card))}.`,
    books: (books: readonly string[]) =>
      books.length === 1
        ? `New book: ${list(books.map(bookNumber))}.`
        : `New books: ${list(books.map(bookNumber))}.`,
    over: 'The game is over.',
  },
}

export type NewsWords = Shape<typeof words>
