import { components, COMPANIES, series } from './components.ts'
import { GOODS, type TrackBonus } from './schema.ts'
import { extraSpace, type SpaceRule } from './spaces.ts'

/** A permanent bonus (M9.8); all of it zero where the track gives none. */
export interface Permanent {
  readonly expansion: number
  readonly markers: number
  readonly anyDiscount: number
  readonly mixGoods: boolean
  /** Lower prices when paying with each good. */
  readonly discount: readonly number[]
  /** Additional value of each card of a good. */
  readonly cardPlus: readonly number[]
}

export interface Track {
  /** The last space. */
  readonly length: number
  /** By space: the pounds to pay for leaving it forwards; 0 without a capital call. */
  readonly call: readonly number[]
  /** By space: the pounds that reaching it pays; 0 where it is not special. */
  readonly payout: readonly number[]
  /** By space: the number of bonuses unlocked on the way there, the space itself included (R19). */
  readonly level: readonly number[]
  /** By space: the shares held there. */
  readonly shares: readonly number[]
  /** By the bonus in use: none, first, second. */
  readonly permanent: readonly Permanent[]
  /** The first and the second extra bonus space; none on tracks with permanent bonuses. */
  readonly extra: readonly SpaceRule[]
}

const nothing: Permanent = {
  expansion: 0,
  markers: 0,
  anyDiscount: 0,
  mixGoods: false,
  discount: GOODS.map(() => 0),
  cardPlus: GOODS.map(() => 0),
}

function permanent(effect: string | undefined, bonus: TrackBonus): Permanent {
  return {
    expansion: effect === 'expansionTotal' ? (bonus.plus ?? 0) : 0,
    markers: effect === 'bonusMarkers' ? (bonus.plus ?? 0) : 0,
    anyDiscount: bonus.buyWithAnyGoodsDiscount ?? 0,
    mixGoods: bonus.mayMixGoods ?? false,
    discount: [
      bonus.buyWithCoffeeDiscount ?? 0,
      bonus.buyWithBananaDiscount ?? 0,
      bonus.buyWithCottonDiscount ?? 0,
    ],
    cardPlus: [bonus.eachCoffeeCardPlus ?? 0, bonus.eachBananaCardPlus ?? 0, bonus.eachCottonCardPlus ?? 0],
  }
}

export const TRACKS = series(
  'tracks',
  components.tracks.map(({ id }) => id),
)

export const TRACK = components.tracks.map(
  ({ id, spaces, shares, specials, capitalCalls, bonuses }): Track => {
    const bySpace = <Value>(value: (space: number) => Value): Value[] =>
      Array.from({ length: spaces + 1 }, (_, space) => value(space))
    const isExtra = bonuses.type === 'extraSpace'
    if (specials.some(({ bonus }, index) => bonus !== index + 1))
      throw new TypeError(`tracks ${id}: the first special space unlocks bonus 1, the second bonus 2`)
    return {
      length: spaces,
      call: bySpace((space) => capitalCalls.find(({ after }) => after === space)?.cost ?? 0),
      payout: bySpace((space) => specials.find((special) => special.space === space)?.payout ?? 0),
      level: bySpace((space) => specials.filter((special) => special.space <= space).length),
      shares: bySpace((space) => shares.findLast((share) => share.space <= space)?.total ?? 0),
      permanent: isExtra
        ? [nothing, nothing, nothing]
        : [nothing, permanent(bonuses.effect, bonuses.first), permanent(bonuses.effect, bonuses.second)],
      extra: isExtra ? [extraSpace(bonuses.first), extraSpace(bonuses.second)] : [],
    }
  },
)

/** The two tracks of each card (M2.2). */
export const TRACK_CARDS = components.trackCards.map(({ halves }) => halves.map((id) => TRACKS.of(id)))

/** Which track lies at which base in a first game (M2.1). */
export const FIRST_GAME_TRACKS = COMPANIES.ids.map((id) =>
  TRACKS.of(components.setup.firstGameTracks[id] ?? id),
)
