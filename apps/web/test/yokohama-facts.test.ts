import { acquisitionPrice } from '@entrepot/telling/yokohama/decisions/laboratories'
import {
  agentPower,
  areReached,
  countryIcons,
  countryPoints,
  decisionAt,
  endTriggers,
  entryFee,
  goalsOf,
  missingFor,
  pathOf,
  placementFee,
  playerOf,
  powerWithPresident,
  walkTo,
  warehousePrice,
  yokohama,
  type Event,
} from '@entrepot/yokohama'
import { expect, test } from 'vitest'
import { games, randomGame } from './yokohama-game.ts'

const paid = (events: readonly Event[], seat: number, what: string): number =>
  events.reduce(
    (sum, event) =>
      event.type === 'paid' && event.seat === seat && event.what === what ? sum + event.amount : sum,
    0,
  )

test.each(games)('game %s: powers, payments and ways shown are those of the rules', (...game) => {
  for (const { before, seat, command, events } of randomGame(...game)) {
    const view = yokohama.view(before, seat)
    const acted = events.find((event) => event.type === 'acted')
    switch (command.type) {
      case 'place':
        expect(placementFee(view, seat, command.area)).toBe(paid(events, seat, 'yen'))
        break
      case 'move': {
        const { to, paying = [] } = command
        expect(powerWithPresident(view, seat, to)).toBe(acted?.power)
        const price = paying.reduce((sum, area) => sum + entryFee(view, seat, area), 0)
        const toll = events
          .filter((event) => event.type === 'paid')
          .filter(({ source }) => paying.includes(source))
        expect(price).toBe(paid(toll, seat, 'yen'))
        if (view.players[seat]?.president !== null) {
          expect(walkTo(view, seat, to, paying)?.length).toBe(pathOf(before, seat, to, paying)?.length)
        }
        break
      }
      case 'agent':
        expect(agentPower(view, seat, command.area)).toBe(acted?.power)
        break
      case 'acquire': {
        const price = acquisitionPrice(view, command.card, command.imports)
        expect(price.yen ?? 0).toBe(paid(events, seat, 'yen'))
        expect(price.import ?? 0).toBe(paid(events, seat, 'import'))
        break
      }
      case 'fetch':
        expect(warehousePrice(playerOf(view, seat), command.piece)).toBe(paid(events, seat, 'yen'))
        break
      default:
        break
    }
  }
})

test.each(games)('game %s: sets of countries score what the rules score', (...game) => {
  for (const { after } of randomGame(...game)) {
    const view = yokohama.view(after, null)
    for (const { seat, categories } of yokohama.scores(after)) {
      expect(countryPoints(countryIcons(playerOf(view, seat)))).toBe(categories['countries'])
    }
  }
})

test('an order lacks what its holder does not have', () => {
  const view = yokohama.view(yokohama.setup({}, 2, 'orders'), 0)
  const player = { ...playerOf(view, 0), copper: 0, silk: 0, tea: 1, fish: 9 }
  expect(missingFor(player, 'order-en04')).toEqual({ silk: 1, tea: 2 })
})

test('an achievement is shown as reached when it can be claimed', () => {
  const reachedKinds = new Set<string>()
  // Which game by chance reaches any is up to the figures.
  for (const { before, seat } of games.flatMap(([seed, seats]) => [...randomGame(seed, seats)])) {
    const view = yokohama.view(before, seat)
    const kind = decisionAt(view)?.kind
    const extras = kind === 'after' || (kind === 'placement' && decisionAt(view)?.placed === 0)
    if (!extras || playerOf(view, seat).hand.assistant === 0) continue
    const claimable = yokohama
      .legal(before, seat)
      .flatMap((c) => (c.type === 'achieve' ? [c.achievement] : []))
    const reached = view.achievements
      .filter(({ id, seats }) => !seats.includes(seat) && areReached(goalsOf(view, seat, id)))
      .map(({ id }) => id)
    expect(reached).toEqual(claimable)
    for (const id of reached) reachedKinds.add(id)
  }
  expect(reachedKinds.size).toBeGreaterThan(0)
})

test.each([
  ...games.map(([seed, seats]) => [seed, seats, {}] as const),
  ['neutral', 2, { neutralAssistants: true }] as const,
])('game %s: what is shown of the coming end is what brings it', (seed, seats, options) => {
  for (const { before, after, events } of randomGame(seed, seats, options)) {
    const triggers = endTriggers(yokohama.view(after, null))
    const full = triggers.some(({ have, need }) => have >= need)
    const ended = events.find((event) => event.type === 'endTriggered')
    if (ended !== undefined && ended.reason !== 'orders') expect(full).toBe(true)
    else if (before.lastRound === 0 && after.lastRound === 0) expect(full).toBe(false)
  }
})
