import { below, shuffle, type Rng, type Seat } from '@entrepot/kernel'
import type { Subject } from '@entrepot/kernel/testkit'
import { SLOTS, TILES_DEALT } from '../src/components/board.ts'
import { START_TILES } from '../src/components/books.ts'
import { CARDS, CARDS_BY_LETTER, HAS_ACTION } from '../src/components/cards.ts'
import { components } from '../src/components/components.ts'
import { mombasa, type Command, type Event, type Options, type State, type View } from '../src/index.ts'
import { HAND, IN_SLOT } from '../src/state.ts'
import { invariants } from './invariants.ts'

/** What the kit must be told of Mombasa, from M1.4–M1.9 and not from the view. */
export const mombasaSubject: Subject<State, Command, Event, View, Options> = {
  game: mombasa,
  options: [{ setup: 'first' }, { setup: 'later' }],

  scramble(state, viewer, rng) {
    const world = mombasa.clone(state)
    scrambleDeck(world, rng)
    for (const books of world.supply) shuffle(rng, books)
    if (world.setup === 'later') scrambleTiles(world, viewer, rng)
    if (world.phase === 'planning') {
      for (let seat = 0; seat < world.seats; seat++) if (seat !== viewer) scramblePlan(world, seat, rng)
    }
    return world
  },

  covers: {
    tileKept: [],
    tileChosen: ['players.*.finished'],
    tileTakenBack: ['players.*.finished'],
    startTile: [
      'phase',
      'revealed',
      'players.*.startTile',
      'players.*.books',
      'players.*.hand',
      'players.*.piles',
    ],
    planning: ['phase', 'players.*.finished', 'players.*.ended', 'turn'],
    planned: [],
    planFinished: ['players.*.finished'],
    planTakenBack: ['players.*.finished'],
    planRevealed: ['phase', 'revealed', 'opening', 'players.*.hand', 'players.*.slots'],
    turnBegins: ['turn', 'opening'],
    bonusUsable: ['players.*.tracks.*.bonus', 'players.*.markers'],
    pounds: ['players.*.pounds'],
    plusOnePlaced: ['tiles.*.card'],
    cardInUse: ['inUse'],
    cardsTurned: ['inUse', 'players.*.slots', 'tiles.*.faceDown'],
    cardBought: ['cards.display', 'players.*.hand', 'players.*.tracks.*.shares'],
    cardDiscarded: ['cards.discard', 'players.*.hand', 'players.*.tracks.*.shares'],
    stepped: ['players.*.tracks.*.space', 'players.*.tracks.*.shares'],
    stepsLost: [],
    callDeclined: [],
    purchaseDeclined: [],
    expansionBegins: [],
    expansionForgone: [],
    expansionEnds: [],
    regionEntered: ['regions', 'companies.*.columns', 'companies.*.value'],
    postReturned: ['regions', 'companies.*.columns', 'companies.*.value', 'companies.*.lostPosts'],
    postRemoved: ['companies.*.columns', 'companies.*.value', 'companies.*.lostPosts'],
    regionCollected: [],
    diamondsMoved: ['players.*.diamonds', 'players.*.openSlots'],
    bookTurned: ['players.*.books'],
    inkwellMoved: ['players.*.inkwell', 'players.*.openSlots'],
    inkwellStays: [],
    bookTaken: ['books.display', 'books.taken'],
    bookPicked: [],
    bookPlaced: ['books.taken', 'players.*.books'],
    bookLost: ['books.taken', 'books.lost'],
    booksDrawn: ['books.display', 'books.supply', 'revealed'],
    markerPlaced: ['spaces', 'players.*.markers'],
    rewardChosen: [],
    firstPlayer: ['firstPlayer'],
    phaseEnded: ['players.*.hand', 'players.*.piles', 'players.*.slots', 'players.*.ended', 'tiles'],
    roundBegins: ['round', 'turn', 'opening', 'roundCoins', 'players.*.ended'],
    coinsLaid: ['books.display'],
    cardsSwept: ['cards.display', 'cards.discard'],
    cardsDrawn: ['cards.display', 'cards.deck', 'revealed'],
    markersReturned: ['spaces', 'players.*.markers'],
    tileReceived: ['tiles'],
    gameEnds: ['phase', 'turn', 'opening'],
  },
  unspoken: ['pending', 'deciders'],
  invariants,
}

