import { below, defineGame, fastRng, type Rng, type Seat } from '@entrepot/kernel'
import { fits, ledgerEntry, STEPS } from '../src/books.ts'
import { DIAMOND_END, INK_END, SLOTS } from '../src/components/board.ts'
import { CARDS } from '../src/components/cards.ts'
import { COMPANIES } from '../src/components/components.ts'
import { COLUMNS, REGIONS } from '../src/components/map.ts'
import { TRACK } from '../src/components/tracks.ts'
import { settle } from '../src/decisions.ts'
import { mombasa, type State } from '../src/index.ts'
import { newGame } from '../src/setup.ts'
import { HAND, PILE } from '../src/state.ts'
import { mombasaSubject } from './subject.ts'

/**
 * Mombasa begun in the middle: markers, inkwells, posts, books and cards are spread at random before the first round.
 * Random players seldom get far; this leads the kit to second bonuses, full tracks, empty bases and share cards.
 */
export const lateSubject: typeof mombasaSubject = {
  ...mombasaSubject,
  game: defineGame({
    ...mombasa,
    setup(options, seats, seed) {
      const state = newGame(options, seats, seed)
      const rng = fastRng(`${seed}/late`)
      spreadPosts(state, rng)
      for (let seat = 0; seat < seats; seat++) {
        advance(state, seat, rng)
        layBooks(state, seat, rng)
        dealCards(state, seat, rng)
      }
      settle(state, null)
      return state
    },
  }),
}

function advance(state: State, seat: Seat, rng: Rng): void {
  state.pounds[seat] += below(rng, 16)
  state.diamonds[seat] = below(rng, DIAMOND_END + 1)
  state.inkwell[seat] = below(rng, INK_END + 1)
  for (let company = 0; company < COMPANIES.size; company++)
    state.steps[seat * COMPANIES.size + company] = below(rng, TRACK[state.tracks[company]].length + 1)
}

/** Books on random steps, most of them ahead of the inkwell, some face down, some covering others. */
function layBooks(state: State, seat: Seat, rng: Rng): void {
  for (let count = below(rng, 8); count > 0; count--) {
    const supply = state.supply[below(rng, state.supply.length)]
    // Step 1 is the starting tile's book, which later games lay down afterwards.
    const step = 2 + ((state.inkwell[seat] + below(rng, 6)) % (INK_END - 1))
    const at = seat * STEPS + step
    const book = supply[supply.length - 1]
    if (book === undefined || !fits(state, seat, book, step)) continue
    supply.pop()
    const covered = state.ledger[at]
    if (covered >= 0) state.covered.push(at, covered)
    state.ledger[at] = ledgerEntry(book, below(rng, 4) === 0)
  }
}

/** Cards from the top of the deck, in hand or in rest piles. */
function dealCards(state: State, seat: Seat, rng: Rng): void {
  for (let count = below(rng, 8); count > 0; count--) {
    const card = state.deck.pop()
    if (card === undefined) return
    state.place[seat * CARDS.size + card] = below(rng, 2) === 0 ? HAND : PILE + below(rng, SLOTS.size)
  }
}

function spreadPosts(state: State, rng: Rng): void {
  for (let company = 0; company < COMPANIES.size; company++) {
    for (let count = below(rng, 16); count > 0; count--) {
      const column = company * COLUMNS + below(rng, COLUMNS)
      if (state.posts[column] === 0) continue
      state.posts[column]--
      if (state.posts[column] === 0) state.lastOpen[column] = 1
      const region = below(rng, REGIONS.size)
      if (state.regions[region] === 0) state.regions[region] = 1 << company
      else state.lostPosts[company]++
    }
  }
}
