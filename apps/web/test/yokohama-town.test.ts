import { cellsFor } from '@entrepot/telling/yokohama/components'
import {
  agentPower,
  neighboursOf,
  powerWithPresident,
  yokohama,
  type Command,
  type View,
} from '@entrepot/yokohama'
import { expect, test } from 'vitest'
import { loadYokohama } from '../src/games/yokohama/client.tsx'
import { streetsOf } from '../src/games/yokohama/boards/area-board.tsx'
import { standingOf } from '../src/games/yokohama/boards/standing.ts'
import { turnsLeft } from '../src/games/yokohama/boards/turns-left.ts'
import { walksSince } from '../src/games/yokohama/boards/walks.ts'
import { lampsOf, planOf, streetBetween } from '../src/games/yokohama/boards/town-plan.ts'
import type { Decision } from '../src/table/client.ts'
import { randomGame } from './yokohama-game.ts'

// The town as it is drawn, and how its areas stand to a decision.

function firstView(seats: number): View {
  for (const { before, seat } of randomGame('town', seats)) return yokohama.view(before, seat)
  throw new Error('A game begins with a decision.')
}

test.each([2, 3, 4])(
  'with %i players a street joins every two areas that lie side by side, and no others',
  (seats) => {
    const view = firstView(seats)
    const plan = planOf(cellsFor(seats))
    const streets = streetsOf(view, plan)
    const pairs = view.areas.reduce((sum, { id }) => sum + neighboursOf(view, id).length, 0) / 2
    expect(streets).toHaveLength(pairs)
    for (const [a, b] of streets) {
      expect([Math.abs(a.x - b.x), Math.abs(a.y - b.y)]).toEqual(a.y === b.y ? [1, 0] : [0.5, 1])
      // Its middle lies on the edge that they share.
      const { x, y } = streetBetween(a, b)
      for (const place of [a, b]) {
        expect(x).toBeGreaterThanOrEqual(place.x)
        expect(x).toBeLessThanOrEqual(place.x + 1)
        expect(y).toBeGreaterThanOrEqual(place.y)
        expect(y).toBeLessThanOrEqual(place.y + 1)
      }
    }
    expect(new Set(lampsOf(plan).map(({ x, y }) => `${x} ${y}`)).size).toBe(lampsOf(plan).length)
  },
)

/** The decisions of a game, with how the areas stand to each. */
async function* standings(...seeds: readonly string[]): AsyncGenerator<{
  view: View
  seat: number
  legal: readonly Command[]
  standing: ReturnType<typeof standingOf>
}> {
  const client = await loadYokohama('en')
  for (const { before, seat } of seeds.flatMap((seed) => [...randomGame(seed, 4)])) {
    const view = yokohama.view(before, seat)
    const legal = yokohama.legal(before, seat)
    const decision: Decision = client.decide({ view, seat, legal, draft: {} })
    yield { view, seat, legal, standing: standingOf(view, seat, decision) }
  }
}

test('Y7.1: an area shows the power that an agent would act with there, and acts with, not the president’s', async () => {
  let offered = 0
  let acting = 0
  for await (const { view, seat, legal, standing } of standings('e', 'f', 'g')) {
    for (const command of legal) {
      if (
        command.type !== 'agent' ||
        legal.some((other) => other.type === 'place' && other.area === command.area)
      )
        continue
      expect(standing.get(command.area)?.planned).toBe(agentPower(view, seat, command.area))
      offered++
    }
    const frame = view.pending.findLast(({ agent }) => agent === true)
    if (frame?.area === undefined || frame.seat !== seat) continue
    expect(standing.get(frame.area)?.power).toBe(frame.power)
    if (frame.power !== powerWithPresident(view, seat, frame.area)) acting++
  }
  expect(offered).toBeGreaterThan(0)
  expect(acting).toBeGreaterThan(0)
})

test('Y5.4: where the president may pass but not stop is told from what is out of reach, and what can be chosen from both', async () => {
  const seen = new Set<string>()
  for await (const { view, legal, standing } of standings('ways')) {
    if (view.pending.at(-1)?.kind !== 'movement') continue
    const stops = new Set(legal.flatMap((command) => (command.type === 'move' ? [command.to] : [])))
    for (const [area, { state, price }] of standing) {
      if (stops.has(area)) expect(state).toBeNull()
      if (state === 'pass') expect(stops.has(area) || price < 0).toBe(false)
      seen.add(state ?? 'open')
    }
  }
  expect([...seen].toSorted()).toEqual(['beyond', 'open', 'pass', 'start'])
})

