import type { Outcome, ScoreSheet, Seat } from '@entrepot/kernel'
import {
  AGENT_COUNT,
  CARD_COUNT,
  CARDS,
  COUNTRY_COUNT,
  DUMMY_TECHNOLOGY_VALUE,
  GOOD_COUNT,
  IMPORT,
  NEUTRAL,
  SCORING,
  SET_POINTS,
  SOURCE_COUNT,
  VP,
  YEN,
} from './components/components.ts'
import { iconsOf } from './countries.ts'
import { withNeutral } from './ending.ts'
import { amountOf, type State } from './state.ts'

/** Y12 in its order, after what the game itself has brought, by its source; as if the game were scored now. */
export function scores(state: State): ScoreSheet[] {
  const church = majority(state, rankBoard(state, state.church), SCORING.church)
  const customs = majority(state, rankBoard(state, state.customs), SCORING.customs)
  const technologies = majority(state, rankTechnologies(state), SCORING.technology)
  return seatsOf(state).map((seat) => {
    const [orders, buildings, inChurch, inCustoms, byTechnologies, achievements, tokens] = earnedBy(
      state,
      seat,
    )
    const played = orders + buildings + inChurch + inCustoms + byTechnologies + achievements + tokens
    const categories = {
      orders,
      buildings,
      ports: amountOf(state, seat, VP) - played,
      achievements,
      tokens,
      church: inChurch + church[seat],
      customs: inCustoms + customs[seat],
      technologies: byTechnologies + technologies[seat],
      countries: countryPoints(state, seat),
      // Y12.5
      agents: unusedAgents(state, seat) * SCORING.unusedAgent,
      imports: amountOf(state, seat, IMPORT) * SCORING.import,
      yen: Math.floor(amountOf(state, seat, YEN) / SCORING.yenPerVp),
      goods: Math.floor(goodsOf(state, seat) / SCORING.goodsPerVp),
    }
    return { seat, categories, total: Object.values(categories).reduce((sum, points) => sum + points, 0) }
  })
}

/** The points that each source has brought during play, in the order of SOURCES. */
function earnedBy(state: State, seat: Seat): number[] {
  return state.earned.slice(seat * SOURCE_COUNT, (seat + 1) * SOURCE_COUNT)
}

export function outcome(state: State): Outcome | null {
  return state.over ? outcomeOf(state) : null
}

/** Y1.1: most points first, ties by nearness to the start player: there are no shared places. */
export function outcomeOf(state: State): Outcome {
  const sheets = scores(state)
  const ranking = sheets
    .toSorted((a, b) => b.total - a.total || fromStart(state, a.seat) - fromStart(state, b.seat))
    .map(({ seat }) => [seat])
  return { sheets, ranking }
}

function seatsOf(state: State): Seat[] {
  return Array.from({ length: state.seats }, (_, seat) => seat)
}

/** Places after the start player in turn order. */
function fromStart(state: State, seat: Seat): number {
  return (seat - state.start + state.seats) % state.seats
}

/** Y12.1–Y12.3, R4: points of first and second place; the dummy of R5 may take a place. */
function majority(state: State, ranked: readonly Seat[], [first, second]: readonly number[]): number[] {
  const points = seatsOf(state).map(() => 0)
  const [winner, runnerUp] = ranked
  if (winner !== undefined) points[winner] = first
  if (runnerUp !== undefined) points[runnerUp] = second
  else if (winner !== undefined && state.options.soleParticipantTakesBoth) points[winner] += second
  return points.slice(0, state.seats)
}

/** Y12.1, Y12.2: by number of assistants, then by whose rightmost stands further right; neutral ones take no part (R5). */
function rankBoard(state: State, spaces: readonly number[]): Seat[] {
  const count = (seat: Seat): number => spaces.filter((owner) => owner === seat).length
  return seatsOf(state)
    .filter((seat) => spaces.includes(seat))
    .toSorted((a, b) => count(b) - count(a) || spaces.lastIndexOf(b) - spaces.lastIndexOf(a))
}

/** Y12.3: by the sum of values, then by nearness to the start player. */
function rankTechnologies(state: State): Seat[] {
  const ranked = seatsOf(state)
    .filter((seat) => state.technologies[seat] !== 0)
    .map((seat) => ({ seat, value: technologyValue(state, seat), place: fromStart(state, seat) }))
  if (withNeutral(state)) ranked.push({ seat: NEUTRAL, value: DUMMY_TECHNOLOGY_VALUE, place: state.seats })
  return ranked.toSorted((a, b) => b.value - a.value || a.place - b.place).map(({ seat }) => seat)
}

function technologyValue(state: State, seat: Seat): number {
  let value = 0
  for (let card = 0; card < CARD_COUNT; card++) if (state.cardOwner[card] === seat) value += CARDS[card].value
  return value
}

/** Y12.4. */
function countryPoints(state: State, seat: Seat): number {
  const icons = Array.from({ length: COUNTRY_COUNT }, (_, country) => iconsOf(state, seat, country))
  return splitPoints(icons)
}

/** More than there are icons of a country. */
const MOST_ICONS = 64
/** The points of splits found before: few different ones occur, and each is dear to find. */
const splits = new Map<number, number>()

/** Y12.4: the points of the best split of icons by country. */
export function splitPoints(icons: readonly number[]): number {
  let key = 0
  for (let country = 0; country < icons.length; country++) key = key * MOST_ICONS + icons[country]
  let points = splits.get(key)
  if (points === undefined) {
    points = bestSplit(icons)
    splits.set(key, points)
  }
  return points
}

/**
 * The best split of icons into sets of different countries. Sets of given sizes, the largest first, can be made if and only if
 * taking each from the most frequent countries works; so only the sizes are tried.
 */
export function bestSplit(icons: readonly number[], largest = icons.length): number {
  const sorted = icons.toSorted((a, b) => b - a)
  const countries = sorted.findIndex((count) => count === 0)
  let best = 0
  for (let size = Math.min(largest, countries < 0 ? sorted.length : countries); size > 0; size--) {
    const rest = sorted.map((count, place) => (place < size ? count - 1 : count))
    best = Math.max(best, SET_POINTS[size] + bestSplit(rest, size))
  }
  return best
}

function unusedAgents(state: State, seat: Seat): number {
  let count = 0
  for (let agent = 0; agent < AGENT_COUNT; agent++) if (state.agents[agent] === 2 * seat) count++
  return count
}

function goodsOf(state: State, seat: Seat): number {
  let goods = 0
  for (let good = 0; good < GOOD_COUNT; good++) goods += amountOf(state, seat, good)
  return goods
}
