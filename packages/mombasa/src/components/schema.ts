import { check } from '@entrepot/kernel'

const { count, flag, list, oneOf, optional, record, some, text } = check
type Check<Value> = check.Check<Value>

/** What a card can be. The first three are the goods. */
export const KINDS = [
  'coffee',
  'banana',
  'cotton',
  'expansion',
  'bookkeeper',
  'diamondMerchant',
  'share',
] as const
export type Kind = (typeof KINDS)[number]

export const GOODS = ['coffee', 'banana', 'cotton'] as const

/** What a book can ask for (M7.3). */
const REQUIREMENTS = [...GOODS, 'expansion', 'anyGood', 'bookkeeperOrMerchant'] as const

const TILE_KINDS = ['plusOneGood', 'bookkeeper', 'diamondMerchant', 'expansion'] as const

const kind = oneOf(...KINDS)
const good = oneOf(...GOODS)
const byPlayers = record({ '2': count, '3': count, '4': count })

function orNull<Value>(item: Check<Value>): Check<Value | null> {
  return (value, path) => (value === null ? null : item(value, path))
}

/** An object with members of any name. */
function table<Value>(item: Check<Value>): Check<{ readonly [key: string]: Value }> {
  return (value, path) =>
    some(Object.keys(value ?? {}), item)(value, path) as { readonly [key: string]: Value }
}

const startCard = record({ id: text, type: kind, value: count, crate: count, copiesPerPlayer: count })
const seatCard = record({ id: text, type: kind, value: count, crate: count, seat: count })
const actionCard = record({
  id: text,
  letter: text,
  type: kind,
  value: count,
  crate: count,
  share: orNull(text),
  company: optional(text),
  effect: optional(record({ diamonds: count, pounds: count, extraDiamondPerMines: optional(count) })),
})

const requirements = list(record({ kind: oneOf(...REQUIREMENTS), min: count }))
const bookReward = record({
  pounds: optional(count),
  bookkeeping: optional(count),
  diamonds: optional(count),
  removePosts: optional(count),
  track: optional(record({ company: text, spaces: count })),
  poundsPerGood: optional(record({ good, minus: count })),
})
export type BookReward = ReturnType<typeof bookReward>

const scores = list(record({ space: count, pounds: count }))
const discount = record({ discount: count })

const board = record({
  id: text,
  kind: oneOf('standard', 'majority', 'tile'),
  requirement: optional(
    record({
      notFirstPlayersFirstTurnOfRound: optional(flag),
      payPounds: optional(count),
      discardHandCard: optional(text),
    }),
  ),
  reward: optional(
    record({
      firstPlayer: optional(flag),
      bookkeeping: optional(count),
      buyCardForPounds: optional(discount),
      poundsFromCratePlus: optional(count),
    }),
  ),
  of: optional(kind),
  company: optional(text),
  tiers: optional(
    list(
      record({
        min: count,
        trackSpaces: count,
        removePosts: optional(count),
        diamonds: optional(count),
        bookkeeping: optional(count),
        pounds: optional(count),
      }),
    ),
  ),
  tile: optional(text),
})

/** One bonus of a company track: a permanent one (M9.8) or an extra bonus space (M9.9). */
const trackBonus = record({
  plus: optional(count),
  buyWithCoffeeDiscount: optional(count),
  buyWithBananaDiscount: optional(count),
  buyWithCottonDiscount: optional(count),
  buyWithAnyGoodsDiscount: optional(count),
  mayMixGoods: optional(flag),
  eachCoffeeCardPlus: optional(count),
  eachBananaCardPlus: optional(count),
  eachCottonCardPlus: optional(count),
  payPounds: optional(count),
  choose: optional(list(record({ bookkeeping: count, diamonds: count }))),
  buyCardForPounds: optional(discount),
  diamonds: optional(count),
  discardHandCard: optional(text),
  poundsFromCratePlus: optional(count),
  advanceOtherTracks: optional(record({ tracks: count, spaces: count })),
})
export type TrackBonus = ReturnType<typeof trackBonus>

const track = record({
  id: text,
  spaces: count,
  shares: list(record({ space: count, total: count })),
  specials: list(record({ space: count, payout: count, bonus: count }), 2),
  capitalCalls: list(record({ after: count, cost: count })),
  bonuses: record({
    type: oneOf('permanent', 'extraSpace'),
    effect: optional(oneOf('expansionTotal', 'cotton', 'buying', 'bonusMarkers')),
    first: trackBonus,
    second: trackBonus,
  }),
})

/** The parts of the data file that the rules read. */
export const readComponents = record({
  companies: list(
    record({ id: text, tradingPosts: count, base: record({ columns: list(list(count), 3) }) }),
    4,
  ),
  startHand: list(startCard),
  expansionOneCards: list(seatCard, 4),
  actionCards: list(actionCard),
  cardDisplay: record({
    columns: list(text),
    rows: count,
    slots: list(record({ id: text, col: text, row: count, modifier: count })),
  }),
  bookTiles: list(record({ id: text, letter: text, requirements, reward: bookReward })),
  bookRules: record({
    cost: record({ A: count, B: count, C: count }),
    poundForPoints: record({ points: count, pounds: count }),
    flipCost: count,
  }),
  startTiles: list(
    record({
      id: text,
      resting: list(text, 3),
      book: record({ requirements, reward: bookReward }),
      bonus: record({ diamonds: optional(count), tracks: optional(table(count)) }),
      firstGameSeat: orNull(count),
    }),
  ),
  bonusTiles: list(
    record({
      id: text,
      kind: oneOf(...TILE_KINDS),
      effect: record({
        plusUnits: optional(count),
        bookkeeping: optional(count),
        diamonds: optional(count),
        extraDiamondPerOtherFaceUpMerchant: optional(count),
        expansion: optional(count),
      }),
    }),
  ),
  bonusSpaces: list(board),
  roundTrack: record({ rounds: count, coinsByPlayers: table(table(count)) }),
  bookDisplay: record({ spaces: list(record({ id: text, row: count, coinRound: count, letter: text })) }),
  playerBoard: record({
    actionSlots: list(record({ id: text, unlockedBy: optional(oneOf('diamond', 'bookkeeping')) })),
    diamondTrack: record({
      length: count,
      unlockSlotAt: count,
      values: scores,
      overflowPoundsPerSpace: count,
    }),
    bookkeepingTrack: record({
      length: count,
      unlockSlotAt: count,
      values: scores,
      noABookSpaces: list(count),
      overflowPoundsPerPoint: count,
    }),
  }),
  tracks: list(track),
  trackCards: list(record({ id: text, halves: list(text, 2) }), 4),
  map: record({
    regions: list(
      record({
        id: text,
        mines: count,
        rewards: record({
          pounds: optional(count),
          diamonds: optional(count),
          bookkeeping: optional(count),
          track: optional(count),
        }),
      }),
    ),
    borders: list(record({ a: text, b: text, lines: count })),
    bases: list(record({ company: text, entries: list(record({ region: text, lines: count })) }), 4),
    expansionCost: record({ singleLine: count, doubleLine: count, foreignPost: count }),
  }),
  setup: record({
    startPounds: count,
    bonusMarkersByPlayers: byPlayers,
    firstGameTracks: table(text),
    startTilesDealtLater: count,
  }),
})

export type Components = ReturnType<typeof readComponents>
export type BoardSpace = Components['bonusSpaces'][number]