test('Y5: while assistants are placed, the areas show what the president finds when no more are', async () => {
  const client = await loadYokohama('en')
  const seen = new Set<string>()
  for (const { before, seat } of randomGame('ways', 4)) {
    const view = yokohama.view(before, seat)
    const legal = yokohama.legal(before, seat)
    const goesOn = legal.find(({ type }) => type === 'done' || type === 'pass')
    if (view.pending.at(-1)?.kind !== 'placement' || goesOn === undefined) continue
    const after = yokohama.apply(before, seat, goesOn).state
    const then = yokohama.view(after, seat)
    if (then.pending.at(-1)?.kind !== 'movement') continue
    const moves = yokohama.legal(after, seat)
    const stops = new Set(moves.flatMap((command) => (command.type === 'move' ? [command.to] : [])))
    const placing = standingOf(view, seat, client.decide({ view, seat, legal, draft: {} }))
    const moving = standingOf(then, seat, client.decide({ view: then, seat, legal: moves, draft: {} }))
    for (const [area, { reach }] of placing) {
      const found = stops.has(area) ? 'stop' : moving.get(area)?.state
      expect(reach).toBe(stops.size === 0 ? null : found)
      if (reach !== null) seen.add(reach)
    }
  }
  expect([...seen].toSorted()).toEqual(['beyond', 'pass', 'start', 'stop'])
})

test('Y11.2: once the end is called, everybody is told how many turns they have left', () => {
  let told = 0
  // By chance a game may come to the last of all rounds without a call.
  for (let deal = 0; told === 0 && deal < 12; deal++) {
    const steps = [...randomGame(`the end ${deal}`, 3)]
    for (const [index, { before, seat }] of steps.entries()) {
      const view = yokohama.view(before, seat)
      if (view.lastRound === null) continue
      const coming = steps.slice(index).flatMap(({ events }) => events)
      const begun = coming.filter((event) => event.type === 'turnBegan')
      const left = Array.from(
        { length: 3 },
        (_, other) => begun.filter((event) => event.seat === other).length + (other === view.active ? 1 : 0),
      )
      expect(turnsLeft(view)).toEqual(left)
      told++
    }
  }
  expect(told).toBeGreaterThan(0)
})

test('Y8.2: after an order has been taken, confirming goes on without a second one', async () => {
  const client = await loadYokohama('en')
  let asked = 0
  for (const { before, seat } of randomGame('orders', 4)) {
    const view = yokohama.view(before, seat)
    const frame = view.pending.at(-1)
    const legal = yokohama.legal(before, seat)
    const { ready } = client.decide({ view, seat, legal, draft: {} })
    const isSecond = frame?.kind === 'port' && (frame.slots ?? []).length > 0
    expect(ready).toEqual(isSecond ? [{ type: 'done' }] : null)
    if (isSecond) asked++
    if (ready !== null) expect(legal).toContainEqual(ready[0])
  }
  expect(asked).toBeGreaterThan(0)
})

test('the others’ walks since the viewer’s last turn are told with where they began', () => {
  let walked = 0
  const at = new Map<number, string | null>()
  for (const { before, events } of randomGame('walks', 4)) {
    const view = yokohama.view(before, null)
    for (const { seat, president } of view.players) at.set(seat, president)
    const standing = [...at].flatMap(([seat, area]) =>
      area === null ? [] : [{ type: 'moved', seat, by: 'hand', path: [area] } as const],
    )
    // The end of a turn may put the next president on the board, too: who has but one area to choose is not asked.
    const walks = new Map<number, readonly (string | null | undefined)[]>()
    for (const event of events) {
      if (event.type !== 'moved') continue
      const { seat, by, path } = event
      walks.set(seat, by === 'walking' ? [at.get(seat), ...path] : [])
      at.set(seat, path.at(-1) ?? null)
      if (by === 'walking') walked++
    }
    const log = [
      { position: 1, seat: 0, events: standing },
      { position: 2, seat: 0, events },
    ]
    expect([...walksSince(log, 1, null)]).toEqual([...walks])
    for (const viewer of walks.keys())
      expect([...walksSince(log, 1, viewer)]).toEqual([...walks].filter(([seat]) => seat !== viewer))
  }
  expect(walked).toBeGreaterThan(0)
})
