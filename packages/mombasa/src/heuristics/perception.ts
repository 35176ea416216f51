import type { Perception } from '@entrepot/kernel'
import type { Command } from '../commands.ts'
import { CARDS, START_CARDS } from '../components/cards.ts'
import { START_TILE } from '../components/board.ts'
import { START_TILES } from '../components/books.ts'
import { COMPANIES } from '../components/components.ts'
import { shareValue } from '../posts.ts'
import { scores, sharesOf } from '../scoring.ts'
import { NOT_OWNED, type State } from '../state.ts'
import type { View } from '../view.ts'
import { booksLaid, classNames, classOf, context, contextNames } from './perception/commands.ts'
import { own, ownNames } from './perception/own.ts'
import { shared, sharedNames } from './perception/shared.ts'

const categories = ['pounds', ...COMPANIES.ids, 'diamonds', 'bookkeeping']

/** What a mind that learns Mombasa sees, says and tries. */
export const perception: Perception<State, Command> = {
  ownNames,
  sharedNames,
  own,
  shared,
  contextNames,
  context,
  classNames,
  classOf,
  categories,
  tally: () => undefined,

  close(state, sums) {
    for (const { seat, categories: points } of scores(state))
      for (const [place, category] of categories.entries())
        sums[seat * categories.length + place] += points[category]
  },

  strategies: {
    // Books that lie there must be worth less than books entered: else they are hoarded.
    ledger: {
      bookkeeping: 2.5,
      'inkwell: step': 40,
      'books before the inkwell': 1.5,
      'bookkeepers owned ahead': 1.2,
      'bookkeepers face up': 3,
      'book slot ahead': 1.5,
      'books within reach': 2,
    },
    diamonds: {
      diamonds: 0.6,
      'merchants owned ahead': 1.5,
      'merchants face up': 2,
      'diamond slot ahead': 1.5,
      'near the diamond slot ahead': 2,
    },
    expansion: {
      'expansion owned ahead': 0.8,
      'expansion face up': 1.5,
      'shares of rising companies ahead': 0.08,
    },
    cards: {
      'goods owned ahead': 0.6,
      'expansion owned ahead': 0.5,
      'bookkeepers owned ahead': 0.4,
      'merchants owned ahead': 0.8,
      'cards owned': 12,
    },
    ...Object.fromEntries(
      COMPANIES.ids.map((id) => [
        id,
        { [`${id}: shares`]: 12, [`${id}: value of shares`]: 9, [`${id}: space`]: 8 },
      ]),
    ),
  },

  /** The company on whose track the starting tile moved the seat furthest (M2.12). */
  leaning(view, seat) {
    const tile = (view as View).players[seat].startTile
    if (tile === null) return null
    const { steps } = START_TILE[START_TILES.of(tile)]
    const most = Math.max(...steps)
    return most > 0 ? COMPANIES.ids[steps.indexOf(most)] : null
  },

  habits(state, seat) {
    let cards = 0
    for (let card = START_CARDS; card < CARDS.size; card++)
      if (state.place[seat * CARDS.size + card] !== NOT_OWNED) cards++
    let best = 0
    let most = 0
    for (let company = 0; company < COMPANIES.size; company++) {
      const worth = sharesOf(state, seat, company) * shareValue(state, company)
      if (worth > most) {
        most = worth
        best = company
      }
    }
    return {
      inkwell: state.inkwell[seat],
      books: booksLaid(state, seat),
      diamonds: state.diamonds[seat],
      'cards kept': cards - 1,
      'best company': most,
      'its value': shareValue(state, best),
      '£30 from books': state.inkwell[seat] >= 9 ? 1 : 0,
      '£30 from diamonds': state.diamonds[seat] >= 16 ? 1 : 0,
    }
  },
}
