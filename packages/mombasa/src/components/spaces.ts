import { NO_REWARD, type Reward } from './books.ts'
import { kindOf } from './cards.ts'
import { components, COMPANIES, series } from './components.ts'
import { KINDS, type BoardSpace, type TrackBonus } from './schema.ts'

/** A majority reward and the total that it needs (M8.8). */
export interface Tier {
  readonly min: number
  readonly reward: Reward
}

/** What a bonus space asks for and brings, on the board or on a company track. */
export interface SpaceRule {
  readonly cost: number
  /** M8.5: not on the first turn of the round. */
  readonly notOpening: boolean
  readonly firstPlayer: boolean
  readonly points: number
  readonly diamonds: number
  /** What a card of the display is cheaper by; -1 where none is bought. */
  readonly buyDiscount: number
  readonly buyOptional: boolean
  /** Whether each kind of hand card can be discarded here; empty where none is. */
  readonly discards: readonly boolean[]
  readonly discardPlus: number
  /** The kind of card whose majority counts; -1 elsewhere. */
  readonly majority: number
  readonly tiers: readonly Tier[]
  /** The bonus tile reserved here; -1 elsewhere. */
  readonly tile: number
  readonly choices: readonly { readonly points: number; readonly diamonds: number }[]
  /** Advance on so many other tracks, so many steps on each. */
  readonly otherTracks: number
  readonly otherSteps: number
}

export const TILES = series(
  'bonusTiles',
  components.bonusTiles.map(({ id }) => id),
)
export const TILE = components.bonusTiles.map(({ kind, effect }) => ({
  /** The kind of card that the tile counts as; -1 for the one that lies on a goods card. */
  kind: kind === 'plusOneGood' ? -1 : kindOf(kind),
  plusUnits: effect.plusUnits ?? 0,
  points: effect.bookkeeping ?? 0,
  expansion: effect.expansion ?? 0,
  diamonds: effect.diamonds ?? 0,
  diamondsPerMerchant: effect.extraDiamondPerOtherFaceUpMerchant ?? 0,
}))
/** The tile that lies on a goods card (M8.12). */
export const GOODS_TILE = TILE.findIndex(({ kind }) => kind === -1)

/** By kind of card: whether it may be discarded; any card, also a share (R14), or one kind. */
function discards(wanted: string | undefined): boolean[] {
  return wanted === undefined ? [] : KINDS.map((kind) => wanted === 'any' || wanted === kind)
}

const plain: SpaceRule = {
  cost: 0,
  notOpening: false,
  firstPlayer: false,
  points: 0,
  diamonds: 0,
  buyDiscount: -1,
  buyOptional: false,
  discards: [],
  discardPlus: 0,
  majority: -1,
  tiers: [],
  tile: -1,
  choices: [],
  otherTracks: 0,
  otherSteps: 0,
}

function boardSpace({ requirement, reward, of, company, tiers, tile }: BoardSpace): SpaceRule {
  return {
    ...plain,
    cost: requirement?.payPounds ?? 0,
    notOpening: requirement?.notFirstPlayersFirstTurnOfRound ?? false,
    firstPlayer: reward?.firstPlayer ?? false,
    points: reward?.bookkeeping ?? 0,
    buyDiscount: reward?.buyCardForPounds?.discount ?? -1,
    discards: discards(requirement?.discardHandCard),
    discardPlus: reward?.poundsFromCratePlus ?? 0,
    majority: of === undefined ? -1 : kindOf(of),
    tiers: (tiers ?? []).map(({ min, trackSpaces, removePosts, diamonds, bookkeeping, pounds }): Tier => ({
      min,
      reward: {
        ...NO_REWARD,
        pounds: pounds ?? 0,
        diamonds: diamonds ?? 0,
        points: bookkeeping ?? 0,
        removePosts: removePosts ?? 0,
        company: COMPANIES.of(company ?? ''),
        steps: trackSpaces,
      },
    })),
    tile: tile === undefined ? -1 : TILES.of(tile),
  }
}

/** An extra bonus space of a company track (M9.9). */
export function extraSpace(bonus: TrackBonus): SpaceRule {
  return {
    ...plain,
    cost: bonus.payPounds ?? 0,
    diamonds: bonus.diamonds ?? 0,
    buyDiscount: bonus.buyCardForPounds?.discount ?? -1,
    buyOptional: true,
    discards: discards(bonus.discardHandCard),
    discardPlus: bonus.poundsFromCratePlus ?? 0,
    choices: (bonus.choose ?? []).map(({ bookkeeping, diamonds }) => ({ points: bookkeeping, diamonds })),
    otherTracks: bonus.advanceOtherTracks?.tracks ?? 0,
    otherSteps: bonus.advanceOtherTracks?.spaces ?? 0,
  }
}

export const BOARD_SPACE = components.bonusSpaces.map(boardSpace)
/** The spaces of the board where a tile is reserved. */
export const TILE_SPACES = BOARD_SPACE.flatMap(({ tile }, space) => (tile >= 0 ? [space] : []))

/** The bonus spaces by number: those of the board, then two for each company, which only some tracks have (M8.14). */
export const SPACES = series('bonusSpaces', [
  ...components.bonusSpaces.map(({ id }) => id),
  ...COMPANIES.ids.flatMap((id) => [`extra-${id}-1`, `extra-${id}-2`]),
])