/** Nobody knows the order of the cards of one letter (M1.5). */
function scrambleDeck(world: State, rng: Rng): void {
  for (const cards of CARDS_BY_LETTER) {
    const places = world.deck.flatMap((card, index) => (cards.includes(card) ? [index] : []))
    const left = shuffle(
      rng,
      places.map((index) => world.deck[index]),
    )
    for (const [i, index] of places.entries()) world.deck[index] = left[i]
  }
}

/** Before the reveal the others' pairs and choices are unknown, after it only the tile not kept (M1.8). */
function scrambleTiles(world: State, viewer: Seat | null, rng: Rng): void {
  const secret = world.phase === 'tiles'
  const known = (seat: Seat, tile: number): boolean =>
    seat === viewer || (!secret && world.startTile[seat] === tile)
  const fixed = world.dealtTiles.filter((tile, index) => known(Math.floor(index / TILES_DEALT), tile))
  const hidden = shuffle(
    rng,
    START_TILES.ids.flatMap((_, tile) => (fixed.includes(tile) ? [] : [tile])),
  )
  world.dealtTiles = world.dealtTiles.map((tile, index) =>
    known(Math.floor(index / TILES_DEALT), tile) ? tile : (hidden.pop() as number),
  )
  if (!secret) return
  for (let seat = 0; seat < world.seats; seat++) {
    if (seat === viewer || world.startTile[seat] < 0) continue
    world.startTile[seat] = world.dealtTiles[seat * TILES_DEALT + below(rng, TILES_DEALT)]
  }
}

/**
 * Another split of the hand from before planning (M1.7). Whether the plan is finished is public; and since a plan that has
 * used up the hand is finished by itself, an unfinished one of a short hand keeps its length, so that the next
 * command ends it in both worlds or in none.
 */
function scramblePlan(world: State, seat: Seat, rng: Rng): void {
  const slots = openSlots(world, seat)
  const finished = world.planned[seat] === SLOTS.size
  const cards = CARDS.ids.flatMap((_, card) => {
    const place = world.place[seat * CARDS.size + card]
    return HAS_ACTION[card] && (place === HAND || place === IN_SLOT) ? [card] : []
  })
  const before = slots.map((slot) => world.slots[seat * SLOTS.size + slot])
  const short = cards.length < slots.length
  const decided = finished ? slots.length : slots.indexOf(world.planned[seat])
  const length = finished || short ? decided : below(rng, slots.length)
  const kept = before.filter((card) => card >= 0).length
  for (const card of cards) world.place[seat * CARDS.size + card] = HAND
  for (const slot of slots) world.slots[seat * SLOTS.size + slot] = -1
  shuffle(rng, cards)
  const filled = !finished && short ? kept : below(rng, Math.min(length, cards.length) + 1)
  const chosen = shuffle(rng, slots.slice(0, length)).slice(0, filled)
  for (const slot of chosen) {
    const card = cards.pop() as number
    world.slots[seat * SLOTS.size + slot] = card
    world.place[seat * CARDS.size + card] = IN_SLOT
  }
  if (!finished) world.planned[seat] = slots[length]
}

function openSlots(world: State, seat: Seat): number[] {
  const { diamondTrack, bookkeepingTrack, actionSlots } = components.playerBoard
  return actionSlots.flatMap(({ unlockedBy }, slot) => {
    if (unlockedBy === 'diamond' && world.diamonds[seat] < diamondTrack.unlockSlotAt) return []
    if (unlockedBy === 'bookkeeping' && world.inkwell[seat] < bookkeepingTrack.unlockSlotAt) return []
    return [slot]
  })
}
