import { describe, expect, it } from 'vitest'
import { defineGame, fastRng, type GameRules } from '../src/index.ts'
import {
  caravanRules,
  caravanSubject,
  type CaravanCommand,
  type CaravanEvent,
  type CaravanOptions,
  type CaravanState,
  type CaravanView,
} from '../testkit/caravan.ts'
import { keepsTheContract } from '../testkit/contract.ts'
import { conformance, faultText, PROMISES } from '../testkit/index.ts'
import type { Subject } from '../testkit/subject.ts'

type Rules = GameRules<CaravanState, CaravanCommand, CaravanEvent, CaravanView, CaravanOptions>
type CaravanSubject = Subject<CaravanState, CaravanCommand, CaravanEvent, CaravanView, CaravanOptions>

describe('the conformance kit on a sound game', () => {
  keepsTheContract(caravanSubject, { games: 90, seed: 'sound', sampling: 0.5 }, { mean: 4, longest: 5 })

  it('counts what it played', () => {
    const { counts } = conformance(caravanSubject, { games: 9, seed: 'sound', sampling: 0 })
    expect(counts.games).toBe(9)
    expect(counts.branchingMax).toBe(4)
  })
})

/** The tiny game with one thing broken, and the promise that must be found broken by it. */
const broken: readonly (readonly [promise: string, how: string, change: (rules: Rules) => Partial<Rules>])[] =
  [
    [
      'plays without a fault',
      'a command throws',
      () => ({
        round() {
          return 1
        },
        step() {
          throw new Error('not written yet')
        },
      }),
    ],
    [
      'states, commands and events are plain JSON',
      'the state holds undefined',
      (rules) => ({
        step(state, seat, command, emit) {
          rules.step(state, seat, command, emit)
          Object.assign(state, { note: undefined })
        },
      }),
    ],
    [
      'states, commands and events are plain JSON',
      'the state holds a Map',
      (rules) => ({
        setup: (options, seats, seed) =>
          Object.assign(rules.setup(options, seats, seed), { seen: new Map() }),
      }),
    ],
    [
      'the same command on the same state does the same',
      'a counter outside the state',
      (rules) => countingOutside(rules),
    ],
    [
      'step in place and apply on a copy lead to the same state',
      'the rules depend on being listened to',
      (rules) => ({
        step(state, seat, command, emit) {
          rules.step(state, seat, command, emit)
          if (emit && command.type === 'take') state.coins[seat]++
        },
      }),
    ],
    [
      'every listed command is accepted, each is listed once',
      'a command is listed twice',
      (rules) => ({
        legal(state, seat) {
          const legal = rules.legal(state, seat)
          return legal.length > 1 ? [...legal, legal[0]] : legal
        },
      }),
    ],
    [
      'what is not listed is refused and changes nothing',
      'refusing breaks on strange commands',
      () => ({
        refuse(state, seat, command) {
          return {
            rule: 'caravan',
            params: { amount: (command as { amount: number }).amount.toFixed(), seat, pool: state.pool },
          }
        },
      }),
    ],
    [
      'what is not listed is refused and changes nothing',
      'refusing changes the state',
      (rules) => ({
        refuse(state, seat, command) {
          state.pool += 0.5
          return rules.refuse(state, seat, command)
        },
      }),
    ],
    [
      'somebody can decide until the outcome is there',
      'the game goes on after the outcome',
      (rules) => ({ outcome: (state) => rules.outcome({ ...state, round: state.round + 1 }) }),
    ],
    [
      'nobody is asked what is forced',
      'a rest alone is asked',
      (rules) => ({
        legal: (state, seat) =>
          rules
            .legal(state, seat)
            .filter(({ type }) => type === 'bid' || type === 'rest' || type === 'rebid'),
      }),
    ],
    [
      'earlier states never change',
      'a copy shares the coins',
      (rules) => ({ clone: (state) => ({ ...rules.clone(state), coins: state.coins }) }),
    ],
    [
      'a copy shares nothing that can change',
      'a copy shares the coins',
      (rules) => ({ clone: (state) => ({ ...rules.clone(state), coins: state.coins }) }),
    ],
    [
      'replay of the log leads to the same states',
      'a counter outside the state',
      (rules) => countingOutside(rules),
    ],
    [
      'undo goes back to the barrier and no further',
      'a bid changes what another has bid',
      (rules) => ({
        step(state, seat, command, emit) {
          if (command.type === 'bid') state.pool += state.bids.filter((bid) => bid > 0).length * (seat + 1)
          rules.step(state, seat, command, emit)
        },
      }),
    ],
    [
      'the outcome ranks every seat once and its sheets add up',
      'the last one is forgotten',
      (rules) => ({
        outcome(state) {
          const outcome = rules.outcome(state)
          return outcome && { ...outcome, ranking: outcome.ranking.slice(0, -1) }
        },
      }),
    ],
    [
      'invariants of the game hold in every state',
      'a drawn bale is lost',
      (rules) => ({
        step(state, seat, command, emit) {
          rules.step(state, seat, command, emit)
          if (command.type === 'draw') state.bales[seat].pop()
        },
      }),
    ],
    [
      'views leak nothing: worlds that differ only in a secret look the same',
      'the next bale of the deck is in the view',
      (rules) => ({
        view: (state, viewer) => Object.assign(rules.view(state, viewer), { next: state.deck.at(-1) ?? 0 }),
      }),
    ],
    [
      'views leak nothing: worlds that differ only in a secret look the same',
      'what is legal tells a secret',
      (rules) => ({
        legal(state, seat) {
          const legal = rules.legal(state, seat)
          return legal.length === 4 && (state.deck.at(-1) ?? 0) > 3 ? legal.slice(0, 3) : legal
        },
      }),
    ],
    [
      'a view made beside that of somebody else is the same',
      'all see what one sees',
      (rules) => ({ view: (state, viewer, beside) => beside ?? rules.view(state, viewer) }),
    ],
    [
      'a view made from an earlier one is the same',
      'what was seen is seen again',
      (rules) => ({
        view: (state, viewer, _beside, earlier) => earlier?.view ?? rules.view(state, viewer),
      }),
    ],
    [
      'what is taken from an earlier view is the same whichever state came first',
      'only what was seen before something more was revealed is taken over',
      (rules) => ({
        view(state, viewer, _beside, earlier) {
          const view = rules.view(state, viewer)
          return earlier && earlier.state.revealed < state.revealed
            ? { ...view, frames: earlier.view.frames }
            : view
        },
      }),
    ],
    [
      'what a command tells a viewer counts as revealed',
      'a draw is not counted',
      (rules) => ({
        step(state, seat, command, emit) {
          rules.step(state, seat, command, emit)
          if (command.type === 'draw') state.revealed--
        },
      }),
    ],
    [
      'a choice made in secret is told to nobody',
      'a secret bid is told to all',
      (rules) => ({
        step(state, seat, command, emit) {
          if (emit && command.type === 'bid') emit({ type: 'taken', seat, amount: command.amount })
          rules.step(state, seat, command, emit)
        },
      }),
    ],
    [
      'a resampled world looks the same and offers the same',
      'a resampled world forgets the bids that were made',
      (rules) => ({
        resample: (view, viewer, rng) => ({
          ...rules.resample(view, viewer, rng),
          bids: view.players.map(() => 0),
        }),
      }),
    ],
    [
      'a resampled world can be played on',
      'a resampled world has bales that do not exist',
      (rules) => ({
        resample(view, viewer, rng) {
          const world = rules.resample(view, viewer, rng)
          return {
            ...world,
            bales: world.bales.map((bales, seat) => (seat === viewer ? bales : bales.map(() => 9))),
          }
        },
      }),
    ],
    [
      'events tell every change that a spectator sees',
      'coins move in silence',
      (rules) => ({
        step(state, seat, command, emit) {
          rules.step(state, seat, command, command.type === 'take' ? null : emit)
        },
      }),
    ],
  ]

