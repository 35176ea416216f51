import { below, fastRng, type Rng } from '@entrepot/kernel'
import { expect, it } from 'vitest'
import { AREA_IDS } from '../src/components/components.ts'
import { yokohama, type State } from '../src/index.ts'
import {
  area,
  assistants,
  assistantsAt,
  newTable,
  options,
  keepFirst,
  president,
  purse,
  technologies,
} from './table.ts'

/** Four players, areas shuffled, assistants and presidents anywhere, some technologies of movement. */
function randomPosition(rng: Rng, seed: string): State {
  let state = newTable(4, {}, seed)
  for (let seat = 0; seat < 4; seat++) state = keepFirst(state, seat)
  const seat = state.active
  const standing = AREA_IDS.filter((id) => id !== 'canal')
  for (const id of standing) if (below(rng, 2) === 0) assistants(state, seat, { [id]: 1 })
  const crowded = standing[below(rng, standing.length)]
  for (let other = 0; other < 4; other++) {
    president(state, other, below(rng, 3) === 0 ? crowded : standing[below(rng, standing.length)])
  }
  purse(state, seat, { yen: below(rng, 4) })
  for (const id of ['station', 'stagecoach', 'postal-system', 'tram']) {
    if (below(rng, 4) === 0) technologies(state, seat, id)
  }
  state.station = area(standing[below(rng, standing.length)])
  state.frames = [{ ...state.frames[0], kind: 'movement' }]
  return state
}

const has = (state: State, technology: string): boolean =>
  yokohama
    .view(state, null)
    .players[state.active].technologies.some((card) => card.startsWith(`tech-${technology}-`))

/** Y5 and Y9 in other words: every walk that enters no area twice, and where it may end. Returns `to: paid areas`. */
function everyWalk(state: State): Set<string> {
  const seat = state.active
  const view = yokohama.view(state, null)
  const start = view.players[seat].president as string
  const { yen } = view.players[seat]
  const others = (id: string): number =>
    (view.areas.find((found) => found.id === id)?.presidents ?? []).filter((owner) => owner !== seat).length
  const neighbours = (id: string): string[] =>
    AREA_IDS.filter((_, index) => (state.neighbours[area(id)] & (1 << index)) !== 0)
  const ownStation = (id: string): boolean => has(state, 'station') && state.station === area(id)
  const found = new Map<string, Set<string>>()
  const ends = (id: string, paid: readonly string[]): void => {
    found.set(id, (found.get(id) ?? new Set()).add([...paid].toSorted((a, b) => area(a) - area(b)).join('+')))
  }
  const walk = (at: string, entered: readonly string[], paid: readonly string[], spent: number): void => {
    for (const next of neighbours(at)) {
      if (next === start || entered.includes(next)) continue
      if (next !== 'canal' && assistantsAt(state, seat, next) === 0) continue
      // Ending at the own station is free whoever is there.
      if (ownStation(next) && others(next) > 0) ends(next, paid)
      const fee = next === 'canal' ? 1 : has(state, 'stagecoach') ? 0 : others(next)
      if (spent + fee > yen) continue
      const payments = fee > 0 ? [...paid, next] : paid
      const mayStop =
        next !== 'canal' && (others(next) === 0 || has(state, 'postal-system') || ownStation(next))
      if (mayStop) ends(next, payments)
      walk(next, [...entered, next], payments, spent + fee)
    }
  }
  walk(start, [], [], 0)
  if (has(state, 'tram')) {
    for (const { id } of view.areas) if (id !== 'canal' && id !== start && others(id) === 0) ends(id, [])
  }
  return undominated(found)
}

/** R14: payments of which a part would do are not offered. */
function undominated(found: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const offered = new Set<string>()
  for (const [id, ways] of found) {
    const sets = [...ways].map((way) => new Set(way === '' ? [] : way.split('+')))
    for (const set of sets) {
      if (!sets.some((other) => other.size < set.size && [...other].every((id) => set.has(id))))
        offered.add(`${id}: ${[...set].join('+')}`)
    }
  }
  return offered
}

it('Y5.3 Y5.4 Y5.5 Y5.7 R14 the search finds what trying every walk finds', () => {
  const rng = fastRng('walks')
  let paid = 0
  for (let round = 0; round < 100; round++) {
    const state = randomPosition(rng, `walks ${round}`)
    const listed = options(state, 'move').map(({ to, paying = [] }) => `${to}: ${paying.join('+')}`)
    expect(new Set(listed)).toEqual(everyWalk(state))
    expect(new Set(listed).size).toBe(listed.length)
    paid += listed.filter((move) => !move.endsWith(': ')).length
  }
  expect(paid).toBeGreaterThan(40)
})
