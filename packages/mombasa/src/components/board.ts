import { START_TILES } from './books.ts'
import { CARDS } from './cards.ts'
import { components, COMPANIES, series } from './components.ts'

const { actionSlots, diamondTrack, bookkeepingTrack } = components.playerBoard

/** The action slots, left to right; each has its rest pile (M3.3). */
export const SLOTS = series(
  'actionSlots',
  actionSlots.map(({ id }) => id),
)
export const SLOT_UNLOCK = actionSlots.map(({ unlockedBy }) => unlockedBy ?? 'open')

/** By space: the last value reached or passed (M10.1, M10.4, R19). */
function scoreBySpace(length: number, values: readonly { space: number; pounds: number }[]): number[] {
  return Array.from(
    { length: length + 1 },
    (_, space) => values.findLast((value) => value.space <= space)?.pounds ?? 0,
  )
}

export const DIAMOND_END = diamondTrack.length
/** The space from which on the slot is open (M10.2). */
export const DIAMOND_UNLOCK = diamondTrack.unlockSlotAt
export const DIAMOND_SCORE = scoreBySpace(diamondTrack.length, diamondTrack.values)
export const DIAMOND_OVERFLOW = diamondTrack.overflowPoundsPerSpace

export const INK_END = bookkeepingTrack.length
/** The step from which on the slot is open (M10.4). */
export const INK_UNLOCK = bookkeepingTrack.unlockSlotAt
export const INK_SCORE = scoreBySpace(bookkeepingTrack.length, bookkeepingTrack.values)
export const INK_OVERFLOW = bookkeepingTrack.overflowPoundsPerPoint
/** By step: whether the space shows a crossed-out A. */
export const NO_A_BOOK = Array.from({ length: INK_END + 1 }, (_, step) =>
  bookkeepingTrack.noABookSpaces.includes(step),
)

const openSlots = actionSlots.flatMap(({ unlockedBy }, slot) => (unlockedBy === undefined ? [slot] : []))

/** The starting tiles: which card rests at which slot (R17), and the bonus. */
export const START_TILE = components.startTiles.map(({ id, resting, bonus }) => {
  if (resting.length !== openSlots.length)
    throw new TypeError(`startTiles ${id}: one card for each open slot`)
  return {
    resting: resting.map((card, index) => ({ card: CARDS.of(card), slot: openSlots[index] })),
    diamonds: bonus.diamonds ?? 0,
    steps: COMPANIES.ids.map((company) => bonus.tracks?.[company] ?? 0),
  }
})
export const FIRST_GAME_TILES = [1, 2, 3, 4].map((place) =>
  START_TILES.of(components.startTiles.find((tile) => tile.firstGameSeat === place)?.id ?? `place ${place}`),
)
export const TILES_DEALT = components.setup.startTilesDealtLater

export const ROUNDS = components.roundTrack.rounds
/** The coins on a round's space (M2.6). */
export function roundCoins(seats: number, round: number): number {
  return components.roundTrack.coinsByPlayers[seats]?.[round] ?? 0
}
/** What each player begins with (R1). */
export const START_POUNDS = components.setup.startPounds
export function startMarkers(seats: number): number {
  const { bonusMarkersByPlayers } = components.setup
  return bonusMarkersByPlayers[String(seats) as keyof typeof bonusMarkersByPlayers]
}