function countingOutside(rules: Rules): Partial<Rules> {
  const outside = fastRng('outside')
  return {
    step(state, seat, command, emit) {
      rules.step(state, seat, command, emit)
      state.coins[seat] += outside.d++ % 2
    },
  }
}

/** The promises that a series of games finds broken, up to the game that breaks the one looked for. */
function brokenPromises(subject: CaravanSubject, lookedFor: string): Set<string> {
  const found = new Set<string>()
  for (let from = 0; from < 24 && !found.has(lookedFor); from++) {
    const { faults } = conformance(subject, { games: 1, seed: 'broken', from, sampling: 0.5 })
    for (const promise of faults.keys()) found.add(promise)
  }
  return found
}

describe('the conformance kit finds', () => {
  it.each(broken)('%s: %s', (promise, _, change) => {
    const game = defineGame({ ...caravanRules, ...change(caravanRules) })
    expect(brokenPromises({ ...caravanSubject, game }, promise)).toContain(promise)
  })

  it('is proved for every promise', () => {
    const proved = new Set(broken.map(([promise]) => promise))
    expect(PROMISES.filter((promise) => !proved.has(promise))).toEqual([])
  })

  it.each([broken[0], broken.find(([promise]) => promise === 'invariants of the game hold in every state')!])(
    'in quick play too: %s, %s',
    (_promise, _how, change) => {
      const game = defineGame({ ...caravanRules, ...change(caravanRules) })
      const { faults } = conformance({ ...caravanSubject, game }, { games: 24, seed: 'quick', quick: true })
      expect([...faults.keys()]).toEqual(['plays without a fault'])
    },
  )

  it('nothing in quick play of a sound game', () => {
    const { faults, counts } = conformance(caravanSubject, { games: 60, seed: 'quick', quick: true })
    expect(faults.size).toBe(0)
    expect(counts.games).toBe(60)
  })

  it('prints a fault with the command that shows it again', () => {
    const game = defineGame({ ...caravanRules, ...broken[0][2](caravanRules) })
    const subject: CaravanSubject = { ...caravanSubject, game }
    const fault = conformance(subject, { games: 1, seed: 'series', from: 5 }).faults.get(
      'plays without a fault',
    )
    expect(fault && faultText(subject, fault)).toMatch(/fuzz --game caravan --games 1 --seed series --from 5/)
  })
})
